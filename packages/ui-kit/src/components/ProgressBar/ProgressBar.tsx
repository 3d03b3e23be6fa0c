import { useProgressBar } from 'react-aria/useProgressBar';
import { progressWords } from '../../numbers/numberWords.ts';
import { useSayWords } from '../../words/WordsProvider.tsx';
import './ProgressBar.css';

export interface ProgressBarProps {
  /** What comes along: “beach.jpg”. */
  label: string;
  /** How far it is, from 0 to 100; `undefined` while nobody knows. */
  percent: number | undefined;
  /** @default “45 percent, about half”. Other words for the value, such as “Part 2 of 4, 45 percent”. */
  valueText?: string | undefined;
  /** A place that matters on the way, and what it means. Seen: whoever is not shown the bar is told it before. */
  mark?: { percent: number; words: string } | undefined;
}

/**
 * How far something has come. Never said while it changes: whoever moves it announces a few steps at most. Its bar is
 * sized by attributes and not by a style, which the content security policy refuses in a page that a server rendered. On
 * React Aria's hook: its component stands in a file of the first visit, which would carry it and all its numbers.
 * Source: accessibility contract W10.
 */
export function ProgressBar({ label, percent, valueText, mark }: ProgressBarProps) {
  const say = useSayWords();
  const isIndeterminate = percent === undefined;
  const value = Math.min(100, Math.max(0, percent ?? 0));
  const words = isIndeterminate ? undefined : (valueText ?? say(progressWords(value)));
  const { progressBarProps, labelProps } = useProgressBar({
    label,
    value,
    isIndeterminate,
    ...(words !== undefined && { valueLabel: words }),
  });
  return (
    <div {...progressBarProps} className="fb-ProgressBar">
      <span {...labelProps} className="fb-ProgressBar-label">
        {label}
      </span>
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" className="fb-ProgressBar-track">
        {isIndeterminate ? (
          <line x1="0" x2="100" y1="0.5" y2="0.5" className="fb-ProgressBar-going" />
        ) : (
          <rect width={value} height="1" className="fb-ProgressBar-done" />
        )}
        {mark && (
          <>
            <line {...lineAt(mark.percent)} className="fb-ProgressBar-markEdge" />
            <line {...lineAt(mark.percent)} className="fb-ProgressBar-mark" />
          </>
        )}
      </svg>
      {words !== undefined && (
        // The bar has these words as its value already.
        <span aria-hidden="true" data-spoken="" className="fb-ProgressBar-value">
          {words}
        </span>
      )}
      {mark && <span className="fb-ProgressBar-markWords">{mark.words}</span>}
    </div>
  );
}

const lineAt = (percent: number) => ({ x1: percent, x2: percent, y1: 0, y2: 1 });
