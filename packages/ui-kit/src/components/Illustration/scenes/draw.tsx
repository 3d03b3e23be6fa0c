import { Bust } from '../parts/Bust.tsx';
import { BUBBLE, CLOUD, HEART, MUG, NOTES, STAR, SUN, TICK } from '../parts/objects.ts';
import { Placed } from '../parts/Placed.tsx';
import { BUSH, FLOWER, POT_PLANT, SPRIG } from '../parts/plants.ts';
import { Shapes, type Paint, type Shape } from '../parts/shapes.tsx';
import { PEOPLE, type PersonName } from '../people/index.ts';
import {
  BED,
  BOWL,
  BUS,
  CHAIR,
  GLASS,
  HOUSE,
  LETTER,
  MOON,
  MOUNTAINS,
  SHOE,
  TRAIN,
  TREE,
  WAVES,
} from './things.ts';

const THINGS = {
  sun: SUN,
  moon: MOON,
  cloud: CLOUD,
  heart: HEART,
  star: STAR,
  mug: MUG,
  notes: NOTES,
  bubble: BUBBLE,
  tick: TICK,
  pot: POT_PLANT,
  sprig: SPRIG,
  flower: FLOWER,
  bush: BUSH,
  tree: TREE,
  waves: WAVES,
  glass: GLASS,
  bowl: BOWL,
  chair: CHAIR,
  bed: BED,
  bus: BUS,
  train: TRAIN,
  mountains: MOUNTAINS,
  house: HOUSE,
  shoe: SHOE,
  letter: LETTER,
} satisfies Readonly<Record<string, readonly Shape[]>>;

/** What stands in a scene and where. People are placed by the middle of their shoulders. */
export type Standing = readonly [what: keyof typeof THINGS | PersonName, x: number, y: number, flip?: 'flip'];

/** Where all things stand. Cards cut 30 above and below, so that what matters lies between 30 and 150. */
const FLOOR_Y = 150;

/** A scene on a floor, from back to front. */
export const scene =
  (sky: Paint, floor: Paint, ...standing: readonly Standing[]) =>
  () => (
    <>
      <g className="fb-Art-plain">
        <Shapes of={[[sky, 'M0 0h320v180H0Z']]} />
      </g>
      <Shapes of={[[floor, `M-4 ${FLOOR_Y}h328v40H-4Z`]]} />
      {standing.map(([what, x, y, flip], at) => (
        <Placed
          key={at}
          x={x}
          y={y}
          isFlipped={flip === 'flip'}
          {...(what in THINGS && { of: THINGS[what as keyof typeof THINGS] })}
        >
          {what in PEOPLE && (
            <g transform="translate(-40 -76)">
              <Bust of={PEOPLE[what as PersonName]} />
            </g>
          )}
        </Placed>
      ))}
    </>
  );
