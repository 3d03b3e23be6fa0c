import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

/** The ids of the stories of a file, as Storybook makes them. */
function idsIn(file: string): string[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  const [, title = ''] = /title: '([^']+)'/.exec(source) ?? [];
  const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  return names.map((name) => toId(title, storyNameFromExport(name)));
}

it('keeps no picture of a story that is no more', () => {
  const stories = new Set(globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).flatMap(idsIn));
  const folder = path.join(root, '.storybook/pictures');
  const kept = globSync('*/*.png', { cwd: folder }).map((file) =>
    file.replace(/\.[\w-]+\.png$/, '').replace(path.sep, '--'),
  );
  expect(kept.filter((id) => !stories.has(id))).toEqual([]);
});
