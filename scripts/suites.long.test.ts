import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { chromiumFlags, findShell } from './chromium.ts';
import { runCases } from './suites.ts';
import { tempFolder } from './tempFolder.ts';
import { leftOut } from './tiers.ts';

const root = path.join(import.meta.dirname, '..');
const inChromium = JSON.stringify({
  launchOptions: { executablePath: findShell(), args: chromiumFlags },
});

/** A test file and its settings, inside the workspace, so that it finds the runner. */
function fixture(kind: 'vitest' | 'playwright', content: string) {
  const place = tempFolder({ 'a.spec.ts': content }, path.join(root, '.cache'));
  const report = path.join(place.folder, 'report.json');
  const settings = {
    vitest: `{ test: { tags: [{ name: 'long' }], reporters: ['default', 'json'], outputFile: { json: '${report}' }, globals: true } }`,
    playwright: `{ workers: 1, outputDir: 'results', reporter: [['json', { outputFile: '${report}' }]], use: ${inChromium} }`,
  };
  const config = place.write(`${kind}.config.ts`, `export default ${settings[kind]}`);
  const program = {
    vitest: ['node_modules/vitest/vitest.mjs', 'run', '--root', place.folder],
    playwright: ['node_modules/@playwright/test/cli.js', 'test', '--config', config],
  };
  return { ...place, tally: () => runCases(program[kind], report, true) };
}

/** What is said of a runner that ended unhappily for another reason than its cases. */
const BESIDE = ', beside its cases';
const endingIn = (words: string): unknown => expect.stringMatching(RegExp(`${RegExp.escape(words)}$`));

const good = "it('holds', () => {});";
it.each([
  [
    'that fails',
    `${good} it('breaks', () => { throw new Error('no') });`,
    1,
    ['a.spec.ts: breaks\n    Error: no'],
  ],
  ['that is skipped', `${good} it.skip('rests', () => {});`, 1, ['a.spec.ts: rests']],
  ['of the long tier', `${good} it('lasts', { tags: 'long' }, () => {});`, 2, []],
  ['in a file that cannot be loaded', "import './gone.ts';", 0, ['a.spec.ts']],
  ['after which an error comes', `${good} setTimeout(() => { throw new Error('late') });`, 1, [BESIDE]],
  ['in a process that dies', `${good} process.kill(process.ppid, 'SIGKILL');`, 0, [BESIDE]],
  ['that holds', `${good} it('holds too', () => {});`, 2, []],
])('counts and names a case of Vitest %s', async (_case, content, passed, named) => {
  using place = fixture('vitest', content);
  expect(await place.tally()).toEqual({ passed, failed: named.length, failures: named.map(endingIn) });
});

it.each([
  ['that fails', "test('breaks', () => { throw new Error('no') });", 1, 'a.spec.ts:1: breaks\n    Error: no'],
  ['that is skipped', "test.skip('rests', () => {});", 1, 'a.spec.ts:1: rests'],
  [
    'that fails on its page, with what stood there',
    `test('breaks', async ({ page }) => {
      await page.setContent('<h1>Hi</h1>');
      await expect(page.getByText('Ho')).toBeVisible({ timeout: 1 });
    });`,
    1,
    '    - heading "Hi" [level=1]',
  ],
  ['in a file that cannot be loaded', "import './gone.ts';", 0, BESIDE],
])('counts and names a journey %s', async (_case, content, passed, named) => {
  const start = "import { expect, test } from '@playwright/test'; test('holds', () => {});";
  using place = fixture('playwright', `${start} ${content}`);
  expect(await place.tally()).toEqual({ passed, failed: 1, failures: [endingIn(named)] });
});

it('ends what runs when somebody presses Ctrl+C', async () => {
  using place = fixture('vitest', "it('goes on', () => new Promise(() => console.log('running')));");
  const args = ['scripts/test.ts', 'vitest', '--root', place.folder, '--testTimeout', '60000'];
  const program = spawn(process.execPath, args, { cwd: root });
  for await (const said of program.stdout) if (String(said).includes('running')) break;
  program.kill('SIGINT');
  const [code] = await once(program, 'close');
  expect(code).toBe(130);
});

it('ends with what it left out, the names of what failed, and the counts', async () => {
  using place = fixture('vitest', "it('breaks', () => { throw new Error('no') });");
  const report = path.join(root, '.cache/vitest.json');
  const args = [
    'scripts/test.ts',
    'vitest',
    '--root',
    place.folder,
    '--reporter=json',
    `--outputFile=${report}`,
  ];
  const program = spawn(process.execPath, args, { cwd: root });
  const [said] = await Promise.all([text(program.stdout), once(program, 'close')]);
  expect(said).toContain(['\nLeft out, for npm test -- --long:', ...leftOut()].join('\n  '));
  expect(said).toMatch(/\nFailed:\n {2}\S*a\.spec\.ts: breaks\n {4}Error: no\n0 passed, 1 failed\n$/);
});

it.each([
  ['lunch', {}, 2, /^There is no suite "lunch"\. There are: format, .*, e2e\.\n$/],
  ['vitest', { CHROMIUM_PATH: '/gone' }, 1, /CHROMIUM_PATH is "\/gone", and no Chromium starts there\.\n$/],
])('says what is wrong with %s', async (suite, env, code, sentence) => {
  const program = spawn(process.execPath, ['scripts/test.ts', suite], {
    cwd: root,
    env: { ...process.env, ...env },
  });
  const [said, [ended]] = await Promise.all([text(program.stderr), once(program, 'close')]);
  expect(ended).toBe(code);
  expect(said).toMatch(sentence);
});
