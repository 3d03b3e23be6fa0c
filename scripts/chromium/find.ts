import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const apps = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * A Chromium that starts: the one `CHROMIUM_PATH` names, one of the machine, or Playwright's own.
 *
 * @throws when `CHROMIUM_PATH` names something else
 */
export function findChromium(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const asked = env['CHROMIUM_PATH'];
  if (asked) {
    if (starts(asked)) return asked;
    throw new Error(`CHROMIUM_PATH is "${asked}", and no Chromium starts there.`);
  }
  const folders = (env['PATH'] ?? '').split(path.delimiter);
  const found = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...found, ...apps, chromium.executablePath()].find((file) => existsSync(file) && starts(file));
}

/** On some systems this file is a stub that only prints how to install Chromium. */
function starts(file: string): boolean {
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /chrom/i.test(stdout);
}

/** Chromium's sandbox does not start as root in a container; no background requests. */
export const chromiumFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
