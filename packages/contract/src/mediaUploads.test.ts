import { describe, expect, it } from 'vitest';
import { mediaUrl, UPLOAD_RULES } from './media.ts';
import { fittingWidth } from './mediaFiles.ts';
import { mediaIdOf, uploadUrl } from './mediaUploads.ts';
import { checkUpload } from './uploads.ts';

describe('the id behind an address', () => {
  it.each([
    uploadUrl('a-1', 'token'),
    '/api/objects/uploads/a-1',
    mediaUrl('a-1'),
    `${mediaUrl('a-1')}?width=320`,
    'https://friends.example/api/media/a-1',
    'https://storage.example/bucket/media/a-1/original-b_2',
    'http://bucket.storage.example:9000/media/a-1/original',
  ])('is found in %s', (address) => {
    expect(mediaIdOf(address)).toBe('a-1');
  });

  it.each([
    '',
    'http://',
    '/api/media/',
    '/api/media/a-1/more',
    '/api/media/%2e%2e',
    '/api/objects/uploads/a-1/',
    `/api/media/${'a'.repeat(65)}`,
    'https://storage.example/media/a-1/w320.webp',
    'data:image/png;base64,AAAA',
  ])('is not in %j', (address) => {
    expect(mediaIdOf(address)).toBeUndefined();
  });
});

describe('the width that is served', () => {
  it.each([
    [[320, 640], undefined, 640],
    [[320, 640], 2048, 640],
    [[320, 640], 400, 320],
    [[640], 320, 640],
    [[], 320, undefined],
  ])('of %j for %s is %s', (widths, asked, served) => {
    expect(fittingWidth(widths, asked)).toBe(served);
  });
});

describe('the type of a file', () => {
  it.each(['image/png', 'IMAGE/JPEG', 'video/mp4; codecs=avc1', 'image/svg+xml'])(
    'may be said as %s',
    (type) => {
      expect(() => checkUpload(UPLOAD_RULES, type, '10')).not.toThrow();
    },
  );

  it.each(['', 'text/html', 'image/', 'image/*', 'image/png/x', 'imagery/png', undefined])(
    'is refused as %j',
    (type) => {
      expect(() => checkUpload(UPLOAD_RULES, type, '10')).toThrow('image/*, video/*');
    },
  );
});
