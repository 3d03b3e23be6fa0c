import { focusForReading, Heading, Stack, Text } from '@friendbase/ui-kit';
import { useLayoutEffect, useRef } from 'react';
import { KeptWords } from './KeptWords.tsx';

interface ClosedChatProps {
  title: string;
  reason: string;
  /** What the member wrote and nobody got. */
  words: string;
  /** The field that had the focus has gone just now. */
  takesFocus: boolean;
}

/** In place of the field, where nobody can be written to: why, and the words that were not sent. */
export function ClosedChat({ title, reason, words, takesFocus }: ClosedChatProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    if (takesFocus && heading.current) focusForReading(heading.current);
  }, [takesFocus]);
  return (
    <Stack>
      <Heading level={3} ref={heading}>
        {title}
      </Heading>
      <Text>{reason}</Text>
      <KeptWords words={words} />
    </Stack>
  );
}
