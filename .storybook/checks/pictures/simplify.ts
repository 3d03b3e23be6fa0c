import type { Picture } from './compare.ts';

/** From this many pixels on, a picture is kept at half its size: a screen is one, a component hardly ever. */
const MOST_PIXELS = 300_000;

/** Steps of a channel that are kept, less far apart than the tolerance of a comparison. */
const STEP = 255 / 11;

/** Makes a picture ready to be kept and compared: not larger, and with no more colours, than review needs. */
export function simplify(picture: Picture): Picture {
  return withFewerColours(picture.width * picture.height > MOST_PIXELS ? halve(picture) : picture);
}

function withFewerColours({ width, height, data }: Picture): Picture {
  const levels = Uint8Array.from({ length: 256 }, (_, value) => Math.round(Math.round(value / STEP) * STEP));
  return { width, height, data: data.map((value) => levels[value] ?? 0) };
}

/** Each pixel is the mean of four. */
function halve({ width: before, height: heightBefore, data }: Picture): Picture {
  const [width, height] = [Math.floor(before / 2), Math.floor(heightBefore / 2)];
  const half = new Uint8Array(width * height * 4);
  for (let at = 0; at < half.length; at += 1) {
    const [channel, pixel] = [at % 4, Math.floor(at / 4)];
    const first = (Math.floor(pixel / width) * 2 * before + (pixel % width) * 2) * 4 + channel;
    const below = first + before * 4;
    half[at] =
      ((data[first] ?? 0) + (data[first + 4] ?? 0) + (data[below] ?? 0) + (data[below + 4] ?? 0)) / 4;
  }
  return { width, height, data: half };
}
