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

/** So many can be looked at by whoever changes what all of them show. */
const MOST_PICTURES = 700;

it('has one picture of each story, and none of a story that is no more', () => {
  const stories = globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).flatMap(idsIn);
  const pictures = globSync('*/*.png', { cwd: path.join(root, '.storybook/pictures') });
  const idOf = (file: string) => file.replace('.png', '').replace(path.sep, '--');
  const ids = pictures.map(idOf);
  const missing = stories.filter((id) => !ids.includes(id));
  expect(missing, 'npm run pictures:accept makes a missing picture').toEqual([]);
  expect(ids.toSorted()).toEqual(stories.toSorted());
  expect(ids.length, 'a story shows what no other does').toBeLessThanOrEqual(MOST_PICTURES);
});
