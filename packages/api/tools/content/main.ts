/** `npm run content -- import FILE [--dry-run]` and `npm run content -- export`: what a community offers, as one file. */
import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { readConfig } from '../../src/config.ts';
import { StartError } from '../../src/startError.ts';
import { openBeside, runBeside } from '../openBeside.ts';
import { readSet } from './contentSet.ts';
import { exportSet } from './exportSet.ts';
import { importSet } from './importSet.ts';

const rootDir = resolve(import.meta.dirname, '../../../..');

const USAGE = [
  'Write what to do:',
  'npm run content -- import FILE             brings a set in, all of it or nothing,',
  'npm run content -- import FILE --dry-run   says what it would change,',
  'npm run content -- export                  prints what is there.',
].join('\n');

/** Far more than the most entries need. */
const MOST_BYTES = 5 * 2 ** 20;

function readArguments(args: readonly string[]): { file: string | undefined; isDry: boolean } {
  const isDry = args.includes('--dry-run');
  const [act, file, ...more] = args.filter((one) => one !== '--dry-run');
  if (act === 'export' && file === undefined && !isDry) return { file: undefined, isDry };
  if (act === 'import' && file !== undefined && more.length === 0) return { file: resolve(file), isDry };
  throw new StartError(USAGE);
}

function readText(file: string): string {
  try {
    if (statSync(file).size > MOST_BYTES) throw new StartError(`${file} is larger than 5 MB.`);
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const refused = (problems: readonly string[]) =>
  new StartError([...problems, 'Nothing was changed.'].join('\n'));

async function main(): Promise<void> {
  const { file, isDry } = readArguments(process.argv.slice(2));
  const read = file === undefined ? undefined : readSet(readText(file));
  if (read && 'problems' in read) throw refused(read.problems);
  const db = openBeside(readConfig(process.env, { rootDir, workDir: process.cwd() }));
  try {
    if (!read) {
      process.stdout.write(`${JSON.stringify(await exportSet(db), undefined, 2)}\n`);
      return;
    }
    const { counts, problems } = await importSet(db, read.set, { now: new Date(), isDry });
    if (problems.length > 0) throw refused(problems);
    const { made, changed, same } = counts;
    const said = isDry ? 'It would be' : 'Done';
    process.stdout.write(`${said}: ${made} made, ${changed} changed, ${same} as they were.\n`);
  } finally {
    await db.destroy();
  }
}

await runBeside(main);
