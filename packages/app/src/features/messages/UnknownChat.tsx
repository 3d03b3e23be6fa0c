import { Heading, Stack, Text, useWords } from '@friendbase/ui-kit';
import type { ReactNode } from 'react';
import { chatPane } from '../../words/en/messages.ts';
import { UnsentWords } from './ClosedChat.tsx';

/** For an address that leads to nobody the member knows, or no longer does: also then nothing written is lost. */
export function UnknownChat({ words, back }: { words: string; back: ReactNode }) {
  const t = useWords(chatPane);
  return (
    <Stack>
      {back}
      <Heading level={2}>{t('unknown')}</Heading>
      <Text>{t('unknownText')}</Text>
      <UnsentWords words={words} />
    </Stack>
  );
}
