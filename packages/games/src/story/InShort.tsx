import { BulletList, Heading, Stack, Text, useWords } from '@friendbase/ui-kit';
import { story as words } from '../words/en/story.ts';
import { partAt } from './rules.ts';
import type { Story } from './story.ts';
import type { Playback } from './usePlayback.ts';

interface InShortProps {
  story: Story;
  snapshot: Playback['snapshot'];
}

/** What is said before a story starts: what it is about, what it pays and how, and where it was left. */
export function InShort({ story: { inShort, parts, rewardFbb: fbb }, snapshot }: InShortProps) {
  const t = useWords(words);
  const { percent } = snapshot.context;
  const count = parts.length;
  return (
    <Stack as="section" gap="small">
      <Heading level={3}>{t('inShort')}</Heading>
      <BulletList items={inShort} />
      {fbb !== undefined && <Text>{fbb > 0 ? t('rule', { fbb }) : t('ruleTomorrow')}</Text>}
      {snapshot.matches('intro') && percent > 0 && (
        <Text>{t('stoppedAt', { number: partAt(percent, count) + 1, count })}</Text>
      )}
    </Stack>
  );
}
