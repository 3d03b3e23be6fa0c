import { execFileSync } from 'node:child_process';
import { WrongCall } from '../wrongCall.ts';

/** The branch that others start from. */
const MAIN = 'main';

/** Answers undefined where git refuses. */
function git(root: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', ['-C', root, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return undefined;
  }
}

const lines = (text = ''): string[] => text.split('\0').filter(Boolean);

/**
 * Files that differ from what they were at `since`, also those that git does not know of yet, relative to `root`.
 * Without `since`: where this branch left main, which on main itself is the last commit.
 * Throws a WrongCall where there is no git, or no such commit.
 */
export function changedFiles(root: string, since: string | undefined): string[] {
  if (git(root, 'rev-parse', '--verify', '--quiet', 'HEAD^{commit}') === undefined)
    throw new WrongCall('--changed compares with a commit, and this folder has none in git.');
  const base = since ?? git(root, 'merge-base', 'HEAD', MAIN)?.trim() ?? 'HEAD';
  // What begins with a dash would be an option of git.
  const commit = git(
    root,
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${base}^{commit}`,
  )?.trim();
  if (!commit)
    throw new WrongCall(
      `Git knows no commit "${base}". Give a branch, a tag or a commit, such as: --changed HEAD~1.`,
    );
  const differing = git(root, 'diff', '--name-only', '--no-renames', '--relative', '-z', commit);
  const unknown = git(root, 'ls-files', '--others', '--exclude-standard', '-z');
  return [...new Set([...lines(differing), ...lines(unknown)])].toSorted();
}
