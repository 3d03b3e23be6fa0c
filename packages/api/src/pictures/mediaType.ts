import { apiError } from '@friendbase/contract';
import type { MediaKind } from '@friendbase/contract';

/** What a file is by its own bytes. */
export interface MediaType {
  kind: MediaKind;
  mimeType: string;
}

/** As many bytes of the start of a file as tell what it is. */
export const HEAD_BYTES = 4096;

/** As many bytes of its end as are looked through for another file that hides there. */
export const TAIL_BYTES = 65_536;

/** ISO files name the brands they are made by: the main one, and those that read them too. */
const BRANDS: readonly (readonly [RegExp, MediaType])[] = [
  [/^avi[fs]/, { kind: 'image', mimeType: 'image/avif' }],
  [/^qt {2}/, { kind: 'video', mimeType: 'video/quicktime' }],
  [/^(?:iso[\dm]|mp4[12v]|avc1|M4VP?|M4VH|MSNV|dash|f4v |mmp4)/, { kind: 'video', mimeType: 'video/mp4' }],
];

/** Says what a file is by how it begins. Throws `notPictureOrVideo` for all that members cannot share. */
export function mediaTypeOf(head: Buffer, tail: Buffer): MediaType {
  const type = pictureType(head) ?? brandType(head) ?? webmType(head);
  if (!type || isAlsoAnother(head, tail)) throw apiError('notPictureOrVideo');
  return type;
}

/** How the files of each type begin, as Latin-1. */
const PICTURES: readonly (readonly [start: string, mimeType: string])[] = [
  ['\xff\xd8\xff', 'image/jpeg'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['GIF87a', 'image/gif'],
  ['GIF89a', 'image/gif'],
];

function pictureType(head: Buffer): MediaType | undefined {
  const text = head.toString('latin1', 0, 16);
  const isWebp = text.startsWith('RIFF') && text.startsWith('WEBP', 8);
  const mimeType = isWebp ? 'image/webp' : PICTURES.find(([start]) => text.startsWith(start))?.[1];
  return mimeType === undefined ? undefined : { kind: 'image', mimeType };
}

function brandType(head: Buffer): MediaType | undefined {
  if (head.toString('latin1', 4, 8) !== 'ftyp') return undefined;
  const end = Math.min(head.readUInt32BE(0), 256, head.length);
  const brands = (head.toString('latin1', 8, end).match(/[^]{4}/g) ?? []).filter((_, n) => n !== 1);
  for (const brand of brands) {
    const type = BRANDS.find(([pattern]) => pattern.test(brand))?.[1];
    if (type) return type;
  }
  return undefined;
}

/** Matroska has the same head, and says that it is something else than WebM. */
function webmType(head: Buffer): MediaType | undefined {
  const text = head.toString('latin1', 0, 128);
  const isWebm = text.startsWith('\x1a\x45\xdf\xa3') && text.includes('\x42\x82\x84webm');
  return isWebm ? { kind: 'video', mimeType: 'video/webm' } : undefined;
}

/** Markup that a browser would run, wherever it stands. */
const MARKUP = /<(?:script|html|!doctype|iframe|\?php)|xmlns="http:\/\/www\.w3\.org\/2000\/svg"/i;

/** The end of an archive of one piece, as Latin-1. Its readers look for it from behind. */
const ARCHIVE = 'PK\x05\x06\0\0\0\0';

/**
 * Whether a file that is a picture or video is a page, a document or an archive as well. We serve no picture as it
 * came, and each with its type; but nothing honest looks like this.
 */
function isAlsoAnother(head: Buffer, tail: Buffer): boolean {
  const [start, end] = [head.toString('latin1'), tail.toString('latin1')];
  return MARKUP.test(start) || MARKUP.test(end) || start.includes('%PDF-') || end.includes(ARCHIVE);
}
