import type { FileHandle } from 'node:fs/promises';
import { apiError } from '@friendbase/contract';

/** A piece of an MP4 or QuickTime file: its length, four letters, and what is in it. ISO/IEC 14496-12 §4.2. */
interface Box {
  type: string;
  /** Where it begins in the file, where what is in it begins, and where both end. */
  at: number;
  start: number;
  end: number;
}

/** More than any real film has: a file that is made of heads alone is given up. */
const MOST_BOXES = 20_000;

/** Where the boxes stand that are asked for here: in the file, and in which boxes of these. No others are looked into. */
const INNER: Readonly<Record<string, string>> = { file: 'moov', moov: 'trak', trak: 'mdia' };

/** Where phones write the place, the device and the like. Nothing in them is needed to play. */
const ABOUT = ['udta', 'meta', 'uuid'];

/**
 * Takes what a video says about the place and device it was made with out of the file, in place: the boxes stay as long as
 * they were, empty, because the film is found by its distance from the start. Answers whether it changed anything. Throws
 * for a file that ends too early or has no film in it.
 */
export async function blankAbout(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat();
  const boxes = await boxesIn(file, size);
  const isWhole = ['moov', 'mdat'].every((type) => boxes.some((box) => box.type === type));
  if (!isWhole) throw apiError('fileDamaged');
  if (!(await hasFilm(file, boxes))) throw apiError('notPictureOrVideo');
  const about = boxes.filter(({ type }) => ABOUT.includes(type));
  for (const box of about) await blank(file, box);
  return about.length > 0;
}

/** All boxes of a file, and those in the ones that are looked into. */
async function boxesIn(file: FileHandle, size: number): Promise<Box[]> {
  const boxes: Box[] = [];
  const places = [{ type: 'file', start: 0, end: size }];
  for (const place of places) {
    // Some programs end a list with four bytes of nothing.
    for (let at = place.start; at + 8 <= place.end;) {
      const box = await boxAt(file, at, place.end);
      if (!box || boxes.push(box) > MOST_BOXES) throw apiError('fileDamaged');
      if (box.type === INNER[place.type]) places.push(box);
      at = box.end;
    }
  }
  return boxes;
}

async function boxAt(file: FileHandle, at: number, limit: number): Promise<Box | undefined> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(16), 0, 16, at);
  const type = buffer.toString('latin1', 4, 8);
  const short = buffer.readUInt32BE(0);
  // 1 says that the length follows in eight bytes, and 0 that the box goes on to the end.
  const size = short === 1 ? Number(buffer.readBigUInt64BE(8)) : short || limit - at;
  const start = at + (short === 1 ? 16 : 8);
  const end = at + size;
  const isSound = start <= at + bytesRead && /^[\x20-\x7e\xa9]{4}$/.test(type);
  return isSound && end >= start && end <= limit ? { type, at, start, end } : undefined;
}

/** Whether one of the tracks is for the eyes: songs come in such files too. */
async function hasFilm(file: FileHandle, boxes: readonly Box[]): Promise<boolean> {
  for (const { start } of boxes.filter(({ type }) => type === 'hdlr')) {
    const { buffer } = await file.read(Buffer.alloc(4), 0, 4, start + 8);
    if (buffer.toString('latin1') === 'vide') return true;
  }
  return false;
}

/** As much as is written at once. */
const STEP = 65_536;

/** Makes a box one of the kind that every player passes over. */
async function blank(file: FileHandle, { at, start, end }: Box): Promise<void> {
  await file.write('free', at + 4, 'latin1');
  for (let from = start; from < end; from += STEP) {
    const length = Math.min(STEP, end - from);
    await file.write(Buffer.alloc(length), 0, length, from);
  }
}
