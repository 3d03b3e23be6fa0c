import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

/** The ids of the stories of a file, as Storybook makes them. */
function idsIn(file: string): string[] {
  const source = readFileSync(path.join(root, file), 'utf8');
  const [, title = ''] = /^const meta\b[^]*?\btitle: '([^']+)'/m.exec(source) ?? [];
  const names = [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  return names.map((name) => toId(title, storyNameFromExport(name)));
}

it('keeps no picture of a story that is no more: delete it', () => {
  const stories = new Set(globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).flatMap(idsIn));
  const folder = path.join(root, '.storybook/pictures');
  const idOf = (file: string) => file.replace(/\.[\w-]+\.png$/, '').replace(path.sep, '--');
  expect(globSync('*/*.png', { cwd: folder }).filter((file) => !stories.has(idOf(file)))).toEqual([]);
});
