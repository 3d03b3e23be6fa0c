import { expect, it } from 'vitest';
import { peopleFiles } from './files.tsx';
import { PEOPLE } from './index.ts';

const files = peopleFiles();

it('has a file for each of the people, all of them different', () => {
  expect(files.map(([name]) => name)).toEqual(Object.keys(PEOPLE));
  expect(new Set(files.map(([, svg]) => svg)).size).toBe(15);
});

it.each(files)('draws %s without a style sheet', (_, svg) => {
  expect(svg).not.toMatch(/class=|style=|var\(|undefined|NaN/);
  const colours = [...svg.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour);
  expect(colours.filter((colour) => !/^(none|#[\da-f]{6})$/.test(colour ?? ''))).toEqual([]);
  expect(new Set(colours).size).toBeGreaterThan(5);
});
