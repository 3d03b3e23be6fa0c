import { spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

const LINE =
  /^grown: skipped, so nothing is proved\. Missing here: etcd, patroni, [^\n]*setpriv[^\n]*\. Debian: apt-get install --no-install-recommends postgresql etcd-server [^\n]+\n$/;

it('a grown set-up whose programs are not installed is skipped with one line, which says how to get them', () => {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'grown-'));
  // The shell that looks for programs is the one program there is.
  symlinkSync('/bin/sh', path.join(folder.path, 'sh'));
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, 'main.ts')],
    {
      encoding: 'utf8',
      env: { ...process.env, PATH: folder.path },
    },
  );
  expect([status, stdout]).toEqual([77, '']);
  expect(stderr).toMatch(LINE);
});
