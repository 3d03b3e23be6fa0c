import { BreatheGlyph, Button, Heading, Row, Stack, Text, useWords } from '@friendbase/ui-kit';
import { lazy, useState } from 'react';
import { videos } from '../../words/en/videos.ts';
import { PlayDialog } from '../../comfort/PlayDialog.tsx';

const BreathingGuide = lazy(() =>
  import('@friendbase/games/breathing').then((module) => ({ default: module.BreathingGuide })),
);

/** The guide to calm breathing, for whoever needs it now and wants no story. */
export function CalmBreathing() {
  const t = useWords(videos);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack as="section" gap="small">
      <Heading level={2}>{t('breathingTitle')}</Heading>
      <Text>{t('breathingText')}</Text>
      <Row>
        <Button tone="quiet" icon={BreatheGlyph} onPress={() => setIsOpen(true)}>
          {t('breathingOpen')}
        </Button>
      </Row>
      {isOpen && (
        <PlayDialog title={t('breathingTitle')} words={t} onClose={() => setIsOpen(false)}>
          <BreathingGuide />
        </PlayDialog>
      )}
    </Stack>
  );
}
