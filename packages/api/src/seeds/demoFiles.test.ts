import { readFileSync } from 'node:fs';
import { demoFileUrl } from '@friendbase/contract/demo-files';
import { demoSeed, fixedId } from '@friendbase/contract/fixtures';
import { expect, it } from 'vitest';

it('are what is said of them, and small', () => {
  for (const { id, byteSize, mimeType } of demoSeed(new Date(0)).media) {
    const file = readFileSync(demoFileUrl(id)!);
    expect([id, file.byteLength]).toEqual([id, byteSize]);
    const isFilm = file.readUInt32BE(0) === 0x1a_45_df_a3;
    const isPicture = file.toString('latin1', 8, 12) === 'WEBP';
    expect([isFilm, isPicture]).toEqual([mimeType === 'video/webm', mimeType === 'image/webp']);
    expect(file.byteLength).toBeLessThan(60_000);
  }
  expect(demoFileUrl(fixedId('media', 1))).toBeUndefined();
});
