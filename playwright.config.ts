import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './scripts/chromium/find.ts';
import { choosePlaces } from './scripts/e2e/places.ts';
import { TALLY_FILE } from './scripts/test/tally.ts';
import { HANG_MS, WAIT_MS } from './scripts/testing/hang.ts';

const { productPort, demoPort, dataDir } = await choosePlaces();
const product = `http://127.0.0.1:${productPort}`;
const demo = `http://127.0.0.1:${demoPort}`;
const executablePath = findChromium();
// The pinned Node itself: signals reach the server, not a shell in front of it.
const node = `exec "${process.execPath}"`;
const gracefulShutdown = { signal: 'SIGTERM', timeout: 3_000 } as const;
/** Both are local and ready within a second. */
const server = { timeout: HANG_MS, gracefulShutdown };

export default defineConfig({
  testDir: 'packages/app/e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: HANG_MS,
  expect: { timeout: WAIT_MS },
  reporter: process.env[TALLY_FILE] ? [['list'], ['./scripts/test/playwrightReporter.ts']] : 'list',
  use: {
    browserName: 'chromium',
    launchOptions: { args: chromiumFlags, ...(executablePath && { executablePath }) },
  },
  // `both` are the same stories on each: what a member may do must not depend on who answers.
  projects: [
    { name: 'product', testMatch: ['both/*.spec.ts', 'product/*.spec.ts'], use: { baseURL: product } },
    { name: 'demo', testMatch: ['both/*.spec.ts', 'demo/*.spec.ts'], use: { baseURL: demo } },
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
      },
      ...server,
    },
    {
      command: `${node} scripts/commands/serveDemo.ts`,
      url: demo,
      env: { PORT: demoPort },
      ...server,
    },
  ],
});
