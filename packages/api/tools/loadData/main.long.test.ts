import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runProgram, temporaryFolder } from '../../testing/program.ts';

const run = (dataDir: string, ...args: string[]) =>
  runProgram({ DATA_DIR: dataDir }, args, join(import.meta.dirname, 'main.ts'));

const line = (words: string) => expect.stringMatching(new RegExp(`^[^\\n]*${words}[^\\n]*\\n$`)) as string;

describe('the program that makes load data', () => {
  it('refuses a wrong number in one line, before it makes anything', async () => {
    using folder = temporaryFolder();
    const dataDir = join(folder.path, 'data');
    await using program = run(dataDir, '--posts', 'many');
    expect(await program.ended).toEqual({
      code: 2,
      stdout: '',
      stderr: line('--posts is "many", but it takes'),
    });
    expect(existsSync(dataDir)).toBe(false);
  });

  it('fills a database once', async () => {
    using folder = temporaryFolder();
    await using first = run(folder.path, '--posts', '200');
    expect(await first.ended).toMatchObject({
      code: 0,
      stderr: '',
      stdout: expect.stringContaining('Log in as member1'),
    });
    await using second = run(folder.path, '--posts', '200');
    expect(await second.ended).toEqual({
      code: 2,
      stdout: '',
      stderr: line('This database has members already'),
    });
  });

  it('stops at Ctrl+C and says that the data is incomplete', async () => {
    using folder = temporaryFolder();
    await using program = run(folder.path, '--posts', '1000000');
    await program.firstLine();
    program.signal('SIGINT');
    expect(await program.ended).toMatchObject({ code: 130, stderr: line('Stopped. The data is incomplete') });
    // SQLite takes this file away at a proper end alone.
    expect(existsSync(join(folder.path, 'friendbase.sqlite-wal'))).toBe(false);
  });
});
