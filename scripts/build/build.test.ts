import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { tempFolder } from '../testing/tempFolder.ts';
import { build } from './build.ts';

vi.mock(import('../setup/say.mjs'), async (original) => ({ ...(await original()), say: () => {} }));

const sources = {
  'packages/app/src/main.tsx': 'one',
  'packages/ui-kit/src/Button.tsx': 'one',
  'pnpm-lock.yaml': 'one',
};

/** Stands in for Vite: writes a page that holds how often it was asked. */
function fakeVite(exitCode = 0) {
  const builds: string[] = [];
  const bundle = (_folder: string, mode: string, outDir: string) => {
    builds.push(mode);
    mkdirSync(outDir, { recursive: true });
    writeFileSync(path.join(outDir, 'index.html'), `build ${builds.length}`);
    return Promise.resolve(exitCode);
  };
  return { builds, bundle };
}

it('keeps the app that is there when the new one cannot be built', async () => {
  using place = tempFolder(sources);
  await build('product', place.folder, fakeVite().bundle);
  place.write('packages/app/src/main.tsx', 'broken');
  await expect(build('product', place.folder, fakeVite(1).bundle)).resolves.toBe(1);
  expect(readFileSync(path.join(place.folder, 'packages/app/dist/index.html'), 'utf8')).toBe('build 1');
});

it('builds again after a build that failed', async () => {
  using place = tempFolder(sources);
  await build('product', place.folder, fakeVite(1).bundle);
  const { builds, bundle } = fakeVite();
  await build('product', place.folder, bundle);
  expect(builds).toEqual(['production']);
});

it('builds once while no source changes', async () => {
  using place = tempFolder(sources);
  const { builds, bundle } = fakeVite();
  await build('demo', place.folder, bundle);
  await build('demo', place.folder, bundle);
  expect(builds).toEqual(['demo']);
});

it.each([
  'packages/app/src/main.tsx',
  'packages/app/src/routes/new.tsx',
  'packages/ui-kit/src/Button.tsx',
  'pnpm-lock.yaml',
  'packages/app/dist/index.html',
])('builds again after a change of %s', async (name) => {
  using place = tempFolder(sources);
  const { builds, bundle } = fakeVite();
  await build('product', place.folder, bundle);
  place.write(name, 'two');
  await build('product', place.folder, bundle);
  expect(builds).toHaveLength(2);
});

it.each([
  'packages/app/src/main.test.tsx',
  'packages/ui-kit/src/Button.stories.tsx',
  'packages/app/e2e/feed.spec.ts',
  'packages/app/README.md',
])('has no need to build after a change of %s', async (name) => {
  using place = tempFolder(sources);
  const { builds, bundle } = fakeVite();
  await build('product', place.folder, bundle);
  place.write(name, 'two');
  await build('product', place.folder, bundle);
  expect(builds).toHaveLength(1);
});
