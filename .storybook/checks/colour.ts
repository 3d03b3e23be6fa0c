/** Red, green and blue from 0 to 255, and how much of what is behind is covered, from 0 to 1. */
export interface Colour {
  channels: readonly number[];
  alpha: number;
}

const known = new Map<string, Colour>();
const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });

/** Reads any colour that a computed style can hold, `oklab(…)` too. */
export function parseColour(value: string): Colour {
  const found = known.get(value) ?? (value.startsWith('rgb') ? fromRgb(value) : fromCanvas(value));
  known.set(value, found);
  return found;
}

function fromRgb(value: string): Colour {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (value.match(/[\d.]+/g) ?? []).map(Number);
  return { channels: [red, green, blue], alpha };
}

function fromCanvas(value: string): Colour {
  if (!context) throw new Error('This browser draws nothing.');
  context.clearRect(0, 0, 1, 1);
  context.fillStyle = value;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
  return { channels: [red, green, blue], alpha: alpha / 255 };
}

/** What is seen where one colour lies over another. */
export function layOver({ channels, alpha }: Colour, below: Colour): Colour {
  const mixed = channels.map((value, index) => value * alpha + (below.channels[index] ?? 0) * (1 - alpha));
  return { channels: mixed, alpha: alpha + below.alpha * (1 - alpha) };
}
