import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const SENTENCE = /^To hear FriendBase, Orca and a screen for it are needed\. Missing here: orca, [^\n]+\.$/gm;

/** Runs the command where the shell is the one program there is. */
function walkWithoutOrca(args: (folder: string) => string[] = () => []) {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'orca-'));
  symlinkSync('/bin/sh', path.join(folder.path, 'sh'));
  const report = path.join(folder.path, 'report.json');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'main.ts'), ...args(report)],
    { encoding: 'utf8', env: { ...process.env, PATH: folder.path } },
  );
  return { status, stdout, stderr, report: args(report).length > 0 ? readFileSync(report, 'utf8') : '' };
}

describe('journeys with Orca, where it is not installed,', () => {
  it('end with one line that says so, what is missing and how to get it', () => {
    const { status, stdout, stderr } = walkWithoutOrca();
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr.match(SENTENCE)).toHaveLength(1);
    expect(stderr.split('\n')[0]).toMatch(/^To hear FriendBase/);
    expect(stderr).toMatch(/^ {2}apt-get .+ orca /m);
    expect(stderr).not.toMatch(/^ +at /m);
  });

  it('are one failed test with that line', () => {
    const { status, stderr, report } = walkWithoutOrca((file) => ['--report', file]);
    expect([status, stderr]).toEqual([2, '']);
    const said = report.match(/To hear FriendBase[^"\n]+/g);
    expect(said).toEqual([expect.stringMatching(/Missing here: orca, [^\\]+\.$/)]);
  });
});
