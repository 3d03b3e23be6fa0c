import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toId } from 'storybook/internal/csf';
import { expect, it } from 'vitest';
import { SCREENS } from './screens.ts';

const packages = path.join(import.meta.dirname, '../../packages');

/** Every file of stories. */
const files = globSync('*/src/**/*.stories.tsx', { cwd: packages }).map((name) => {
  const text = readFileSync(path.join(packages, name), 'utf8');
  const title = /^const meta\b[^]*?\btitle: '([^']+)'/m.exec(text)?.[1] ?? name;
  return { title, hasDocs: !/^const meta\b[^]*?\n\} satisfies/m.exec(text)?.[0].includes("'!autodocs'") };
});

/** The titles under which the stories of screens stand. */
const titles = files.map(({ title }) => title).filter((title) => title.startsWith('Screens/'));

it('each screen that has stories is told of once, with what it is for and which settings change it', () => {
  expect(titles.length).toBeGreaterThan(0);
  expect(SCREENS.map(({ title }) => title).toSorted()).toEqual(titles.toSorted());
  for (const { purpose, settings } of SCREENS) expect([purpose, settings]).not.toContain('');
});

it('each story is shown with how it was looked at: on a page “Docs”, or among the screens', () => {
  const screens = new Set(SCREENS.map(({ title }) => title));
  expect(files.filter(({ title, hasDocs }) => !hasDocs && !screens.has(title))).toEqual([]);
  expect(files.map(({ hasDocs }) => hasDocs)).toContain(false);
});

const written = globSync('*.mdx', { cwd: import.meta.dirname }).map((name) => {
  const text = readFileSync(path.join(import.meta.dirname, name), 'utf8');
  return { title: /<Meta title="([^"]+)"/.exec(text)?.[1] ?? name, text };
});
const start = written.find(({ title }) => title === 'Start')?.text ?? '';

it('the start page leads to pages that there are', () => {
  const links = [...start.matchAll(/\]\(([^)]+)\)/g)].map(([, link]) => link);
  expect(links.length).toBeGreaterThan(0);
  const pages = [...files.filter(({ hasDocs }) => hasDocs), ...written].map(
    ({ title }) => `?path=/docs/${toId(title, 'docs')}`,
  );
  expect(links.filter((link) => !pages.includes(link ?? ''))).toEqual([]);
});

it('the start page tells of every part of the workshop', () => {
  const told = [...start.matchAll(/^- \*\*(\w+)\*\*/gm)].map(([, part]) => part);
  expect(new Set(told)).toEqual(new Set(files.map(({ title }) => title.split('/')[0])));
});
