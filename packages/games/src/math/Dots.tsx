import { useWords } from '@friendbase/ui-kit';
import { mathGame } from '../words/en/math.ts';
import { dotsOf, type Dot } from './dots.ts';
import type { Operator, Problem } from './rules.ts';
import './Hint.css';

const TEXTS = { plus: 'dotsPlus', minus: 'dotsMinus', times: 'dotsTimes' } as const satisfies Record<
  Operator,
  string
>;

/** The problem as dots to count, with its words below. The kinds of dots differ in shape. */
export function Dots({ problem }: { problem: Problem }) {
  const t = useWords(mathGame);
  const dots = dotsOf(problem);
  const columns = Math.max(...dots.map(({ column }) => column)) + 1;
  const rows = Math.max(...dots.map(({ row }) => row)) + 1;
  return (
    <figure className="fb-MathPicture">
      <svg
        className="fb-Dots"
        viewBox={`0 0 ${columns * 20} ${rows * 20}`}
        width={`${columns * 1.75}rem`}
        aria-hidden="true"
      >
        {dots.map((dot) => (
          <OneDot key={`${dot.row} ${dot.column}`} {...dot} />
        ))}
      </svg>
      <figcaption>{t(TEXTS[problem.operator], problem)}</figcaption>
    </figure>
  );
}

function OneDot({ column, row, kind }: Dot) {
  const [x, y] = [column * 20 + 10, row * 20 + 10];
  return (
    <g data-kind={kind}>
      <circle cx={x} cy={y} r="7" />
      {kind === 'crossed' && <path d={`M${x - 8} ${y + 8} L${x + 8} ${y - 8}`} />}
    </g>
  );
}
