import { useWords } from '@friendbase/ui-kit';
import { mathGame } from '../words/en/math.ts';
import { wayTo, type Operator, type Problem } from './rules.ts';
import './Hint.css';

interface NumberLineProps {
  problem: Problem;
  /** Whether every number stands on it, also the answer; else only where to start. */
  isFilled: boolean;
}

/** A line of steps from the start to the answer, each to be touched with a finger. It wraps where there is no room. */
export function NumberLine({ problem, isFilled }: NumberLineProps) {
  const t = useWords(mathGame);
  const way = wayTo(problem);
  const last = way.length - 1;
  const textAt = (number: number, at: number) => {
    if (isFilled || at === 0) return number;
    return at === last ? t('unknown') : stepOf(problem);
  };
  return (
    <figure className="fb-MathPicture">
      <div className="fb-NumberLine" aria-hidden="true" dir="ltr">
        {way.map((number, at) => (
          <span key={at} className="fb-NumberLine-stop" data-end={at === 0 || at === last || undefined}>
            {textAt(number, at)}
          </span>
        ))}
      </div>
      <figcaption>{t('line', problem)}</figcaption>
    </figure>
  );
}

const STEPS: Record<Operator, (problem: Problem) => string> = {
  plus: () => '+1',
  minus: () => '−1',
  times: ({ right }) => `+${right}`,
};

const stepOf = (problem: Problem): string => STEPS[problem.operator](problem);
