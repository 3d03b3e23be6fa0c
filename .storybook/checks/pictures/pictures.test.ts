import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tempFolder } from '../../../scripts/tempFolder.ts';
import type { Picture } from './compare.ts';
import { judge, type Rules } from './judge.ts';
import { decodePng, encodePng } from './png.ts';
import { simplify } from './simplify.ts';
import { pathOf, readPicture, writePicture } from './store.ts';

const [artist, otherArtist] = ['Chromium 150.0.1 on linux', 'Chromium 151.0.2 on linux'];
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
const barAt = (top: number) => (x: number, y: number) =>
  x >= 20 && x < 100 && y >= 18 && y < 22 + top ? (y < 18 + top ? 255 : 0) : undefined;

/** A dark box of the whole picture, whose corners are round. */
const roundBox = (radius: number) =>
  draw((x, y) => {
    const [fromSide, fromTop] = [Math.min(x + 0.5, 119.5 - x), Math.min(y + 0.5, 39.5 - y)];
    const [across, down] = [Math.max(0, radius - fromSide), Math.max(0, radius - fromTop)];
    return Math.hypot(across, down) > radius ? 255 : 0;
  });

const smallChanges: [string, Picture][] = [
  [
    'edges that are blended',
    draw((x, y) => (x >= 20 && x < 100 && (y === 17 || y === 22) ? 120 : undefined)),
  ],
  ['a line one pixel lower', draw(barAt(1))],
  ['a block of 4 × 4', draw((x, y) => (isIn(x, y, 4) ? 0 : undefined))],
];

