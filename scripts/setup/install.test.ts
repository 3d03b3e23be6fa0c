import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { tempFolder } from '../testing/tempFolder.ts';
import { install, isInstalled } from './install.mjs';
import { pinnedNode } from './paths.mjs';

vi.mock(import('./say.mjs'), async (original) => ({ ...(await original()), say: () => {} }));

const workspace = {
  'package.json': '{}',
  'packages/app/package.json': '{}',
  'pnpm-lock.yaml': 'one',
  'pnpm-workspace.yaml': 'packages: [app]',
};

/** Stands in for pnpm: brings a Node and counts how often it was asked. */
function fakePnpm(exitCode = 0) {
  const calls: string[] = [];
  const fetchTools = (folder: string) => {
    calls.push(folder);
    mkdirSync(path.dirname(pinnedNode(folder)), { recursive: true });
    writeFileSync(pinnedNode(folder), '');
    return Promise.resolve(exitCode);
  };
  return { calls, fetchTools };
}

describe('getting the tools', () => {
  it('says so and keeps no good stamp when they cannot be had', async () => {
    using place = tempFolder(workspace);
    const { fetchTools } = fakePnpm(1);
    await expect(install({ folder: place.folder, fetchTools })).rejects.toThrow('could not be installed');
    expect(isInstalled(place.folder)).toBe(false);
  });

  it('starts from nothing after an install that was broken off', async () => {
    using place = tempFolder(workspace);
    const brokenOff = () => {
      place.write('node_modules/half/index.js', '');
      place.write('packages/app/node_modules/half/index.js', '');
      return Promise.reject(new Error('killed'));
    };
    await expect(install({ folder: place.folder, fetchTools: brokenOff })).rejects.toThrow('killed');
    await install({ folder: place.folder, fetchTools: fakePnpm().fetchTools });
    expect(isInstalled(place.folder)).toBe(true);
    expect(existsSync(path.join(place.folder, 'node_modules/half'))).toBe(false);
    expect(existsSync(path.join(place.folder, 'packages/app/node_modules/half'))).toBe(false);
  });

  it('does not trust an old stamp after a failed change that was taken back', async () => {
    using place = tempFolder(workspace);
    await install({ folder: place.folder, fetchTools: fakePnpm().fetchTools });
    place.write('pnpm-lock.yaml', 'two');
    await expect(install({ folder: place.folder, fetchTools: fakePnpm(1).fetchTools })).rejects.toThrow(
      'could not be',
    );
    place.write('pnpm-lock.yaml', workspace['pnpm-lock.yaml']);
    expect(isInstalled(place.folder)).toBe(false);
  });

  it('does it once, and not again while nothing changed', async () => {
    using place = tempFolder(workspace);
    const { calls, fetchTools } = fakePnpm();
    await install({ folder: place.folder, fetchTools });
    await install({ folder: place.folder, fetchTools });
    expect(calls).toHaveLength(1);
  });

  it.each([
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    'package.json',
    'packages/app/package.json',
    'packages/api/package.json',
  ])('does it again after a change of %s', async (name) => {
    using place = tempFolder(workspace);
    const { calls, fetchTools } = fakePnpm();
    await install({ folder: place.folder, fetchTools });
    place.write(name, '{ "changed": true }');
    await install({ folder: place.folder, fetchTools });
    expect(calls).toHaveLength(2);
  });

  it('does it once for two commands at the same time', async () => {
    using place = tempFolder(workspace);
    const { calls, fetchTools } = fakePnpm();
    const both = [1, 2].map(() => install({ folder: place.folder, fetchTools }));
    await Promise.all(both);
    expect(calls).toHaveLength(1);
  });
});
