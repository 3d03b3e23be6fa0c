import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { casesInTier } from '@friendbase/contract/conformance';
import { describe, expect, it } from 'vitest';
import { openDataDir } from '../../src/db/sqlite.ts';
import { runProgram, temporaryFolder } from '../../testing/program.ts';

const EXAMPLE = join(import.meta.dirname, 'example.json');
const USAGE = /^Write what to do:\n(npm run content -- .+\n){3}$/;
/** A letter more than 5 MB. */
const TOO_MUCH = 5 * 2 ** 20 + 1;

/** A data folder without members, the file of a set, and the command about them. */
async function openPlace() {
  const folder = temporaryFolder();
  await (await openDataDir(folder.path)).destroy();
  const file = join(folder.path, 'set.json');
  copyFileSync(EXAMPLE, file);
  return {
    file,
    /** Runs to its end, as `npm run content --` does. */
    async run(...args: string[]) {
      await using program = runProgram({ DATA_DIR: folder.path }, args, join(import.meta.dirname, 'main.ts'));
      // Before it is disposed of.
      return await program.ended;
    },
    [Symbol.dispose]: () => folder[Symbol.dispose](),
  };
}

const done = (stdout: string) => ({ code: 0, stdout, stderr: '' });

const mistakes: [what: string, args: string[]][] = [
  ['an import without a file', ['import', '--dry-run']],
  ['nothing', []],
  ['an unknown act', ['delete']],
  ['an import of two files', ['import', 'a.json', 'b.json']],
  ['an export that is dry', ['export', '--dry-run']],
];

describe('the command about whole sets', () => {
  it.each(casesInTier(mistakes, 1))('says what it takes when it is asked for %s', async (_, args) => {
    using place = await openPlace();
    expect(await place.run(...args)).toEqual({ code: 2, stdout: '', stderr: expect.stringMatching(USAGE) });
  });

  it('changes nothing for a file that is not there, too large or wrong, and says why', async () => {
    using place = await openPlace();
    const refused = async (file: string) => {
      const { code, stdout, stderr } = await place.run('import', file);
      expect([code, stdout]).toEqual([2, '']);
      return stderr;
    };
    expect(await refused(`${place.file}.gone`)).toMatch(/set\.json\.gone cannot be read: .+\n$/);
    writeFileSync(place.file, '{"plans":[{}],"rewards":"none"}');
    expect(await refused(place.file)).toMatch(
      /^plans, entry 1: .+\nrewards must be a list\.\nNothing was changed\.\n$/,
    );
    writeFileSync(place.file, ' '.repeat(TOO_MUCH));
    expect(await refused(place.file)).toBe(`${place.file} is larger than 5 MB.\n`);
    expect(await place.run('export')).toEqual(done('{\n  "plans": [],\n  "rewards": []\n}\n'));
  });

  it('says what it would do, does it once, and prints what came in', { tags: 'long' }, async () => {
    using place = await openPlace();
    const set = JSON.parse(readFileSync(EXAMPLE, 'utf8')) as { plans: unknown[]; rewards: unknown[] };
    const count = set.plans.length + set.rewards.length;
    for (let twice = 0; twice < 2; twice += 1)
      expect(await place.run('import', '--dry-run', place.file)).toEqual(
        done(`It would be: ${count} made, 0 changed, 0 as they were.\n`),
      );
    expect(await place.run('import', place.file)).toEqual(
      done(`Done: ${count} made, 0 changed, 0 as they were.\n`),
    );
    expect(await place.run('import', place.file)).toEqual(
      done(`Done: 0 made, 0 changed, ${count} as they were.\n`),
    );
    const { stdout } = await place.run('export');
    writeFileSync(place.file, stdout);
    expect(await place.run('import', place.file)).toEqual(
      done(`Done: 0 made, 0 changed, ${count} as they were.\n`),
    );
  });
});
