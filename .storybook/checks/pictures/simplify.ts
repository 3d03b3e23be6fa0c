import type { Picture } from './compare.ts';

/** From this many pixels on, a picture is kept at half its size: a screen is one, a component hardly ever. */
const MOST_PIXELS = 300_000;

/** A colour of so many pixels is one of the design, and kept as it is; others are blends on edges. */
const LEAST_PIXELS = 128;

/** So many steps of a channel are kept of blends. */
const STEPS = 12;

/** Makes a picture ready to be kept and compared: not larger, and with no more colours, than review needs. */
export function simplify(picture: Picture): Picture {
  return withFewerColours(picture.width * picture.height > MOST_PIXELS ? halve(picture) : picture);
}

const rounded = Uint8Array.from({ length: 256 }, (_, value) => {
  const step = 255 / (STEPS - 1);
  return Math.round(Math.round(value / step) * step);
});

/** Whether a value of a channel may have been rounded. */
export const isRounded = (value: number): boolean => rounded[value] === value;

function withFewerColours({ width, height, data }: Picture): Picture {
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const counts = countColours(pixels);
  const fewer = new Uint8Array(data);
  for (let pixel = 0; pixel < pixels.length; pixel += 1) {
    if ((counts.get(pixels[pixel] ?? 0) ?? 0) >= LEAST_PIXELS) continue;
    for (let at = pixel * 4; at < pixel * 4 + 4; at += 1) fewer[at] = rounded[data[at] ?? 0] ?? 0;
  }
  return { width, height, data: fewer };
}

/** Neighbours mostly have one colour, so what is counted is rows of the same. */
function countColours(pixels: Uint32Array): Map<number, number> {
  const counts = new Map<number, number>();
  let begin = 0;
  for (let at = 1; at <= pixels.length; at += 1) {
    const colour = pixels[begin] ?? 0;
    if (pixels[at] === colour) continue;
    counts.set(colour, (counts.get(colour) ?? 0) + at - begin);
    begin = at;
  }
  return counts;
}

/** Each pixel is the mean of four. */
function halve({ width: before, height: heightBefore, data }: Picture): Picture {
  const [width, height] = [Math.floor(before / 2), Math.floor(heightBefore / 2)];
  const half = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let at = 0; at < width * 4; at += 1) {
      const first = y * before * 8 + at * 2 - (at % 4);
      const below = first + before * 4;
      const sum = (data[first] ?? 0) + (data[first + 4] ?? 0) + (data[below] ?? 0) + (data[below + 4] ?? 0);
      half[y * width * 4 + at] = sum / 4;
    }
  }
  return { width, height, data: half };
}
