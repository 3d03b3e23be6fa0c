import { spawnSync } from 'node:child_process';
import { chromium } from 'playwright';

/** Chromium without windows, and without what those need, such as push and pages that are kept for the Back button. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const isRoot = process.getuid?.() === 0;

/** Of several lists of features Chromium takes the last, so the one of Playwright is said again: `chromium.test.ts`. */
const offForPlaywright = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
];

/**
 * Each window begins with two hidden pages for the address bar, which has no place in a test, and with a process in
 * reserve. Together they took a sixth of the processor time of the journeys.
 */
const offForSpeed = ['SpareRendererForSitePerProcess', 'WebUIOmniboxAimPopup', 'WebUIOmniboxPopup'];

/** Chromium's sandbox does not start as root in a container; no background requests. */
export const chromiumFlags = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...offForPlaywright, ...offForSpeed].join()}`,
];

/**
 * For tests alone, which measure no speed. Their pages live for seconds: what the last optimising compiler makes of scripts
 * costs more than it saves. The shell alone asks how letters are hinted: so that they are as wide as in a window.
 */
export const testFlags = [...chromiumFlags, '--js-flags=--no-turbofan', '--font-render-hinting=slight'];

/**
 * A Chromium that starts: the one `CHROMIUM_PATH` names, one of the machine, or Playwright's own.
 *
 * @throws when `CHROMIUM_PATH` names something else
 */
export const findChromium = (): string | undefined => find(names);

/** The same for components and stories, which show nobody a window: in the shell they take a fifth less processor time. */
export const findShell = (): string | undefined => find([HEADLESS_SHELL, ...names]);

function find(ofMachine: readonly string[]): string | undefined {
  const asked = process.env['CHROMIUM_PATH'];
  if (asked && !starts(asked)) throw new Error(`CHROMIUM_PATH is "${asked}", and no Chromium starts there.`);
  return asked || [...ofMachine.flatMap(onPath), chromium.executablePath()].find(starts);
}

const onPath = (name: string): string[] =>
  spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean);

/** On some systems the file is a stub that only prints how to install Chromium. */
function starts(file: string): boolean {
  const { status, stdout } = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /chrom/i.test(stdout);
}

/** Installs a Chromium where there is none and this user may. @throws with what to install by hand */
export function provideChromium(): void {
  if (findChromium()) return;
  console.error('Getting a Chromium for the tests (first time only, some minutes)...');
  const install = 'apt-get install -qy --no-install-recommends';
  const apt = `apt-get update -q && { ${install} chromium ${HEADLESS_SHELL} || ${install} chromium; }`;
  const playwright = `"${process.execPath}" node_modules/@playwright/test/cli.js install`;
  const ways = isRoot ? [apt, `${playwright} --with-deps chromium`] : [`${playwright} chromium`];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const way of ways) if (!findChromium()) spawnSync('sh', ['-c', way], { env, stdio: 'inherit' });
  if (findChromium()) return;
  throw new Error('The tests need Chromium. Install it or Chrome, or set CHROMIUM_PATH to where it is.');
}
