import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/paths.mjs';
import { runQuietly } from '../setup/quietly.mjs';
import { say } from '../setup/say.mjs';
import { findChromium } from './find.ts';

const playwright = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');

/**
 * The path of a Chromium, installed here when there is none and this user may.
 *
 * @throws with what to install by hand
 */
export async function provideChromium(): Promise<string> {
  const found = findChromium();
  if (found) return found;
  for (const way of waysToInstall()) {
    say('Getting a Chromium for the tests (first time only, some minutes)...');
    await way().catch(() => 1);
    const installed = findChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The tests need Chromium. Install Chromium or Chrome, or set CHROMIUM_PATH to where it is.',
  );
}

function waysToInstall(): (() => Promise<number>)[] {
  const isRoot = process.getuid?.() === 0;
  const withPlaywright = () =>
    quietly(process.execPath, [playwright, 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium']);
  return isRoot && isDebianLike() ? [withApt, withPlaywright] : [withPlaywright];
}

async function withApt(): Promise<number> {
  const code = await quietly('apt-get', ['update', '-q']);
  return code === 0 ? quietly('apt-get', ['install', '-qy', '--no-install-recommends', 'chromium']) : code;
}

function quietly(command: string, args: string[]): Promise<number> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return runQuietly(command, args, { cwd: root, env });
}

function isDebianLike(): boolean {
  try {
    return /^ID(_LIKE)?=.*(debian|ubuntu)/m.test(readFileSync('/etc/os-release', 'utf8'));
  } catch {
    return false;
  }
}
