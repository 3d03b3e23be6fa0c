import type { compare, Picture } from './compare.ts';

const CHANGED = [255, 0, 128, 255];

/** The accepted picture in pale greys, and in pink what has changed. */
export function drawDifference(
  accepted: Picture,
  { width, height, changed }: ReturnType<typeof compare>,
): Picture {
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let at = 0; at < accepted.width * accepted.height; at += 1) {
    const [red = 0, green = 0, blue = 0] = accepted.data.subarray(at * 4);
    const to = (Math.floor(at / accepted.width) * width + (at % accepted.width)) * 4;
    data.fill(180 + Math.round((red + green + blue) / 12), to, to + 3);
  }
  for (const at of changed) data.set(CHANGED, at * 4);
  return { width, height, data };
}
