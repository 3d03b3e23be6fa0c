import { spawnSync } from 'node:child_process';
import { describe, expect, it, vi } from 'vitest';
import { tempFolder } from '../testing/tempFolder.ts';
import { runAll } from './runAll.ts';
import { select } from './select.ts';
import { check, type Suite } from './suite.ts';
import { unchanged } from './unchanged.ts';

const named = (name: string): Suite => ({ name, run: () => Promise.resolve({ passed: 2, failed: 0 }) });
const all = ['format', 'types app', 'types api', 'vitest'].map(named);
const chosen = (...args: string[]) => {
  const { suites, ...rest } = select(all, args);
  return { suites: suites.map(({ name }) => name), ...rest };
};

describe('choosing a part of the tests', () => {
  it('refuses a name that is not there and says which are', () => {
    expect(() => chosen('lunch')).toThrow('There is no suite "lunch". There are: format, types, vitest.');
  });

  it.each([
    [[], ['format', 'types app', 'types api', 'vitest'], []],
    [['types'], ['types app', 'types api'], []],
    [['types', 'api'], ['types api'], ['api']],
    [['format', 'vitest'], ['format', 'vitest'], []],
    [['vitest', 'ui-kit', '--bail=1'], ['vitest'], ['ui-kit', '--bail=1']],
  ])('reads %j', (args, suites, filters) => {
    expect(chosen(...args)).toEqual({ suites, filters, isLong: false });
  });

  it.each([
    [['--long'], ['format', 'types app', 'types api', 'vitest'], []],
    [['vitest', '--long', 'kill'], ['vitest'], ['kill']],
  ])('takes %j for a long run', (args, suites, filters) => {
    expect(chosen(...args)).toEqual({ suites, filters, isLong: true });
  });
});

describe('running the suites', () => {
  it('counts a suite that throws as failed and still runs the next', async () => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    const broken: Suite = { name: 'broken', run: () => Promise.reject(new Error('fell over')) };
    expect(await runAll([broken, named('vitest')], [])).toEqual({ passed: 2, failed: 1 });
  });

  it.each([
    ['process.exitCode = 1', { passed: 0, failed: 1 }],
    ['process.kill(process.pid, "SIGKILL")', { passed: 0, failed: 1 }],
    ['process.exitCode = 0', { passed: 1, failed: 0 }],
  ])('counts a check that ends with %s as one', async (program, tally) => {
    expect(await check('one', ['--eval', program]).run([])).toMatchObject(tally);
  });
});

describe('the watch over the checkout', () => {
  const git = (folder: string, ...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.org', ...args], { cwd: folder });

  it.each(['followed.txt', 'new.txt'])('notices that %s changed', async (name) => {
    using place = tempFolder({ 'followed.txt': 'one' });
    git(place.folder, 'init');
    git(place.folder, 'add', '.');
    git(place.folder, 'commit', '--message', 'one');
    const suite = unchanged(place.folder);
    place.write(name, 'two');
    expect(await suite.run([])).toMatchObject({ passed: 0, failed: 1 });
  });

  it('holds when nothing changed, and where there is no checkout', async () => {
    using place = tempFolder({ 'a.txt': 'one' });
    expect(await unchanged(place.folder).run([])).toEqual({ passed: 1, failed: 0 });
  });
});
