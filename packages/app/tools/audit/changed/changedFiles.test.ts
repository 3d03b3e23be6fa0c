import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../../../../../scripts/tempFolder.ts';
import { WrongCall } from '../wrongCall.ts';
import { changedFiles } from './changedFiles.ts';

/** A repository whose main has two files in one commit. */
function repository() {
  const place = tempFolder({ 'a.ts': 'a', 'old name.ts': 'a long line that a rename would be known by' });
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ann', '-c', 'user.email=ann@example.com', ...args], {
      cwd: place.folder,
      stdio: 'ignore',
    });
  const commit = () => {
    git('add', '.');
    git('commit', '--message', 'Change', '--no-gpg-sign');
  };
  git('init', '--initial-branch', 'main');
  commit();
  return { ...place, git, commit, [Symbol.dispose]: () => place[Symbol.dispose]() };
}

describe('files that have changed', () => {
  it.each(['nowhere', '--output=a.ts', ''])(
    'are none since "%s", which git does not know, and a line says so',
    (ref) => {
      using place = repository();
      expect(() => changedFiles(place.folder, ref)).toThrow(WrongCall);
      expect(() => changedFiles(place.folder, ref)).toThrow(`Git knows no commit "${ref}".`);
    },
  );

  it('are not known where nothing is in git', () => {
    using place = tempFolder();
    expect(() => changedFiles(place.folder, undefined)).toThrow('this folder has none in git');
  });

  it('are none where all is as it was committed', () => {
    using place = repository();
    expect(changedFiles(place.folder, undefined)).toEqual([]);
  });

  it('are on main those that are not committed, new and deleted ones too, but none that git leaves out', () => {
    using place = repository();
    place.write('a.ts', 'b');
    place.write('new ü.ts', '');
    place.write('.gitignore', 'left-out');
    place.write('left-out/c.ts', '');
    rmSync(path.join(place.folder, 'old name.ts'));
    expect(changedFiles(place.folder, undefined)).toEqual(['.gitignore', 'a.ts', 'new ü.ts', 'old name.ts']);
  });

  it('are on a branch those since it left main, and both names of a renamed one', () => {
    using place = repository();
    place.git('switch', '--create', 'branch');
    place.git('mv', 'old name.ts', 'b.ts');
    place.commit();
    place.git('switch', 'main');
    place.write('a.ts', 'of main');
    place.commit();
    place.git('switch', 'branch');
    expect(changedFiles(place.folder, undefined)).toEqual(['b.ts', 'old name.ts']);
    expect(changedFiles(place.folder, 'HEAD')).toEqual([]);
  });
});
