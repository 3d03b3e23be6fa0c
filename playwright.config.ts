import { createECDH } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium, testFlags } from './scripts/chromium.ts';
import { freePort } from './scripts/freePort.ts';
import { HANG_MS, WAIT_MS } from './scripts/hang.ts';
import { ENDS_WITH_RUN, openRunFolder } from './scripts/runFolder.ts';
import { isLongTier, LONG_JOURNEY } from './scripts/tiers.ts';

/** Pushes are offered, and go nowhere: tests bring them to the browser by themselves. */
function pushKeys() {
  const pair = createECDH('prime256v1');
  return {
    VAPID_PUBLIC_KEY: pair.generateKeys('base64url'),
    VAPID_PRIVATE_KEY: pair.getPrivateKey('base64url'),
    VAPID_SUBJECT: 'mailto:nobody@example.com',
    PUSH_HOSTS: 'push.invalid',
  };
}

openRunFolder();

// Chosen once: every worker reads this file again, and must get the same values.
process.env['E2E_PRODUCT_PORT'] ??= await freePort();
process.env['E2E_DEMO_PORT'] ??= await freePort();
process.env['E2E_DATA_DIR'] ??= mkdtempSync(path.join(tmpdir(), 'data-'));

const { E2E_PRODUCT_PORT: productPort, E2E_DEMO_PORT: demoPort, E2E_DATA_DIR: dataDir } = process.env;
const product = `http://127.0.0.1:${productPort}`;
const demo = `http://127.0.0.1:${demoPort}`;
const executablePath = findChromium();
// The pinned Node itself: signals reach the server, not a shell in front of it.
const node = `exec "${process.execPath}" ${ENDS_WITH_RUN.map((part) => `"${part}"`).join(' ')}`;
const gracefulShutdown = { signal: 'SIGTERM', timeout: 3_000 } as const;
/** Both are local and ready within a second. */
const server = { timeout: HANG_MS, gracefulShutdown };

export default defineConfig({
  testDir: 'packages/app/e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  // Journeys wait for a third of their time, so three keep two cores busy.
  workers: 3,
  retries: 0,
  timeout: HANG_MS,
  expect: { timeout: WAIT_MS },
  // `npm test` counts the cases from the report.
  reporter: [['list'], ['json', { outputFile: '.cache/e2e.json' }]],
  use: {
    browserName: 'chromium',
    // In each new browser the worker fetches what it keeps, an eighth of a journey. Journeys about it ask for it.
    serviceWorkers: isLongTier ? 'allow' : 'block',
    launchOptions: { args: testFlags, ...(executablePath && { executablePath }) },
  },
  ...(!isLongTier && { grepInvert: LONG_JOURNEY }),
  // `both` are the same stories on each: what a member may do must not depend on who answers. On the demo that is looked
  // at by the long tier alone: the conformance cases hold the two backends together meanwhile.
  projects: [
    { name: 'product', testMatch: ['both/*.spec.ts', 'product/*.spec.ts'], use: { baseURL: product } },
    {
      name: 'demo',
      testMatch: [...(isLongTier ? ['both/*.spec.ts'] : []), 'demo/*.spec.ts'],
      use: { baseURL: demo },
    },
  ],
  webServer: [
    {
      command: `${node} packages/api/src/main.ts`,
      url: product,
      env: {
        PORT: productPort,
        DATA_DIR: dataDir,
        RATE_LIMIT_SCALE: '1000',
        DEMO_DATA: '1',
        LOG_LEVEL: 'warn',
        ...pushKeys(),
      },
      ...server,
    },
    {
      command: `${node} packages/app/tools/serveDemo.ts`,
      url: demo,
      env: { PORT: demoPort },
      ...server,
    },
  ],
});