describe('a picture of a story', () => {
  let place = tempFolder();
  const rules = (): Rules => ({
    accepted: path.join(place.folder, 'accepted'),
    changed: path.join(place.folder, 'changed'),
    mode: 'compare',
    artist,
    command: 'npm run pictures:accept -- Button/Button.stories',
  });
  const fileOf = (kind: 'accepted' | 'changed', theme = 'dark') => pathOf({ ...name, theme }, rules()[kind]);
  const accept = (picture: Picture) => writePicture(fileOf('accepted'), picture, artist);
  const look = (picture: Picture, own: Partial<Rules> = {}) => judge(name, picture, { ...rules(), ...own });

  beforeEach(() => {
    place = tempFolder();
  });
  afterEach(() => place[Symbol.dispose]());

  it('that was never accepted is refused, with where it lies and what accepts it', () => {
    expect(look(draw())?.split('\n')).toEqual([
      'The picture of kit-button--primary in theme dark is not accepted yet',
      `new: ${fileOf('changed')}`,
      'When it is right: npm run pictures:accept -- Button/Button.stories',
    ]);
    expect(readPicture(fileOf('changed'))).toEqual({ ...draw(), artist });
  });

  it('that changed is refused, with the old one, the new one and what differs', () => {
    accept(draw());
    expect(look(draw((x, y) => (isIn(x, y, 5) ? 0 : undefined)))?.split('\n')).toEqual([
      'The picture of kit-button--primary in theme dark has changed: 25 pixels, 0.52 % of it',
      `old: ${fileOf('accepted')}`,
      `new: ${fileOf('changed')}`,
      `difference: ${fileOf('changed', 'dark.difference')}`,
      'When it is right: npm run pictures:accept -- Button/Button.stories',
    ]);
  });

  it('shows in pink what differs, over the old one in pale greys', () => {
    accept(draw());
    look(draw((x, y) => (isIn(x, y, 5) ? 0 : undefined)));
    const data = Buffer.from(readPicture(fileOf('changed', 'dark.difference'))?.data ?? []);
    const pixel = (x: number, y: number) => data.readUIntBE((y * 120 + x) * 4, 3).toString(16);
    expect([pixel(0, 0), pixel(30, 20), pixel(30, 30)]).toEqual(['ff0080', 'b4b4b4', 'f4f4f4']);
  });

  it.each<[string, Picture, Picture]>([
    ['a block of 5 × 5', draw(), draw((x, y) => (isIn(x, y, 5) ? 0 : undefined))],
    ['a line that is gone', draw(), draw(() => 255)],
    ['a line that lies 2 pixels lower', draw(), draw(barAt(2))],
    ['another colour of a part', draw(), draw((x, y) => (isIn(x, y, 9) ? 240 : undefined))],
    ['another size', draw(), { ...draw(), width: 60, height: 80 }],
  ])('that changed by %s is refused, whatever browser drew it', (_, before, after) => {
    accept(before);
    expect(look(after)).toContain('has changed');
    expect(look(after, { artist: otherArtist })).toContain('has changed');
  });

  it.each<[string, Picture]>([...smallChanges, ['one pixel more of height', { ...draw(), height: 39 }]])(
    'that changed by %s is refused from the same browser, and taken from another',
    (_, changed) => {
      accept(draw());
      expect(look(changed)).toContain('has changed');
      expect(look(changed, { artist: otherArtist })).toBeUndefined();
    },
  );

  it('with corners that are a little less round is refused from the same browser', () => {
    accept(roundBox(8));
    expect(look(roundBox(6))).toContain('has changed');
  });

  it('names the browsers when the old one is of another', () => {
    accept(draw());
    const lines = look(
      draw(() => 255),
      { artist: otherArtist },
    )?.split('\n');
    expect(lines?.slice(1, 3)).toEqual([
      `old: ${fileOf('accepted')} of ${artist}`,
      `new: ${fileOf('changed')} of ${otherArtist}`,
    ]);
  });

  it.each([
    ['nothing', draw()],
    ['a pixel or two', draw((x, y) => (x < 3 && y === 0 ? 0 : undefined))],
    ['a colour nobody can tell apart', draw((x, y) => (isIn(x, y, 15) ? 245 : undefined))],
  ])('that changed by %s is taken', (_, changed) => {
    accept(draw());
    expect(look(changed)).toBeUndefined();
  });

  it('is accepted when that is asked for, and an accepted one that is the same stays as it is', () => {
    look(
      draw((x, y) => (isIn(x, y, 20) ? 0 : undefined)),
      { mode: 'accept' },
    );
    const before = readPicture(fileOf('accepted'));
    expect(before?.data[0]).toBe(0);
    look(
      draw((x, y) => (isIn(x, y, 20) ? 8 : undefined)),
      { mode: 'accept' },
    );
    expect(readPicture(fileOf('accepted'))).toEqual(before);
  });

  it('is accepted anew from another browser, though it looks the same', () => {
    accept(draw());
    look(draw(), { mode: 'accept', artist: otherArtist });
    expect(readPicture(fileOf('accepted'))).toEqual({ ...draw(), artist: otherArtist });
  });

  it('leaves nothing to look at when it is right again', () => {
    accept(draw());
    look(draw(() => 255));
    look(draw());
    expect(readPicture(fileOf('changed'))).toBeUndefined();
    expect(readPicture(fileOf('changed', 'dark.difference'))).toBeUndefined();
  });
});

describe('a picture that is kept', () => {
  it('is the same when it is read again', () => {
    const picture = draw((x, y) => (isIn(x, y, 9) ? x * 20 : undefined));
    expect(decodePng(encodePng(picture, artist))).toEqual(picture);
  });

  it('is the same with more colours than a palette holds', () => {
    const picture = draw((x, y) => (x * 40 + y) % 256);
    picture.data.forEach((_, at) => at % 4 === 1 && (picture.data[at] = at % 251));
    expect(decodePng(encodePng(picture, artist))).toEqual(picture);
  });

  it('has half the size when it is as large as a screen', () => {
    const screen = { width: 1200, height: 900, data: new Uint8Array(1200 * 900 * 4).fill(255) };
    expect(simplify(screen)).toEqual({
      width: 600,
      height: 450,
      data: new Uint8Array(600 * 450 * 4).fill(255),
    });
  });

  it('has the very colours of larger parts, and few of those between them', () => {
    const { data } = simplify(draw((x, y) => (y < 10 ? 100 : x * 2)));
    const values = data.filter((_, at) => at % 4 === 0);
    expect(values.slice(0, 1200).every((value) => value === 100)).toBe(true);
    expect(new Set(values.slice(1200)).size).toBe(12);
  });
});
