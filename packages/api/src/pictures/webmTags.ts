import type { FileHandle } from 'node:fs/promises';

/** A piece of a WebM file. Source: RFC 8794, “Extensible Binary Meta Language”. */
interface Element {
  id: number;
  /** Where it begins in the file, where what is in it begins, and where that ends; unknown while a film is recorded. */
  at: number;
  start: number;
  end: number | undefined;
}

/** Source: RFC 9559, “Matroska”. Tags may say where a film was made; files that are attached may say anything. */
const [SEGMENT, CLUSTER, TAGS, ATTACHMENTS] = [0x18_53_80_67, 0x1f_43_b6_75, 0x12_54_c3_67, 0x19_41_a4_69];

/** What every player passes over. */
const VOID = 0xec;

/** More than any film of 50 MB has. */
const MOST_ELEMENTS = 100_000;

/**
 * Takes the tags of a film and what is attached to it out of the file, in place: as much as they took is void, because the
 * film is found by its distance from the start. Answers whether it changed anything. What comes after something that
 * cannot be read is found by no player either.
 */
export async function blankTags(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat();
  let isChanged = false;
  for (let at = 0, count = 0; at < size && count < MOST_ELEMENTS; count += 1) {
    const element = await elementAt(file, at, size);
    if (!element) break;
    const { id, start, end } = element;
    if (id === TAGS || id === ATTACHMENTS) {
      await blank(file, element, end ?? size);
      isChanged = true;
    }
    // What has no end of its own is read on, and so are its neighbours.
    at = id === SEGMENT || (id === CLUSTER && end === undefined) ? start : (end ?? size);
  }
  return isChanged;
}

async function elementAt(file: FileHandle, at: number, limit: number): Promise<Element | undefined> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(12), 0, 12, at);
  const idLength = lengthOf(buffer[0]);
  const sizeLength = lengthOf(buffer[idLength]);
  const start = at + idLength + sizeLength;
  if (idLength > 4 || sizeLength > 8 || idLength + sizeLength > bytesRead) return undefined;
  const marker = 2 ** (7 * sizeLength);
  const size = numberIn(buffer.subarray(idLength, idLength + sizeLength)) - marker;
  const end = size === marker - 1 ? undefined : start + size;
  return end !== undefined && end > limit
    ? undefined
    : { id: numberIn(buffer.subarray(0, idLength)), at, start, end };
}

/** The first bit that is set says how many bytes a number has. 9 where none is. */
const lengthOf = (byte = 0): number => Math.clz32(byte) - 23;

/** More than 53 bits are in no file of ours. */
const numberIn = (bytes: Buffer): number => bytes.reduce((sum, byte) => sum * 256 + byte, 0);

/** Its head is as long as it was: a length may have more bytes than it needs. */
async function blank(file: FileHandle, { at }: Element, end: number): Promise<void> {
  const bytes = Buffer.alloc(end - at);
  const length = bytes.length;
  bytes[0] = VOID;
  if (length >= 9) {
    bytes[1] = 0x01;
    bytes.writeUIntBE(length - 9, 3, 6);
  } else bytes[1] = 0x80 + (length - 2);
  await file.write(bytes, 0, length, at);
}
