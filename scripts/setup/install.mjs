import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { stopCode } from './child.mjs';
import { fingerprint } from './fingerprint.mjs';
import { withLock } from './lock.mjs';
import { pinnedNode, root } from './paths.mjs';
import { runQuietly } from './quietly.mjs';
import { PlainError, say } from './say.mjs';
import { stampAt } from './stamp.mjs';

/** Folders whose `node_modules` an install fills: the root and each package. */
function packageFolders(/** @type {string} */ folder) {
  const packages = path.join(folder, 'packages');
  const names = existsSync(packages) ? readdirSync(packages).sort() : [];
  const all = [folder, ...names.map((name) => path.join(packages, name))];
  return all.filter((one) => existsSync(path.join(one, 'package.json')));
}

/**
 * What an install depends on: the locked versions, the packages that ask for them, and the kind of machine.
 *
 * @param {string} folder
 */
function wanted(folder) {
  const asked = packageFolders(folder).map((one) => path.join(one, 'package.json'));
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc'].map((name) => path.join(folder, name));
  return fingerprint(folder, [...files, ...asked], [process.platform, process.arch]);
}

/** @param {string} folder */
const stampOf = (folder) => stampAt(path.join(folder, 'node_modules', '.friendbase', 'installed'));
/** @param {string} folder */
const startedOf = (folder) => stampAt(path.join(folder, 'node_modules', '.friendbase', 'installing'));

/**
 * True when the tools in `node_modules` are the ones the lockfile asks for, put there by a finished install.
 *
 * @param {string} [folder]
 */
export function isInstalled(folder = root) {
  return stampOf(folder).read() === wanted(folder) && existsSync(pinnedNode(folder));
}

/**
 * Brings the tools when they are missing or outdated. Two at once take turns, and the second finds the work done.
 *
 * @param {{ folder?: string, fetchTools?: (folder: string) => Promise<number> }} [options]
 * @throws {PlainError} when they cannot be had
 */
export async function install({ folder = root, fetchTools = fetchWithPnpm } = {}) {
  if (isInstalled(folder)) return;
  const wait = () => say('Another FriendBase command is getting the tools. Waiting for it...');
  await withLock(path.join(folder, '.cache', 'install.lock'), () => installAlone(folder, fetchTools), wait);
}

/**
 * @param {string} folder
 * @param {(folder: string) => Promise<number>} fetchTools
 */
async function installAlone(folder, fetchTools) {
  if (isInstalled(folder)) return;
  const isFirst = !existsSync(pinnedNode(folder));
  say(
    isFirst ? 'Getting the tools (first time only, about a minute)...' : 'Getting the tools that changed...',
  );
  // pnpm treats an interrupted install as finished, install scripts included.
  if (startedOf(folder).read() !== undefined) throwAway(folder);
  stampOf(folder).clear();
  startedOf(folder).write('');
  const code = await fetchTools(folder);
  if (stopCode() !== undefined) return;
  if (code !== 0 || !existsSync(pinnedNode(folder))) {
    throw new PlainError(
      'The tools could not be installed. The lines above say why. Getting them needs the internet.',
    );
  }
  stampOf(folder).write(wanted(folder));
  startedOf(folder).clear();
}

/** @param {string} folder */
function throwAway(folder) {
  for (const one of packageFolders(folder))
    rmSync(path.join(one, 'node_modules'), { recursive: true, force: true });
}

/**
 * The exact pnpm of `packageManager`, fetched through npm: the one tool sure to be here beside Node.
 *
 * @param {string} folder
 */
function fetchWithPnpm(folder) {
  const { packageManager } = /** @type {{ packageManager: string }} */ (
    JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  );
  // `pm-on-fail`: pnpm would otherwise look itself up in the lockfile, and refuse a frozen one without it.
  const args = ['exec', '--yes', '--', packageManager, 'install', '--frozen-lockfile', '--pm-on-fail=ignore'];
  const options = { cwd: folder, env: machineEnv() };
  const { npm_execpath: npm, npm_node_execpath: node } = process.env;
  if (npm && node) return runQuietly(node, [npm, ...args], options);
  return runQuietly('npm', args, { ...options, shell: process.platform === 'win32' });
}

/**
 * The environment without our own tools: npm puts the pinned Node first on the path, and an install must
 * not run on a file that it may replace.
 */
function machineEnv() {
  const ours = path.join('node_modules', '.bin');
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter((one) => !one.endsWith(ours));
  // CI: never ask anything.
  return { ...process.env, PATH: folders.join(path.delimiter), CI: 'true' };
}
