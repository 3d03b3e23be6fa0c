import react from '@vitejs/plugin-react';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

const packages = '{contract,ui-kit,games,app,api,mocks,scripts}';

/** A function, because Vitest changes the object it is given. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      // Chromium's own sandbox does not start for the root user of a container.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  }),
  instances: [{ browser: 'chromium' as const }],
});

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'node', include: [`${packages}/**/*.test.ts`], exclude: ['**/node_modules/**', '**/e2e/**'] } },
      {
        plugins: [react()],
        test: { name: 'browser', include: [`${packages}/**/*.test.tsx`], exclude: ['**/node_modules/**'], browser: browser() },
      },
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        test: { name: 'storybook', browser: browser() },
      },
    ],
  },
});
