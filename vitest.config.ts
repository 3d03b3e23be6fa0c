import { availableParallelism } from 'node:os';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { pictureSettings, trialPictures } from './.storybook/checks/pictures/settings.ts';
import { importedLibraries } from './.storybook/dependencies.ts';
import { findShell, testFlags } from './scripts/chromium.ts';
import { HANG_MS, WAIT_MS } from './scripts/hang.ts';
import { ENDS_WITH_RUN, openRunFolder } from './scripts/runFolder.ts';
import { isLongTier, LONG_CASE, LONG_FILES, LONG_STORY } from './scripts/tiers.ts';

openRunFolder();

const folders = '{packages/*,scripts,lint,.storybook}';
const exclude = [
  '**/node_modules/**',
  '**/dist/**',
  '**/dist-*/**',
  'packages/app/e2e/**',
  ...(isLongTier ? [] : [LONG_FILES]),
];

/** Nothing here decides what passes: the tests prove the same on a busy machine. */
const limits = { testTimeout: HANG_MS, hookTimeout: HANG_MS, expect: { poll: { timeout: WAIT_MS } } };
const SETUP = 'scripts/testSetup.ts';

const chromium = findShell();

/**
 * While nothing is watched no module changes, so pages take them from Chromium's cache, which ends with the run.
 */
const cachedModules = process.argv.includes('run')
  ? { headers: { 'Cache-Control': 'max-age=31536000, immutable' } }
  : {};

/** As `npm run pictures:accept` says. */
const acceptsPictures = process.argv.includes('--update');

/** Pictures of stories look the same on every machine: one time zone, letters without the colours of a screen. */
const inPictures = {
  args: ['--disable-lcd-text'],
  contextOptions: { timezoneId: 'UTC', locale: 'en-US' },
};

/**
 * Pages wait for the browser a third of their time, so three keep two cores busy; Vitest itself keeps up with twelve. They come after the
 * cases in Node, which do not wait.
 */
const inPages = {
  maxWorkers: Math.min(12, Math.ceil(1.5 * availableParallelism())),
  sequence: { groupOrder: 1 },
};

/** A function, because Vitest changes the object it is given. */
const browser = (options?: typeof inPictures) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  connectTimeout: HANG_MS,
  provider: playwright({
    // Without a path Playwright takes its own.
    launchOptions: {
      args: [...testFlags, ...(options?.args ?? [])],
      ...(chromium && { executablePath: chromium }),
    },
    ...(options && { contextOptions: options.contextOptions }),
  }),
  instances: [{ browser: 'chromium' as const }],
});

export default defineConfig({
  test: {
    // Vitest leaves one core to itself, which is half of a small machine.
    maxWorkers: '100%',
    // Nothing is accepted unasked: a picture that is missing fails, and is not written among the accepted ones.
    update: 'none',
    // What a test printed belongs to its failure.
    silent: 'passed-only',
    attachmentsDir: '.cache/attachments',
    // `npm test` counts the cases from the report.
    reporters: ['default', 'json'],
    outputFile: { json: '.cache/vitest.json' },
    tags: [{ name: LONG_CASE, description: 'A case of the long tier alone.' }],
    ...(!isLongTier && { tagsFilter: [`!${LONG_CASE}`] }),
    projects: [
      {
        test: {
          name: 'node',
          // Files share what they import: to load it again for each took a quarter of the processor time.
          isolate: false,
          execArgv: ENDS_WITH_RUN,
          allowOnly: false,
          include: [`${folders}/**/*.test.ts`],
          exclude,
          // Token files are read as text; Vitest would hand out empty ones.
          css: { include: /\.css\?raw$/ },
          ...limits,
          setupFiles: SETUP,
          provide: { isLong: isLongTier },
          // A real PostgreSQL for the tests of the API.
          globalSetup: 'packages/api/testing/postgresSetup.ts',
        },
      },
      {
        plugins: [react()],
        server: cachedModules,
        // A library met only during a run would reload the page and fail the test in it.
        optimizeDeps: {
          include: [
            ...importedLibraries(),
            '@friendbase/app > qr/decode.js',
            '@storybook/addon-docs/blocks',
            '@storybook/react-vite',
            'axe-core',
            'mermaid',
            'storybook/test',
            'vitest-browser-react',
          ],
        },
        test: {
          name: 'browser',
          ...inPages,
          allowOnly: false,
          // Files share a page, and `sharedPage.ts` gives each the one that the first of them found.
          isolate: false,
          include: [`${folders}/**/*.test.tsx`],
          exclude,
          setupFiles: [SETUP, '.storybook/checks/reactTools.ts', '.storybook/checks/sharedPage.ts'],
          provide: { isLong: isLongTier },
          ...limits,
          browser: { ...browser(), expect: { toMatchScreenshot: trialPictures } },
        },
      },
      {
        plugins: [
          storybookTest({
            configDir: '.storybook',
            tags: { exclude: isLongTier || acceptsPictures ? [] : [LONG_STORY] },
          }),
        ],
        test: {
          name: 'storybook',
          ...inPages,
          allowOnly: false,
          // As Storybook itself: one page shows one story after the other. To load a page for each file takes longer.
          isolate: false,
          setupFiles: [SETUP, '.storybook/checks/reactTools.ts', '.storybook/checks/setup.ts'],
          provide: { isLong: isLongTier, 'storybook/test-provided': { a11y: true } },
          ...limits,
          browser: { ...browser(inPictures), expect: { toMatchScreenshot: pictureSettings } },
        },
      },
    ],
  },
});
