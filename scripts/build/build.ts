import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from '../setup/fingerprint.mjs';
import { withLock } from '../setup/lock.mjs';
import { root } from '../setup/paths.mjs';
import { runQuietly } from '../setup/quietly.mjs';
import { say } from '../setup/say.mjs';
import { stampAt } from '../setup/stamp.mjs';
import { type BuildName, buildInputs, builds } from './inputs.ts';

type Bundle = (folder: string, mode: string, outDir: string) => Promise<number>;

/**
 * Builds the app when a source changed since the last build, or the last one was interrupted.
 *
 * The new files are made beside the old ones and change places at the end: a server that is running, and a
 * build that fails, both keep a whole app.
 *
 * @returns the exit code of the bundler, 0 when nothing was stale
 */
export async function build(
  name: BuildName,
  folder = root,
  bundle: Bundle = bundleWithVite,
): Promise<number> {
  if (isFresh(name, folder)) return 0;
  const lock = path.join(folder, '.cache', 'build.lock');
  const wait = () => say('Another FriendBase command is building the app. Waiting for it...');
  return withLock(lock, () => (isFresh(name, folder) ? 0 : buildAlone(name, folder, bundle)), wait);
}

async function buildAlone(name: BuildName, folder: string, bundle: Bundle): Promise<number> {
  const output = path.join(folder, builds[name].output);
  const next = path.join(folder, 'packages', 'app', `dist-next-${name}`);
  const before = inputsOf(name, folder);
  say(`Building the ${name === 'demo' ? 'demo' : 'app'} (some seconds)...`);
  rmSync(next, { recursive: true, force: true });
  const code = await bundle(folder, builds[name].mode, next);
  if (code !== 0) return code;
  stampOf(name, folder).clear();
  const old = path.join(folder, 'packages', 'app', `dist-old-${name}`);
  rmSync(old, { recursive: true, force: true });
  if (existsSync(output)) renameSync(output, old);
  renameSync(next, output);
  rmSync(old, { recursive: true, force: true });
  // The fingerprint from before the build: files saved during it are built next time.
  stampOf(name, folder).write(`${before} ${pageOf(name, folder)}`);
  return 0;
}

function isFresh(name: BuildName, folder: string): boolean {
  const page = pageOf(name, folder);
  return page !== undefined && stampOf(name, folder).read() === `${inputsOf(name, folder)} ${page}`;
}

const stampOf = (name: BuildName, folder: string) => stampAt(path.join(folder, '.cache', `built-${name}`));

const inputsOf = (name: BuildName, folder: string) => fingerprint(folder, buildInputs(folder), [name]);

/** The built page names every script by its hash, so it tells this build from one made by hand. */
function pageOf(name: BuildName, folder: string): string | undefined {
  const page = path.join(folder, builds[name].output, 'index.html');
  return existsSync(page) ? fingerprint(folder, [page]) : undefined;
}

function bundleWithVite(folder: string, mode: string, outDir: string): Promise<number> {
  const vite = path.join(folder, 'node_modules', 'vite', 'bin', 'vite.js');
  const args = [vite, 'build', '--mode', mode, '--outDir', outDir, '--emptyOutDir', '--logLevel', 'warn'];
  return runQuietly(process.execPath, args, { cwd: path.join(folder, 'packages', 'app') });
}
