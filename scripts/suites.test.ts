import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { runCases } from './suites.ts';
import { tempFolder } from './tempFolder.ts';

const root = path.join(import.meta.dirname, '..');

/** A test file and its settings, inside the workspace, so that it finds the runner. */
function fixture(kind: 'vitest' | 'playwright', content: string) {
  const place = tempFolder({ 'a.spec.ts': content }, path.join(root, '.cache'));
  const report = path.join(place.folder, 'report.json');
  const settings = {
    vitest: `{ test: { reporters: ['default', 'json'], outputFile: { json: '${report}' }, globals: true } }`,
    playwright: `{ workers: 1, outputDir: 'results', reporter: [['json', { outputFile: '${report}' }]] }`,
  };
  const config = place.write(`${kind}.config.ts`, `export default ${settings[kind]}`);
  const program = {
    vitest: ['node_modules/vitest/vitest.mjs', 'run', '--root', place.folder],
    playwright: ['node_modules/@playwright/test/cli.js', 'test', '--config', config],
  };
  return { ...place, tally: () => runCases(program[kind], report, true) };
}

const good = "it('holds', () => {});";
it.each([
  ['that fails', `${good} it('breaks', () => { throw new Error('no') });`, 1, 1],
  ['that is skipped', `${good} it.skip('rests', () => {});`, 1, 1],
  ['in a file that cannot be loaded', "import './gone.ts';", 0, 1],
  ['after which an error comes', `${good} setTimeout(() => { throw new Error('late') });`, 1, 1],
  ['in a process that dies', `${good} process.kill(process.ppid, 'SIGKILL');`, 0, 1],
  ['that holds', `${good} it('holds too', () => {});`, 2, 0],
])('counts a case of Vitest %s', async (_case, content, passed, failed) => {
  using place = fixture('vitest', content);
  expect(await place.tally()).toEqual({ passed, failed });
});

it.each([
  ['that fails', "test('breaks', () => { throw new Error('no') });", 1, 1],
  ['that is skipped', "test.skip('rests', () => {});", 1, 1],
  ['in a file that cannot be loaded', "import './gone.ts';", 0, 1],
])('counts a journey %s', async (_case, content, passed, failed) => {
  const start = "import { test } from '@playwright/test'; test('holds', () => {});";
  using place = fixture('playwright', `${start} ${content}`);
  expect(await place.tally()).toEqual({ passed, failed });
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
