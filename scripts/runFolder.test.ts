import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { isRunning } from './isRunning.ts';
import { tempFolder } from './tempFolder.ts';

const root = path.join(import.meta.dirname, '..');
const modules = path.join(root, 'scripts/runFolder.ts');

const CONFIG = `
  import { ENDS_WITH_RUN, openRunFolder } from '${modules}';
  openRunFolder();
  export default { test: { execArgv: ENDS_WITH_RUN, testTimeout: 0 } };`;

/** Leaves a folder and a program behind, unless it comes to its end. */
const HANGS = `
  import { spawn } from 'node:child_process';
  import { mkdtempSync } from 'node:fs';
  import { tmpdir } from 'node:os';
  import path from 'node:path';
  import { it } from 'vitest';
  import { ENDS_WITH_RUN } from '${modules}';
  it('hangs', () => {
    mkdtempSync(path.join(tmpdir(), 'database-'));
    const { pid } = spawn(process.execPath, [...ENDS_WITH_RUN, '-e', 'setInterval(() => {}, 1e6)'], { stdio: 'ignore' });
    console.log('program ' + pid + ' of ' + process.pid + '.');
    return new Promise(() => {});
  });`;
const HOLDS = "import { it } from 'vitest'; it('holds', () => {});";

it(
  'a run that is killed in the middle leaves no process behind, and no folder that the next run does not remove',
  { tags: 'long' },
  async () => {
    using place = tempFolder(
      { 'vitest.config.ts': CONFIG, 'a/hangs.spec.ts': HANGS, 'b/holds.spec.ts': HOLDS },
      path.join(root, '.cache'),
    );
    using temporary = tempFolder();
    const run = (folder: string) => {
      const args = ['node_modules/vitest/vitest.mjs', 'run', '--root', place.folder, folder];
      const env = { ...process.env, TMPDIR: temporary.folder, FRIENDBASE_RUN: '' };
      return spawn(process.execPath, args, { cwd: root, env });
    };
    const killed = run('a/');
    let said = '';
    for await (const part of killed.stdout) if (/program \d+ of \d+\./.test((said += String(part)))) break;
    const pids = /program (\d+) of (\d+)\./.exec(said)?.slice(1).map(Number) ?? [];
    killed.kill('SIGKILL');
    await once(killed, 'close');
    expect(readdirSync(temporary.folder)).toEqual([expect.stringContaining(`friendbase-${killed.pid}-`)]);
    await vi.waitFor(() => expect(pids.map(isRunning)).toEqual([false, false]));
    const [code] = await once(run('b/'), 'close');
    expect([code, readdirSync(temporary.folder)]).toEqual([0, []]);
  },
);
