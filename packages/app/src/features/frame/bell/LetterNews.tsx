import type { AnsweredLetter } from '@friendbase/contract';
import { Disclosure, Heading, Stack, Text, useWords } from '@friendbase/ui-kit';
import { useState } from 'react';
import { beginningOf } from '../../../lib/text/shorten.ts';
import { news } from '../../../words/en/news.ts';

/** What tells one letter from another, for who jumps from button to button. */
const MOST_CHARACTERS = 30;

/** What the member wrote to us, and what we answer, behind a button. */
export function LetterNews({ letter: { words, answer } }: { letter: AnsweredLetter }) {
  const t = useWords(news);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Disclosure
      label={t('readAnswer')}
      openLabel={t('hideAnswer')}
      subject={beginningOf(words, MOST_CHARACTERS)}
      isOpen={isOpen}
      onToggle={setIsOpen}
    >
      <Stack gap="small">
        <Heading level={4}>{t('youWrote')}</Heading>
        <Text dir="auto" tone="quiet">
          {words}
        </Text>
        <Heading level={4}>{t('weAnswered')}</Heading>
        <Text dir="auto">{answer}</Text>
      </Stack>
    </Disclosure>
  );
}
