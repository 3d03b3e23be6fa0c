import { crc32, deflateSync } from 'node:zlib';
import { PNG } from 'pngjs';
import type { Picture } from './compare.ts';

export function decodePng(file: Uint8Array): Picture {
  const { width, height, data } = PNG.sync.read(Buffer.from(file));
  // A copy, because a part of a pool may begin where no number of 32 bits can.
  return { width, height, data: new Uint8Array(data) };
}

const KEY = Buffer.from('tEXtSoftware\0', 'latin1');

/** Which program drew a picture, as its file notes it. */
export function artistOf(file: Buffer): string | undefined {
  const at = file.indexOf(KEY);
  return at === -1 ? undefined : file.toString('latin1', at + KEY.length, at + 4 + file.readUInt32BE(at - 4));
}

/** The signature and the first chunk, behind which notes may stand. */
const HEAD_BYTES = 33;

/** Writes a picture, with a note of the program that drew it. */
export function encodePng(picture: Picture, artist: string): Buffer {
  const file = withPalette(picture) ?? withoutPalette(picture);
  const note = chunk('tEXt', Buffer.from(`Software\0${artist}`, 'latin1'));
  return Buffer.concat([file.subarray(0, HEAD_BYTES), note, file.subarray(HEAD_BYTES)]);
}

/** Most that a palette holds. */
const MOST_COLOURS = 256;

/** A third of what pngjs writes; nothing where there are too many colours. */
function withPalette(picture: Picture): Buffer | undefined {
  const palette = new Map<number, number>();
  const rows = Buffer.alloc((picture.width + 1) * picture.height);
  for (let at = 0; at < picture.width * picture.height; at += 1) {
    const colour = Buffer.from(picture.data.buffer, picture.data.byteOffset + at * 4, 3).readUIntBE(0, 3);
    if (!palette.has(colour)) palette.set(colour, palette.size);
    // Each row begins with its filter: 0, none.
    rows[at + Math.floor(at / picture.width) + 1] = palette.get(colour) ?? 0;
  }
  if (palette.size > MOST_COLOURS) return undefined;
  const colours = Buffer.alloc(palette.size * 3);
  for (const [colour, index] of palette) colours.writeUIntBE(colour, index * 3, 3);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(picture.width, 0);
  header.writeUInt32BE(picture.height, 4);
  // Eight bits a pixel, colour by palette.
  header.set([8, 3], 8);
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'),
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
}

function withoutPalette({ width, height, data }: Picture): Buffer {
  const png = Object.assign(new PNG({ width, height }), { data: Buffer.from(data) });
  return PNG.sync.write(png, { colorType: 2, deflateLevel: 9, filterType: 4 });
}
