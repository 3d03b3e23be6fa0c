import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from './tempFolder.ts';

const root = path.join(import.meta.dirname, '..');
const wireit = path.join(root, 'node_modules/wireit/bin/wireit.js');

/** A workspace with the tasks of `package.json`, each of which does no more than note that it ran. */
function workspace() {
  const manifest = readFileSync(path.join(root, 'package.json'), 'utf8');
  const noting = manifest.replaceAll(/"command": ".*"/g, '"command": "echo ran >> data/log"');
  const place = tempFolder({ 'package.json': noting, 'data/log': '' });
  const runs = (task: string, given: NodeJS.ProcessEnv = {}) => {
    const names = { npm_lifecycle_event: task, npm_package_json: path.join(place.folder, 'package.json') };
    const env = { ...process.env, WIREIT_CACHE: 'none', ...names, ...given };
    execFileSync(process.execPath, [wireit], { cwd: place.folder, env, stdio: 'ignore' });
    return readFileSync(path.join(place.folder, 'data/log'), 'utf8').split('ran').length - 1;
  };
  return { ...place, runs };
}

const app = 'packages/app';
const built = [
  `${app}/src/main.tsx`,
  `${app}/vite.config.ts`,
  'packages/ui-kit/src/new.css',
  'pnpm-lock.yaml',
];
const checked = [
  ...built,
  `${app}/src/main.test.tsx`,
  '.oxlintrc.json',
  '.storybook/main.ts',
  'lint/plugin.ts',
];

it.each([
  ['build', built],
  ['build:demo', built],
  ['lint', checked],
  ['unused', checked],
])('runs %s again after a change of what it reads, and only then', (task, inputs) => {
  using place = workspace();
  expect([place.runs(task), place.runs(task)]).toEqual([1, 1]);
  for (const [index, name] of inputs.entries()) {
    place.write(name, 'new');
    expect([name, place.runs(task)]).toEqual([name, index + 2]);
  }
});

it('runs a task again under another Node', () => {
  using place = workspace();
  place.runs('lint');
  const pretend = "data:text/javascript,Object.defineProperty(process,'version',{value:'v24.0.0'})";
  expect(place.runs('lint', { NODE_OPTIONS: `--import=${pretend}` })).toBe(2);
});

it('builds again when what was built has changed, but not for a test', () => {
  using place = workspace();
  place.write(`${app}/dist/index.html`, 'one');
  place.runs('build');
  place.write(`${app}/src/main.test.tsx`, 'new');
  expect(place.runs('build')).toBe(1);
  place.write(`${app}/dist/index.html`, 'by hand');
  expect(place.runs('build')).toBe(2);
});
