/** A picture as rows of red, green, blue and alpha, 0 to 255 each. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8Array;
}

/** So much may a channel differ, of 255. */
const CHANNEL_TOLERANCE = 24;

/** So many pixels may differ: less than a block of 5 × 5. */
const MOST_CHANGED = 20;

interface Comparison {
  isSame: boolean;
  /** How many pixels differ, of all. */
  changed: number;
  all: number;
}

/**
 * Compares what eyes would. A pixel has changed when none within one pixel of its place has nearly its colour in the
 * other picture. One on an edge may also be another blend of what is there: machines round letters differently.
 */
export function compare(one: Picture, other: Picture): Comparison {
  const all = Math.max(one.width * one.height, other.width * other.height);
  if (Math.abs(one.width - other.width) > 1 || Math.abs(one.height - other.height) > 1) {
    return { isSame: false, changed: all, all };
  }
  const changed = Math.max(countChanged(one, other), countChanged(other, one));
  return { isSame: changed <= MOST_CHANGED, changed, all };
}

function countChanged(picture: Picture, other: Picture): number {
  let changed = 0;
  for (let y = 0; y < picture.height; y += 1) {
    for (let x = 0; x < picture.width; x += 1) {
      const colour = colourAt(picture, x, y);
      if (isNear(colour, colourAt(other, x, y))) continue;
      const around = coloursAround(other, x, y);
      if (around.some((neighbour) => isNear(colour, neighbour))) continue;
      const isOnEdge = liesBetween(colour, coloursAround(picture, x, y), -CHANNEL_TOLERANCE);
      if (!(isOnEdge && liesBetween(colour, around, CHANNEL_TOLERANCE))) changed += 1;
    }
  }
  return changed;
}

type Colour = readonly [red: number, green: number, blue: number];
const CHANNELS = [0, 1, 2] as const;

const colourAt = ({ data, width }: Picture, x: number, y: number): Colour => {
  const at = (y * width + x) * 4;
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
};

function coloursAround(picture: Picture, x: number, y: number): Colour[] {
  const found: Colour[] = [];
  for (let row = Math.max(0, y - 1); row <= Math.min(picture.height - 1, y + 1); row += 1) {
    for (let column = Math.max(0, x - 1); column <= Math.min(picture.width - 1, x + 1); column += 1) {
      found.push(colourAt(picture, column, row));
    }
  }
  return found;
}

const isNear = (one: Colour, other: Colour): boolean =>
  CHANNELS.every((channel) => Math.abs(one[channel] - other[channel]) <= CHANNEL_TOLERANCE);

/** Whether a colour lies between the darkest and the brightest of others, or at most so far outside. */
const liesBetween = (colour: Colour, others: readonly Colour[], slack: number): boolean =>
  CHANNELS.some((channel) => {
    const values = others.map((other) => other[channel]);
    const [least, most] = [Math.min(...values), Math.max(...values)];
    return colour[channel] >= least - slack && colour[channel] <= most + slack;
  });
