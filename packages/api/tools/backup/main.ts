/** `npm run backup -- FILE` and `npm run restore -- FILE`: a data folder in one file, and back. */
import { resolve } from 'node:path';
import { readConfig } from '../../src/config.ts';
import { diskStorage, uploadsFolder } from '../../src/storage/disk.ts';
import { StartError } from '../../src/startError.ts';
import type { Manifest } from './archive.ts';
import { makeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';

const rootDir = resolve(import.meta.dirname, '../../../..');

const ACTS = ['backup', 'restore'] as const;

function readArguments([act, file, ...more]: string[]) {
  const known = ACTS.find((one) => one === act);
  if (!known || file === undefined || more.length > 0) {
    throw new StartError('Write the file: npm run backup -- FILE, or npm run restore -- FILE.');
  }
  return { act: known, file: resolve(file) };
}

const summary = ({ files, lost, madeAt }: Manifest): string => {
  const bytes = files.reduce((sum, { byteSize }) => sum + byteSize, 0);
  const losses = lost.length > 0 ? [`Files that were lost before: ${lost.join(', ')}`] : [];
  return [
    `${files.length} files with ${bytes} bytes, as they were at ${madeAt}. All were read again.`,
    ...losses,
  ].join('\n');
};

async function main(): Promise<void> {
  const { act, file } = readArguments(process.argv.slice(2));
  const { databaseUrl, storage, dataDir } = readConfig(process.env, { rootDir, workDir: process.cwd() });
  if (databaseUrl !== undefined || storage) {
    throw new StartError(
      'This is for a data folder. For PostgreSQL and S3 see docs/operations.md: unset DATABASE_URL and S3_BUCKET.',
    );
  }
  const manifest =
    act === 'backup'
      ? await makeBackup({ dataDir, storage: diskStorage(uploadsFolder(dataDir)), file, now: new Date() })
      : await restoreBackup({ file, dataDir });
  process.stdout.write(
    `${act === 'backup' ? `Written: ${file}` : `Brought back: ${dataDir}`}\n${summary(manifest)}\n`,
  );
}

try {
  await main();
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
