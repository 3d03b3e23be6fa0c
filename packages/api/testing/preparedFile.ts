import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createImageResizer } from '../src/pictures/imageResizer.ts';
import { createPreparation } from '../src/pictures/prepare.ts';
import { diskStorage } from '../src/storage/disk.ts';
import { originalKey } from '../src/storage/storage.ts';
import { temporaryFolder } from './program.ts';

const resizer = createImageResizer();
const KEY = originalKey('one', '1');

/** A folder of files with one upload in it, and what is made of that. */
export function uploaded(file: Buffer, resize = resizer, ownerId = 'ann') {
  const folder = temporaryFolder();
  const media = join(folder.path, 'media/one');
  mkdirSync(media, { recursive: true });
  writeFileSync(join(media, 'original-1'), file);
  const storage = diskStorage(folder.path);
  const prepare = createPreparation(resize, join(folder.path, 'work'));
  return {
    prepare: () => prepare(storage, { mediaId: 'one', ownerId, key: KEY }),
    files: () => readdirSync(media).toSorted(),
    write: (name: string, text: string) => writeFileSync(join(media, name), text),
    read: (name: string) => readFileSync(join(media, name)),
    [Symbol.dispose]: () => folder[Symbol.dispose](),
  };
}
