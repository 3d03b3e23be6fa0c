import { Button, Heading, Row, Stack, Text, useWords } from '@friendbase/ui-kit';
import { useId } from 'react';
import { outingNotices } from '../../lib/notices/outingNotices.ts';
import { useServices } from '../../lib/page/services.ts';
import { clubs } from '../../words/en/clubs.ts';

/** What cannot be played yet, and says so before it is pressed. Source: product spec §2 “Clubs”, conflict X21. */
export function PlayTogether() {
  const t = useWords(clubs);
  const { notify } = useServices();
  const noteId = useId();
  return (
    <Stack as="section" gap="small">
      <Heading level={2}>{t('together')}</Heading>
      <Text id={noteId} size="small">
        {t('togetherText')}
      </Text>
      <Row>
        <Button
          size="small"
          tone="quiet"
          aria-describedby={noteId}
          onPress={() => notify(outingNotices.challenge)}
        >
          {t('challenge')}
        </Button>
        <Button
          size="small"
          tone="quiet"
          aria-describedby={noteId}
          onPress={() => notify(outingNotices.groupSessions)}
        >
          {t('group')}
        </Button>
      </Row>
    </Stack>
  );
}
