/**
 * One program for the pinned Node, started in the root of the workspace.
 *
 * @typedef {{ args: string[], env?: Record<string, string> }} Step
 */

const STORYBOOK = 'node_modules/storybook/dist/bin/dispatcher.js';

/**
 * What each `npm run` name does, step by step; what follows the name on the command line goes to the last step.
 *
 * @type {Record<string, (rest: string[]) => Step[]>}
 */
export const commands = {
  start: (rest) => [
    { args: ['scripts/commands/build.ts', 'product'] },
    { args: ['packages/api/src/main.ts', ...rest] },
  ],
  demo: (rest) => [
    { args: ['scripts/commands/build.ts', 'demo'] },
    { args: ['scripts/commands/serveDemo.ts', ...rest] },
  ],
  dev: (rest) => [{ args: ['scripts/commands/dev.ts', ...rest] }],
  'load-data': (rest) => [{ args: ['packages/api/tools/loadData/main.ts', ...rest] }],
  storybook: (rest) => [
    {
      args: [STORYBOOK, 'dev', '-p', '6006', '--no-open', '--disable-telemetry', ...rest],
      env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
    },
  ],
  test: (rest) => [{ args: ['scripts/commands/test.ts', ...rest] }],
};
