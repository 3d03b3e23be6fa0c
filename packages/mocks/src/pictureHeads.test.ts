import { MP4, PNG } from '@friendbase/contract/conformance';
import { describe, expect, it } from 'vitest';
import { readHead } from './pictureHeads.ts';

const bytes = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (one) => one.codePointAt(0) ?? 0);
const text = (words: string): Uint8Array => new TextEncoder().encode(words);

const JPEG =
  '/9j/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAFAAcDASIAAhEB';

describe('what a file is by its first bytes', () => {
  it.each([
    ['image/png', PNG, 3, 2],
    ['image/gif', text('GIF89a\u0007\0\u0005\0'), 7, 5],
    ['image/jpeg', bytes(JPEG), 7, 5],
    ['image/webp', bytes('UklGRiwAAABXRUJQVlA4ICAAAABwAQCdASoHAAUABUB8JZgCdAFAAA=='), 7, 5],
    ['image/webp', bytes('UklGRh4AAABXRUJQVlA4TBEAAAAvBgABAAfQvv5Ur/+BiOh/AAA='), 7, 5],
    ['image/webp', bytes('UklGRlYAAABXRUJQVlA4WAoAAAAQAAAABgAABAAAQUxQSAoAAAABBw=='), 7, 5],
  ])('is %s, with its size', (mimeType, head, width, height) => {
    expect(readHead(head)).toEqual({ kind: 'image', mimeType, size: { width, height } });
  });

  it.each([
    ['image', 'image/avif', text('\0\0\0\u0018ftypavif')],
    ['video', 'video/mp4', MP4],
    ['video', 'video/quicktime', text('\0\0\0\u0014ftypqt  ')],
    ['video', 'video/webm', bytes('GkXfow==')],
  ])('is a %s, %s, whose size is not in them', (kind, mimeType, head) => {
    expect(readHead(head)).toEqual({ kind, mimeType, size: undefined });
  });

  it.each([
    ['nothing', '', 'notPictureOrVideo'],
    ['a song', 'ID3\u0003', 'notPictureOrVideo'],
    ['a song in a film’s box', '\0\0\0\u0018ftypM4A ', 'notPictureOrVideo'],
    ['a head without a size', 'GIF89a', 'fileDamaged'],
    ['a picture without dots', 'GIF89a\0\0\u0005\0', 'fileDamaged'],
  ])('is refused where it is %s', (_, words, code) => {
    expect(() => readHead(text(words))).toThrow(expect.objectContaining({ code }));
  });
});
