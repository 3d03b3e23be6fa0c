import { isRounded } from './simplify.ts';

/** A picture as rows of red, green, blue and alpha, 0 to 255 each. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

/** How much two pictures may differ: of one browser, or of two, which may blend edges in two ways. */
export type Tolerance = 'same browser' | 'other browser';

/** So much may a channel differ, of 255: by a step where both pictures have blends, and else by half a step. */
const [BLEND_TOLERANCE, COLOUR_TOLERANCE] = [24, 12];

/** So many pixels may differ: less than the dot of an i, or than a block of 5 × 5. */
const MOST_CHANGED = { 'same browser': 3, 'other browser': 20 };

interface Comparison {
  isSame: boolean;
  /** The pixels that differ, in a picture as large as both: `y * width + x`. */
  changed: readonly number[];
  width: number;
  height: number;
}

/**
 * Compares two pictures pixel by pixel. What another browser drew is compared as eyes would: a pixel is taken when one
 * within a pixel of its place has nearly its colour, and on an edge so is another blend of what is there.
 */
export function compare(accepted: Picture, seen: Picture, tolerance: Tolerance): Comparison {
  const [width, height] = [Math.max(accepted.width, seen.width), Math.max(accepted.height, seen.height)];
  const slack = tolerance === 'other browser' ? 1 : 0;
  const [wordsBefore, wordsNow] = [wordsOf(accepted), wordsOf(seen)];
  const changed: number[] = [];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if (isIn(accepted, x, y) && isIn(seen, x, y)) {
        if (wordsBefore[y * accepted.width + x] === wordsNow[y * seen.width + x]) continue;
        if (isNear(colourAt(accepted, x, y), colourAt(seen, x, y))) continue;
        if (slack && isBlend(accepted, seen, x, y) && isBlend(seen, accepted, x, y)) continue;
      } else if (isIn(accepted, x - slack, y - slack) && isIn(seen, x - slack, y - slack)) continue;
      changed.push(y * width + x);
    }
  }
  return { isSame: changed.length <= MOST_CHANGED[tolerance], changed, width, height };
}

const isIn = ({ width, height }: Picture, x: number, y: number) => x < width && y < height;

/** A pixel as one number: almost all are equal, and that is quickest to see so. */
const wordsOf = ({ data, width, height }: Picture) =>
  new Uint32Array(data.buffer, data.byteOffset, width * height);

type Colour = readonly [red: number, green: number, blue: number];
const CHANNELS = [0, 1, 2] as const;

function colourAt({ data, width }: Picture, x: number, y: number): Colour {
  const at = (y * width + x) * 4;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

function isNear(one: Colour, other: Colour): boolean {
  const tolerance = [...one, ...other].every(isRounded) ? BLEND_TOLERANCE : COLOUR_TOLERANCE;
  return CHANNELS.every((channel) => Math.abs(one[channel] - other[channel]) <= tolerance);
}

/** Whether a pixel may be what the other picture has there, rounded in another way. */
function isBlend(picture: Picture, other: Picture, x: number, y: number): boolean {
  const [colour, around] = [colourAt(picture, x, y), coloursAround(other, x, y)];
  if (around.some((neighbour) => isNear(colour, neighbour))) return true;
  const isOnEdge = liesBetween(colour, coloursAround(picture, x, y), -BLEND_TOLERANCE);
  return isOnEdge && liesBetween(colour, around, BLEND_TOLERANCE);
}

function coloursAround(picture: Picture, x: number, y: number): Colour[] {
  const found: Colour[] = [];
  for (let row = Math.max(0, y - 1); row <= Math.min(picture.height - 1, y + 1); row += 1) {
    for (let column = Math.max(0, x - 1); column <= Math.min(picture.width - 1, x + 1); column += 1) {
      found.push(colourAt(picture, column, row));
    }
  }
  return found;
}

/** Whether a colour lies between the darkest and the brightest of others, or at most so far outside. */
const liesBetween = (colour: Colour, others: readonly Colour[], slack: number): boolean =>
  CHANNELS.some((channel) => {
    const values = others.map((other) => other[channel]);
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return colour[channel] >= least - slack && colour[channel] <= most + slack;
  });
