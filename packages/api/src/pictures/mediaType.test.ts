import { describe, expect, it } from 'vitest';
import { box, film, twoColours, webm } from '../../testing/mediaFiles.ts';
import { mediaTypeOf } from './mediaType.ts';

const typeOf = (file: Buffer | string) => {
  const bytes = Buffer.from(file as string, 'latin1');
  return mediaTypeOf(bytes.subarray(0, 4096), bytes.subarray(-65_536));
};

const jpeg = await twoColours(16, 16).jpeg().toBuffer();
const png = await twoColours(16, 16).png().toBuffer();
const archiveEnd = `PK\x05\x06${'\0'.repeat(18)}`;

describe('what a file is', () => {
  it.each([
    ['nothing', ''],
    ['words', 'Dear Ann, how are you?'],
    ['a drawing in SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a page', '<!doctype html><script>alert(1)</script>'],
    ['a document', '%PDF-1.7'],
    ['an archive', 'PK\x03\x04'],
    ['a TIFF', 'II*\0'],
    ['a picture in HEIC', box('ftyp', 'heic', '\0\0\0\0', 'mif1heic')],
    ['a song', box('ftyp', 'M4A ', '\0\0\0\0', 'M4A ')],
    ['a film in Matroska', webm('matroska')],
    ['a page that begins like a GIF', 'GIF89a/*<script>*/=1;alert(1)'],
    ['a picture with a page behind it', Buffer.concat([png, Buffer.from('<HTML><body>')])],
    [
      'a picture with a drawing behind it',
      Buffer.concat([png, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">')]),
    ],
    ['a picture with an archive behind it', Buffer.concat([jpeg, Buffer.from(archiveEnd)])],
    ['a picture that is a program', Buffer.concat([jpeg.subarray(0, 20), Buffer.from('<?php echo 1;')])],
    ['a film with a page in it', Buffer.concat([box('ftyp', 'isom'), box('free', '<script>')])],
    ['a picture that is a document', Buffer.concat([jpeg.subarray(0, 20), Buffer.from('%PDF-1.7')])],
  ])('refuses %s', (_, file) => {
    expect(() => typeOf(file)).toThrow(expect.objectContaining({ code: 'notPictureOrVideo' }));
  });

  it.each([
    ['image/jpeg', jpeg],
    ['image/png', png],
    ['image/webp', twoColours(16, 16).webp().toBuffer()],
    ['image/gif', twoColours(16, 16).gif().toBuffer()],
    ['image/avif', twoColours(16, 16).avif({ effort: 0 }).toBuffer()],
    ['image/avif', box('ftyp', 'mif1', '\0\0\0\0', 'mif1avif')],
    ['video/mp4', film()],
    ['video/quicktime', film({ brand: 'qt  ' })],
    ['video/webm', webm()],
  ])('is %s by its own bytes', async (mimeType, file) => {
    expect(typeOf(await file)).toEqual({ kind: mimeType.split('/')[0], mimeType });
  });
});
