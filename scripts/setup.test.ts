import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { tempFolder } from './tempFolder.ts';

/** A workspace as pnpm leaves it, and an npm that only notes what it is asked for. */
function workspace(npm = 'echo "$@" > "$ASKED"') {
  const place = tempFolder({
    'scripts/setup.mjs': readFileSync(path.join(import.meta.dirname, 'setup.mjs'), 'utf8'),
    'package.json': '{ "packageManager": "pnpm@1.2.3" }',
    'pnpm-lock.yaml': 'one',
    'pnpm-workspace.yaml': '',
    'node_modules/.pnpm/lock.yaml': 'one',
    'node_modules/node/bin/node': '',
    'bin/npm': `#!/bin/sh\n${npm}`,
  });
  chmodSync(path.join(place.folder, 'bin/npm'), 0o755);
  const state = { lastValidatedTimestamp: Date.now() + 60_000, projects: { [place.folder]: {} } };
  place.write('node_modules/.pnpm-workspace-state-v1.json', JSON.stringify(state));
  const asked = path.join(place.folder, 'asked');
  const env = { ...process.env, ASKED: asked, PATH: `${place.folder}/bin:${process.env['PATH']}` };
  const setUp = (...options: string[]) =>
    spawnSync(process.execPath, [...options, `${place.folder}/scripts/setup.mjs`], { env, encoding: 'utf8' });
  return { ...place, setUp, asked: () => existsSync(asked) && readFileSync(asked, 'utf8') };
}

it.each(['v12.22.12', 'v18.20.8', 'v20.18.3'])('says in one line that Node %s is too old', (version) => {
  using place = workspace();
  const pretend = `data:text/javascript,Object.defineProperty(process, 'version', { value: '${version}' })`;
  const { status, stderr } = place.setUp('--import', pretend);
  const sentence = `FriendBase needs Node 20.19 or newer, and this is ${version}. Get it from https://nodejs.org.\n`;
  expect({ status, stderr }).toEqual({ status: 2, stderr: sentence });
});

it('shows why the tools cannot be had', () => {
  using place = workspace('echo no network >&2; exit 5');
  place.write('pnpm-lock.yaml', 'two');
  const { status, stderr } = place.setUp();
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Getting the tools .*\nno network\n.*could not be installed/s);
});

it('leaves npm and pnpm alone while nothing changed', () => {
  using place = workspace();
  expect([place.setUp().status, place.asked()]).toEqual([0, false]);
});

it.each(['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', 'node_modules/.pnpm/lock.yaml'])(
  'lets pnpm look after a change of %s',
  (name) => {
    using place = workspace();
    const later = Date.now() / 1000 + 120;
    utimesSync(place.write(name, '{ "packageManager": "pnpm@1.2.3", "new": true }'), later, later);
    expect(place.setUp().status).toBe(0);
    expect(place.asked()).toBe('exec --yes -- pnpm@1.2.3 install --frozen-lockfile --pm-on-fail=ignore\n');
  },
);
