import { useSayWords } from '../../words/WordsProvider.tsx';
import type { Words } from '../../words/catalogue.ts';
import './NumberWords.css';

export interface NumberWordsProps {
  /** The number with what it counts: “8 of 16 places”. */
  children: string;
  /** The same in words that need no reckoning: from `fullnessWords` or `needMoreWords`, or the app's own. */
  words: Words;
}

/** A number, and what it means. Source: accessibility rule G10. */
export function NumberWords({ children, words }: NumberWordsProps) {
  const say = useSayWords();
  return (
    <span className="fb-NumberWords">
      <span data-number={true}>{children}</span> <span className="fb-NumberWords-words">{say(words)}</span>
    </span>
  );
}
