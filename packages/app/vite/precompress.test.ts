import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { tempFolder } from '../../../scripts/tempFolder.ts';
import { compressFolder } from './precompress.ts';

it('leaves what the server fills, pictures and fonts alone', async () => {
  using dist = tempFolder({ 'index.html': '<p>', 'assets/a.woff2': 'font', 'assets/a.png': 'picture' });
  await compressFolder(dist.folder, ['index.html']);
  for (const name of ['index.html', 'assets/a.woff2', 'assets/a.png']) {
    expect(existsSync(path.join(dist.folder, `${name}.br`)), name).toBe(false);
  }
});

it('puts both compressed forms of a text beside it', async () => {
  const words = 'FriendBase '.repeat(100);
  using dist = tempFolder({ 'assets/app.js': words });
  await compressFolder(dist.folder, []);
  const packed = (ending: string) => readFileSync(path.join(dist.folder, `assets/app.js${ending}`));
  expect(brotliDecompressSync(packed('.br')).toString()).toBe(words);
  expect(gunzipSync(packed('.gz')).toString()).toBe(words);
});
