import { focusForReading, Heading, Stack, Text, useSayWords, useWords, TextArea } from '@friendbase/ui-kit';
import { messageOf } from '@friendbase/ui-kit/words';
import { useLayoutEffect, useRef } from 'react';
import { reasonOf } from '../../lib/errors/apiErrors.ts';
import { memberErrors } from '../../words/en/memberErrors.ts';
import { chatPane } from '../../words/en/messages.ts';

interface ClosedChatProps {
  /** The other member's, where it is known. */
  name: string | undefined;
  /** What the member wrote and nobody got. */
  words: string;
  /** The error response of the last message. Missing where the two were no friends to begin with. */
  error: unknown;
}

const NOT_FRIENDS = messageOf(memberErrors, 'friendsOnly');

/** In place of the field, where nobody can be written to: why, and the words that were not sent. */
export function ClosedChat({ name, words, error }: ClosedChatProps) {
  const t = useWords(chatPane);
  const sayWords = useSayWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const isRefused = error !== undefined;
  useLayoutEffect(() => {
    // The field, which had the focus, has gone just now.
    if (isRefused && heading.current) focusForReading(heading.current);
  }, [isRefused]);
  return (
    <Stack>
      <Heading level={3} ref={heading}>
        {name === undefined ? t('closedUnnamed') : t('closed', { name })}
      </Heading>
      <Text>{sayWords(isRefused ? reasonOf(error, NOT_FRIENDS, memberErrors) : NOT_FRIENDS)}</Text>
      <UnsentWords words={words} />
    </Stack>
  );
}

/** What the member wrote and nobody got: to be read and copied. */
export function UnsentWords({ words }: { words: string }) {
  const t = useWords(chatPane);
  return words === '' ? null : <TextArea label={t('unsentWords')} value={words} isReadOnly />;
}
