import { BROWS, CLOTHES, EYES, HEADS, MOUTHS, NOSES } from './faces.ts';
import { Shapes, type Paint, type Shape } from './shapes.tsx';

/** How a person looks. What all people have is named here; what is a person's own is drawn, from back to front. */
export interface Looks {
  /** Behind a portrait. */
  ground: Paint;
  skin: 1 | 2 | 3 | 4 | 5 | 6;
  hair: 'black' | 'brown' | 'ginger' | 'blond' | 'grey' | 'white';
  head: keyof typeof HEADS;
  eyes?: keyof typeof EYES;
  brows?: keyof typeof BROWS;
  nose: keyof typeof NOSES;
  mouth: keyof typeof MOUTHS;
  /** @default 'normal' */
  ears?: 'normal' | 'small' | 'covered';
  clothes: readonly [paint: Paint, neckline: keyof typeof CLOTHES];
  /** How far the head leans to a side, in degrees. */
  tilt?: number;
  /** Behind the person: the back of a wheelchair, a hood. */
  behind?: readonly Shape[];
  /** Hair behind the neck. */
  back?: readonly Shape[];
  /** On the clothes. */
  worn?: readonly Shape[];
  /** On the skin, below hair and glasses. */
  marks?: readonly Shape[];
  /** Hair over the forehead, glasses, whatever lies in front. */
  front: readonly Shape[];
}

const EARS = {
  normal: 'M24.5 41.5c-4.5 1.5-7-8-1.5-8.5M55.5 41.5c4.5 1.5 7-8 1.5-8.5',
  small: 'M23.5 43.5c-4 1-5.5-6-1-6.5M56.5 43.5c4 1 5.5-6 1-6.5',
  covered: '',
};

const NECK: readonly Shape[] = [
  ['skin', 'M33 48v15l-5 2 12 13 12-13-5-2V48Z'],
  ['shade', 'M33 53.5c4 3.5 10 3.5 14 0v4c-4 3.5-10 3.5-14 0Z'],
];

/** Head and shoulders, in a place of 80 × 80. */
export function Bust({ of: looks }: { of: Looks }) {
  const { back = [], behind = [], worn = [], marks = [], clothes, tilt = 0 } = looks;
  const lean = `rotate(${tilt} 40 58)`;
  return (
    <g className="fb-Person" data-skin={looks.skin} data-hair={looks.hair}>
      <Shapes of={behind} />
      <g transform={lean}>
        <Shapes of={back} />
      </g>
      <Shapes of={[...NECK, [clothes[0], CLOTHES[clothes[1]]], ...worn]} />
      <g transform={lean}>
        <Shapes
          of={[
            ['skin', EARS[looks.ears ?? 'normal']],
            ['skin', HEADS[looks.head]],
            ['blush', 'M29.5 45h.01M50.5 45h.01'],
            ...marks,
            ...EYES[looks.eyes ?? 'open'],
            ['brow', BROWS[looks.brows ?? 'calm']],
            ['face', NOSES[looks.nose]],
            ...MOUTHS[looks.mouth],
            ...looks.front,
          ]}
        />
      </g>
    </g>
  );
}
