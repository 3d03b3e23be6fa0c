/**
 * What every command of `package.json` begins with: it gets the tools, when there are none or they are old.
 *
 * It keeps to old syntax, because a Node that is too old has to get as far as the sentence that says so.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const [major = 0, minor = 0] = process.version.slice(1).split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `FriendBase needs Node 20.19 or newer, and this is ${process.version}. Get it from https://nodejs.org.`,
  );
  process.exit(2);
}

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (/** @type {string} */ name) => readFileSync(join(root, name), 'utf8');

/**
 * Whether pnpm has found all in place since the last change. It notes when it last did, and what lockfile it installed;
 * to ask pnpm itself takes npm three seconds. An install that was broken off leaves no such note.
 */
function isInstalled() {
  try {
    const note = /** @type {{ lastValidatedTimestamp: number, projects: object }} */ (
      JSON.parse(read('node_modules/.pnpm-workspace-state-v1.json'))
    );
    const settings = ['pnpm-workspace.yaml', 'node_modules/node/bin/node'].map((name) => join(root, name));
    const manifests = Object.keys(note.projects).map((folder) => join(folder, 'package.json'));
    const isOld = (/** @type {string} */ file) => statSync(file).mtimeMs < note.lastValidatedTimestamp;
    return (
      [...settings, ...manifests].every(isOld) &&
      read('pnpm-lock.yaml') === read('node_modules/.pnpm/lock.yaml')
    );
  } catch {
    return false;
  }
}

/** The exact pnpm that `package.json` names, fetched by npm, the one tool sure to be here beside Node. */
function install() {
  const { packageManager } = /** @type {{ packageManager: string }} */ (JSON.parse(read('package.json')));
  // `pm-on-fail`: pnpm would otherwise look itself up in the lockfile, and refuse a frozen one without it.
  const args = ['exec', '--yes', '--', packageManager, 'install', '--frozen-lockfile', '--pm-on-fail=ignore'];
  // npm puts our own Node first on the path, and an install must not run on a file that it may replace.
  const folders = String(process.env['PATH']).split(delimiter);
  const PATH = folders.filter((folder) => !folder.endsWith(join('node_modules', '.bin'))).join(delimiter);
  const env = { ...process.env, PATH, CI: 'true' };
  return spawnSync('npm', args, { cwd: root, env, encoding: 'utf8', maxBuffer: 2 ** 28 });
}

if (!isInstalled()) {
  console.error('Getting the tools (the first time this takes about a minute)...');
  const { status, stdout, stderr } = install();
  if (status !== 0) {
    console.error(`${stdout}${stderr}`);
    console.error(
      'The tools could not be installed. The lines above say why. Getting them needs the internet.',
    );
    process.exit(1);
  }
}
