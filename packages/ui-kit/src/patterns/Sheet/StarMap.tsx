import { round } from '../../components/Illustration/parts/lines.ts';
import { Shapes } from '../../components/Illustration/parts/shapes.tsx';
import './Sheet.css';

type Star = readonly [x: number, y: number];

/** Stars in the order that lines join them: what stands in the north on an evening in spring, with the west on the left. */
const GREAT_BEAR: readonly Star[] = [
  [320, 140],
  [278, 126],
  [244, 140],
  [206, 158],
  [214, 116],
  [146, 104],
  [146, 150],
  [206, 158],
];
const LITTLE_BEAR: readonly Star[] = [
  [154, 238],
  [184, 246],
  [210, 234],
  [234, 216],
  [262, 222],
  [274, 192],
  [246, 188],
  [234, 216],
];
const QUEEN: readonly Star[] = [
  [138, 320],
  [114, 286],
  [90, 312],
  [68, 274],
  [46, 294],
];

const POLE: Star = [154, 238];

const line = (stars: readonly Star[]): string => `M${stars.map(([x, y]) => `${x} ${y}`).join('L')}`;
const dots = (stars: readonly Star[]): string => stars.map(([x, y]) => round(x, y, 4)).join('');

const FAINT: readonly Star[] = [
  [120, 60],
  [226, 54],
  [90, 110],
  [40, 170],
  [66, 206],
  [110, 190],
  [320, 200],
  [306, 258],
  [200, 300],
  [250, 330],
  [186, 352],
];

export interface StarMapProps {
  /** What stands beside the pictures of stars. */
  words: { greatBear: string; littleBear: string; pole: string; queen: string };
}

/** The stars that can be seen in the north all year, with their names. */
export const StarMap = ({ words }: StarMapProps) => (
  <>
    <Shapes
      of={[
        ['paper', round(180, 200, 176)],
        ['', line(GREAT_BEAR)],
        ['', line(LITTLE_BEAR)],
        ['', line(QUEEN)],
        ['ink', dots([...GREAT_BEAR, ...LITTLE_BEAR, ...QUEEN])],
        ['ink', FAINT.map(([x, y]) => round(x, y, 1.5)).join('')],
        ['sun', round(...POLE, 8)],
      ]}
    />
    {/* From the two stars at the end of the Great Bear straight on. */}
    <path d="M146 104 153 228" strokeDasharray="2 8" />
    <text className="fb-Sheet-words" x="220" y="90">
      {words.greatBear}
    </text>
    <text className="fb-Sheet-words" x="252" y="276">
      {words.littleBear}
    </text>
    <text className="fb-Sheet-words" x="92" y="246">
      {words.pole}
    </text>
    <text className="fb-Sheet-words" x="136" y="346">
      {words.queen}
    </text>
  </>
);
