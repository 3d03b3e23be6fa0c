import { describe, expect, it } from 'vitest';
import { hugePhoto, twoColours } from '../../testing/mediaFiles.ts';
import { uploaded } from '../../testing/preparedFile.ts';

const photo = await twoColours(700, 500).jpeg().toBuffer();

describe('many large pictures of one member', () => {
  it('let the small one of another be ready before the second of them', async () => {
    const large = await hugePhoto();
    const ready: string[] = [];
    const send = async (ownerId: string, file: Buffer) => {
      using upload = uploaded(file, undefined, ownerId);
      await upload.prepare();
      ready.push(ownerId);
    };
    const many = [1, 2].map(() => send('ann', large));
    await Promise.all([...many, send('ben', photo)]);
    expect(ready.indexOf('ben')).toBeLessThan(2);
  });
});

describe('a picture', () => {
  it('of 50 megapixels, turned, stays within the memory', async () => {
    using upload = uploaded(await hugePhoto());
    expect(await upload.prepare()).toMatchObject({
      width: 5773,
      height: 8660,
      widths: [320, 640, 1280, 2048],
    });
  });
});
