import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run, stopCode } from './child.mjs';
import { say } from './say.mjs';

/**
 * Runs a program whose words matter only when it fails: then they are shown, all of them.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code
 */
export async function runQuietly(command, args, options) {
  const folder = mkdtempSync(path.join(tmpdir(), 'friendbase-log-'));
  const log = path.join(folder, 'output.txt');
  const descriptor = openSync(log, 'w');
  try {
    const code = await run(command, args, { ...options, stdio: ['ignore', descriptor, descriptor] });
    if (code !== 0 && stopCode() === undefined) say(readFileSync(log, 'utf8').trimEnd());
    return code;
  } finally {
    closeSync(descriptor);
    rmSync(folder, { recursive: true, force: true });
  }
}
