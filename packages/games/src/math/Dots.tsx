import { useWords } from '@friendbase/ui-kit';
import { mathGame } from '../words/en/math.ts';
import { dotsOf, type Dot } from './dots.ts';
import type { Operator, Problem } from './rules.ts';
import './Hint.css';

const TEXTS = { plus: 'dotsPlus', minus: 'dotsMinus', times: 'dotsTimes' } as const satisfies Record<
  Operator,
  string
>;

/** The room of a dot, the gap after five of them, and how much of it is as wide as a letter m. */
const PLACE = 20;
const FIVE = 5;
const GAP = 10;
const REM = 12;

/** Where a column begins. A row falls into fives, which are seen without counting. */
const placeOf = (column: number): number => column * PLACE + (column > FIVE - 1 ? GAP : 0);

/** The problem as dots to count, with its words below. The kinds of dots differ in shape. */
export function Dots({ problem }: { problem: Problem }) {
  const t = useWords(mathGame);
  const dots = dotsOf(problem);
  const width = placeOf(Math.max(...dots.map(({ column }) => column))) + PLACE;
  const rows = Math.max(...dots.map(({ row }) => row)) + 1;
  return (
    <figure className="fb-MathPicture">
      <svg
        className="fb-Dots"
        viewBox={`0 0 ${width} ${rows * PLACE}`}
        width={`${width / REM}rem`}
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
  const [x, y] = [placeOf(column) + PLACE / 2, row * PLACE + PLACE / 2];
  return (
    <g data-kind={kind}>
      <circle cx={x} cy={y} r="7" />
      {kind === 'crossed' && <path d={`M${x - 8} ${y + 8} L${x + 8} ${y - 8}`} />}
    </g>
  );
}
