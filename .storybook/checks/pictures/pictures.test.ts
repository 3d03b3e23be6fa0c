import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tempFolder } from '../../../scripts/tempFolder.ts';
import type { Picture } from './compare.ts';
import { judge } from './judge.ts';
import { decodePng, encodePng } from './png.ts';
import { simplify } from './simplify.ts';
import { pathOf, readPicture, writePicture } from './store.ts';

const name = { story: 'kit-button--primary', theme: 'dark' };

/** White, with a black bar in the middle. */
function draw(paint: (x: number, y: number) => number | undefined = () => undefined): Picture {
  const [width, height] = [120, 40];
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const isInBar = x >= 20 && x < 100 && y >= 18 && y < 22;
    data.fill(paint(x, y) ?? (isInBar ? 0 : 255), at * 4, at * 4 + 3);
  }
  return { width, height, data };
}

const isIn = (x: number, y: number, size: number) => x < size && y < size;

describe('a picture of a story', () => {
  let place = tempFolder();
  const folders = () => ({
    accepted: path.join(place.folder, 'accepted'),
    changed: path.join(place.folder, 'changed'),
  });
  const look = (picture: Picture) => judge(name, picture, 'compare', folders());

  beforeEach(() => {
    place = tempFolder();
  });
  afterEach(() => place[Symbol.dispose]());

  it('that was never accepted is refused, and lies where it can be looked at', () => {
    const file = pathOf(name, folders().changed);
    expect(look(draw())).toBe(
      `The picture of kit-button--primary in theme dark is not accepted yet. It lies in ${file}`,
    );
    expect(readPicture(file)?.data).toEqual(Buffer.from(draw().data));
  });

  it.each([
    ['a block of 5 × 5', draw((x, y) => (isIn(x, y, 5) ? 0 : undefined)), '0.52 % of it, 25 pixels'],
    ['a line that is gone', draw(() => 255), '6.67 % of it, 320 pixels'],
    [
      'a line that lies 3 pixels lower',
      draw((x, y) => (x >= 20 && x < 100 && y >= 21 && y < 25 ? 0 : 255)),
      '6.58 %',
    ],
    ['another size', { ...draw(), width: 60, height: 80 }, '100.00 % of it'],
  ])('that changed by %s is refused', (_, changed, share) => {
    writePicture(pathOf(name, folders().accepted), draw());
    expect(look(changed)).toContain(`The picture of kit-button--primary in theme dark has changed: ${share}`);
    expect(look(changed)).toContain(`It lies in ${pathOf(name, folders().changed)}, the accepted one in`);
  });

  it.each([
    ['nothing', draw()],
    ['a block of 4 × 4', draw((x, y) => (isIn(x, y, 4) ? 0 : undefined))],
    [
      'edges that are blended',
      draw((x, y) => (x >= 20 && x < 100 && (y === 17 || y === 22) ? 120 : undefined)),
    ],
    ['a line one pixel lower', draw((x, y) => (x >= 20 && x < 100 && y >= 19 && y < 23 ? 0 : 255))],
    ['a colour nobody can tell apart', draw((x, y) => (isIn(x, y, 15) ? 240 : undefined))],
  ])('that changed by %s is taken', (_, changed) => {
    writePicture(pathOf(name, folders().accepted), draw());
    expect(look(changed)).toBeUndefined();
  });

  it('is accepted when that is asked for, and an accepted one that is the same stays as it is', () => {
    const changed = draw((x, y) => (isIn(x, y, 20) ? 0 : undefined));
    expect(judge(name, changed, 'accept', folders())).toBeUndefined();
    expect(look(changed)).toBeUndefined();
    judge(
      name,
      draw((x, y) => (isIn(x, y, 20) ? 8 : undefined)),
      'accept',
      folders(),
    );
    expect(readPicture(pathOf(name, folders().accepted))?.data[0]).toBe(0);
  });
});

describe('a picture that is kept', () => {
  it('is the same when it is read again', () => {
    const picture = draw((x, y) => (isIn(x, y, 9) ? x * 20 : undefined));
    expect(decodePng(encodePng(picture)).data).toEqual(Buffer.from(picture.data));
  });

  it('is the same with more colours than a palette holds', () => {
    const picture = draw((x, y) => (x * 40 + y) % 256);
    picture.data.forEach((_, at) => at % 4 === 1 && (picture.data[at] = at % 251));
    expect(decodePng(encodePng(picture)).data).toEqual(Buffer.from(picture.data));
  });

  it('has half the size when it is as large as a screen', () => {
    const screen = { width: 1200, height: 900, data: new Uint8Array(1200 * 900 * 4).fill(255) };
    expect(simplify(screen)).toEqual({
      width: 600,
      height: 450,
      data: new Uint8Array(600 * 450 * 4).fill(255),
    });
  });

  it('has colours that differ from those seen by less than a comparison tolerates', () => {
    const { data } = simplify(draw((x) => x * 2));
    const seen = draw((x) => x * 2).data;
    expect(Math.max(...data.map((value, at) => Math.abs(value - (seen[at] ?? 0))))).toBeLessThanOrEqual(12);
  });
});
