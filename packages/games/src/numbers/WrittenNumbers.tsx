import { Button, focusForReading, Row, Text, usePreferences, useWords } from '@friendbase/ui-kit';
import { useEffect, useRef } from 'react';
import { numbersGame } from '../words/en/numbers.ts';
import type { Digit } from './rules.ts';
import { inWords } from './speech.ts';

interface WrittenNumbersProps {
  sequence: readonly Digit[];
  /** Wrong tries at this sequence. */
  tries: number;
  /** The member asked to see it. */
  isAskedFor: boolean;
  onAsk: () => void;
}

/** After this many wrong tries help is offered, unless the member wants it always or never. Source: preference P9. */
const TRIES_BEFORE_HELP = 2;

/** The numbers as text, for those who want them so, and else the way to them. The points are the same. */
export function WrittenNumbers({ sequence, tries, isAskedFor, onAsk }: WrittenNumbersProps) {
  const t = useWords(numbersGame);
  const isAlwaysRendered = usePreferences(({ writtenSequence }) => writtenSequence);
  const hints = usePreferences((preferences) => preferences.hints);
  const place = useRef<HTMLDivElement>(null);
  // The pressed button is gone: the focus, and so a screen reader, goes to the numbers in its place.
  useEffect(() => {
    if (isAskedFor && place.current) focusForReading(place.current);
  }, [isAskedFor]);
  const isOffered = hints === 'always' || (hints === 'later' && tries >= TRIES_BEFORE_HELP);
  if (isAlwaysRendered || isAskedFor)
    return (
      <Row justify="center">
        <div ref={place}>
          <Text size="large">{t('written', { digits: inWords(sequence) })}</Text>
        </div>
      </Row>
    );
  if (!isOffered) return null;
  return (
    <Row justify="center">
      <Button tone="quiet" icon="eye" onPress={onAsk}>
        {t('showInWriting')}
      </Button>
    </Row>
  );
}
