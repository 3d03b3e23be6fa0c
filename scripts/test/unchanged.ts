import { spawnSync } from 'node:child_process';
import type { Suite } from './suite.ts';

/**
 * Tests and builds leave a git checkout as they found it. Outside of one there is nothing to compare, and
 * the suite holds.
 *
 * @param folder looked at once now, and once when the suite runs
 */
export function unchanged(folder: string): Suite {
  const before = stateOf(folder);
  return {
    name: 'unchanged',
    run: () => {
      const after = stateOf(folder);
      if (after === before) return Promise.resolve({ passed: 1, failed: 0 });
      const output = `The files that git watches changed while the tests ran. Now:\n${git(folder, 'status', '--short')}`;
      return Promise.resolve({ passed: 0, failed: 1, output });
    },
  };
}

/** What git sees as changed or new, with the contents of what it follows. */
const stateOf = (folder: string) =>
  git(folder, 'status', '--porcelain', '--untracked-files=all') + git(folder, 'diff');

function git(folder: string, ...args: string[]): string {
  return spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 28 }).stdout ?? '';
}
