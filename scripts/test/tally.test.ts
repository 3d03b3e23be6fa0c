import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../setup/paths.mjs';
import { tempFolder } from '../testing/tempFolder.ts';
import { runner } from './suite.ts';
import { trueTally } from './tally.ts';

/** Inside the workspace, so that the fixtures find the runners; git ignores it. */
const inside = path.join(root, '.cache', 'fixtures');
const inScripts = (file: string) => JSON.stringify(path.join(root, 'scripts', 'test', file));

const vitestConfig = `
  import { VitestTally } from ${inScripts('vitestReporter.ts')};
  export default { test: { reporters: [new VitestTally()], globals: true, include: ['*.test.ts'] } };
`;
const playwrightConfig = `
  export default { testMatch: '*.spec.ts', workers: 1, reporter: ${inScripts('playwrightReporter.ts')} };
`;

/** Runs real test files under the real runner, with our reporter. */
function tallyOf(files: Record<string, string>, kind: 'vitest' | 'playwright') {
  const isVitest = kind === 'vitest';
  const name = `${kind}.config.ts`;
  const place = tempFolder({ [name]: isVitest ? vitestConfig : playwrightConfig, ...files }, inside);
  const args = isVitest
    ? ['node_modules/vitest/vitest.mjs', 'run', '--root', place.folder]
    : ['node_modules/@playwright/test/cli.js', 'test', '--config', path.join(place.folder, name)];
  return runner(kind, args, 'ignore')
    .run([])
    .finally(() => place[Symbol.dispose]());
}

const good = "it('holds', () => {});";
const playwright = "import { test } from '@playwright/test';";

describe('the count of Vitest cases', () => {
  it.each([
    ['a case that fails', { 'a.test.ts': `${good} it('breaks', () => { throw new Error('no') });` }, 1, 1],
    ['a case that is skipped', { 'a.test.ts': `${good} it.skip('rests', () => {});` }, 1, 1],
    ['a case that is still to be written', { 'a.test.ts': `${good} it.todo('later');` }, 1, 1],
    ['a file that cannot be loaded', { 'a.test.ts': good, 'b.test.ts': "import './gone.ts';" }, 1, 1],
    [
      'a set-up that breaks',
      { 'a.test.ts': `describe('x', () => { beforeAll(() => { throw new Error('no') }); ${good} });` },
      0,
      2,
    ],
    [
      'an error that nobody catches',
      { 'a.test.ts': `${good} setTimeout(() => { throw new Error('late') });` },
      1,
      1,
    ],
    ['a run without any file', {}, 0, 1],
    ['a process that dies', { 'a.test.ts': `${good} process.kill(process.ppid, 'SIGKILL');` }, 0, 1],
  ])('takes %s for a failure', async (_case, files, passed, failed) => {
    expect(await tallyOf(files, 'vitest')).toMatchObject({ passed, failed });
  });

  it('takes every case that holds for a pass', async () => {
    expect(await tallyOf({ 'a.test.ts': good, 'b.test.ts': good }, 'vitest')).toEqual({
      passed: 2,
      failed: 0,
    });
  });
});

describe('the count of end-to-end cases', () => {
  it.each([
    ['a case that fails', "test('breaks', () => { throw new Error('no') });", 1, 1],
    ['a case that is skipped', "test.skip('rests', () => {});", 1, 1],
    ['a file that cannot be loaded', "import './gone.ts';", 0, 1],
  ])('takes %s for a failure', async (_case, more, passed, failed) => {
    const files = { 'a.spec.ts': `${playwright} test('holds', () => {}); ${more}` };
    expect(await tallyOf(files, 'playwright')).toMatchObject({ passed, failed });
  });

  it('takes a run without any file for a failure', async () => {
    expect(await tallyOf({}, 'playwright')).toMatchObject({ passed: 0, failed: 1 });
  });

  it('takes every case that holds for a pass', async () => {
    const files = { 'a.spec.ts': `${playwright} test('holds', () => {}); test('holds too', () => {});` };
    expect(await tallyOf(files, 'playwright')).toEqual({ passed: 2, failed: 0 });
  });
});

it.each([
  ['no tally', undefined, 0, { passed: 0, failed: 1 }],
  ['nothing ran', { passed: 0, failed: 0 }, 0, { passed: 0, failed: 1 }],
  ['an unhappy end after good cases', { passed: 3, failed: 0 }, 1, { passed: 3, failed: 1 }],
  ['failures and an unhappy end', { passed: 3, failed: 2 }, 1, { passed: 3, failed: 2 }],
  ['a happy end', { passed: 3, failed: 0 }, 0, { passed: 3, failed: 0 }],
])('counts %s truly', (_case, tally, exitCode, expected) => {
  using place = tempFolder(tally ? { 'tally.json': JSON.stringify(tally) } : {});
  expect(trueTally(path.join(place.folder, 'tally.json'), exitCode)).toEqual(expected);
});
