import './Art.css';

type Colour = 'sea' | 'coral' | 'sun' | 'iris' | 'leaf' | 'rose' | 'sky' | 'clay';

/** What a shape is painted with: a class of `Illustration.css` without its prefix. Empty: a line alone. */
export type Paint =
  | ''
  | Colour
  | `wash-${Colour}`
  | 'paper'
  | 'deep'
  | 'ink'
  | 'skin'
  | 'hair'
  | 'strand'
  | 'face'
  | 'brow'
  | 'eyes'
  | 'dots'
  | 'teeth'
  | 'blush'
  | 'freckles'
  | 'lens'
  | 'shade';

/** Its paint, and its outline as path data. */
export type Shape = readonly [paint: Paint, outline: string];

/** Shapes that are data, in the order they are painted. */
export function Shapes({ of }: { of: readonly Shape[] }) {
  return of.map(([paint, outline], index) => (
    <path key={index} className={paint === '' ? undefined : `fb-Art-${paint}`} d={outline} />
  ));
}
