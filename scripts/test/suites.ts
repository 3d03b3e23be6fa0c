import { globSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup/paths.mjs';
import { check, runner, type Suite } from './suite.ts';
import { unchanged } from './unchanged.ts';

const bin = (file: string) => path.join('node_modules', file);

/** The root and every package with a `tsconfig.json` are checked on their own, as an editor would. */
const typed = globSync(['.storybook/tsconfig.json', 'packages/*/tsconfig.json'], { cwd: root })
  .map((file) => path.dirname(file))
  .sort();

const lint = ['--type-aware', '--deny-warnings', '--report-unused-disable-directives'];

/** Independent of each other, the longest first: they run two at a time, all of them even when one fails. */
export const checks: Suite[] = [
  check('lint', [bin('oxlint/bin/oxlint'), ...lint]),
  check('build', ['scripts/commands/build.ts', 'product', 'demo']),
  check('format', [bin('oxfmt/bin/oxfmt'), '--check', '.']),
  check('styles', [bin('stylelint/bin/stylelint.mjs'), '**/*.css', '--max-warnings', '0']),
  ...['.', ...typed].map((folder) =>
    check(`types ${folder === '.' ? 'root' : folder}`, [bin('typescript/bin/tsc'), '-p', folder]),
  ),
  check('unused', [bin('knip/bin/knip.js')]),
];

/** These look at the build or want the machine to themselves, so they run one after another. */
export const heavy: Suite[] = [
  check('budgets', ['scripts/commands/budgets.ts']),
  runner('vitest', [bin('vitest/vitest.mjs'), 'run']),
  runner('e2e', [bin('@playwright/test/cli.js'), 'test']),
];

export const suites: Suite[] = [...checks, ...heavy, unchanged(root)];
