import { countdownWords } from '../../numbers/countdownWords.ts';
import { useSayWords } from '../../words/WordsProvider.tsx';

export interface CountdownProps {
  /** When it begins, ISO 8601. */
  to: string;
  /** The present moment, from the page: it is asked once, so that no words change while they are read. */
  now: Date;
}

/** How long it is until a day, in still words: “in 3 days”. It never ticks and is never said by itself. */
export function Countdown({ to, now }: CountdownProps) {
  const say = useSayWords();
  const words = countdownWords(new Date(to), now);
  return words === undefined ? null : <time dateTime={to}>{say(words)}</time>;
}
