import { useEffect, useState, type ReactNode } from 'react';
import { usePausableClock } from '../../suspension/usePausableClock.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { states } from '../../words/en/states.ts';
import { beginWait, sayOfWait } from './oneWait.ts';
import { Spinner } from './Spinner.tsx';
import './Spinner.css';

/** When waiting is announced, and when it counts as long. Source: accessibility contract W34. */
const SAID_AFTER_MS = 1000;
const LONG_AFTER_MS = 10_000;

export interface WaitingProps {
  /** What is awaited: “Loading...” Shown at once, said after a second. */
  label: string;
  /** @default 'This is taking a long time.' Shown and said after ten seconds. */
  longLabel?: string | undefined;
  /** A `Skeleton` of what comes: the words stand on it, and take no room of their own. */
  children?: ReactNode;
}

/** Stands where something will appear. */
export function Waiting({ label, longLabel: ownLongLabel, children }: WaitingProps) {
  const t = useWords(states);
  const longLabel = ownLongLabel ?? t('longWait');
  const [isLong, setIsLong] = useState(false);
  const clock = usePausableClock();
  useEffect(() => {
    const endWait = beginWait();
    const saying = clock.setTimeout(() => sayOfWait(label), SAID_AFTER_MS);
    const growingLong = clock.setTimeout(() => {
      setIsLong(true);
      sayOfWait(longLabel);
    }, LONG_AFTER_MS);
    return () => {
      endWait();
      clock.clearTimeout(saying);
      clock.clearTimeout(growingLong);
    };
  }, [clock, label, longLabel]);
  return (
    <div className="fb-Waiting" aria-busy="true">
      {children}
      <div className="fb-Waiting-words">
        <Spinner label={label} />
        {isLong && <p>{longLabel}</p>}
      </div>
    </div>
  );
}
