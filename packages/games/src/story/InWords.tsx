import { BulletList, Disclosure, Heading, Stack, Text, usePreferences, useWords } from '@friendbase/ui-kit';
import { useState } from 'react';
import { story as words } from '../words/en/story.ts';
import type { Story } from './story.ts';

/** All that the story tells, to read at one's own pace, and its tips. Open from the start with Easy words. */
export function InWords({ story: { parts, tips } }: { story: Story }) {
  const t = useWords(words);
  const isEasy = usePreferences(({ easy }) => easy);
  const [isOpen, setIsOpen] = useState(false);
  const text = parts.map((part) => (
    <Stack key={part.id} as="section" gap="small">
      <Heading level={4}>{part.title}</Heading>
      <Text>{part.words}</Text>
    </Stack>
  ));
  return (
    <>
      {isEasy ? (
        <Stack as="section" gap="small">
          <Heading level={3}>{t('inWords')}</Heading>
          {text}
        </Stack>
      ) : (
        <Disclosure
          label={t('inWords')}
          openLabel={t('hideInWords')}
          panelName={t('inWords')}
          isOpen={isOpen}
          onToggle={setIsOpen}
        >
          <Stack gap="small">{text}</Stack>
        </Disclosure>
      )}
      {tips.length > 0 && (
        <Stack as="section" gap="small">
          <Heading level={3}>{t('tips')}</Heading>
          <BulletList items={tips} />
        </Stack>
      )}
    </>
  );
}
