import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { describeFirstWindow, openPage } from '../../../testing/firstWindow.tsx';
import { isTight } from '../../../testing/tightWindow.ts';

demoForEach();

const GAMES = ['Memory', 'Numbers', 'Math', 'Words'];

describeFirstWindow('/clubs', () => GAMES.map((name) => page.getByRole('button', { name, exact: true })));

/** One club: what it is, and the way to play and to join. With large text the smallest window has room for the first of the two. */
describeFirstWindow('/clubs?club=memoryMatch', (at) => [
  page.getByRole('heading', { level: 1, name: 'Memory Match' }),
  page.getByRole('button', { name: 'Play Now, Memory Match' }),
  ...(isTight(at) ? [] : [page.getByRole('button', { name: 'Join Club, Memory Match' })]),
]);

it('has all clubs in at most 3,500 px on a phone', async () => {
  await page.viewport(390, 844);
  await openPage('/clubs');
  await expect.poll(() => page.getByRole('article').elements()).toHaveLength(12);
  await expect.poll(() => document.documentElement.scrollHeight).toBeLessThanOrEqual(3500);
});

it('has search and category beside each other on a phone, each of one line', async () => {
  await page.viewport(390, 844);
  await openPage('/clubs');
  const search = page.getByRole('searchbox', { name: 'Search games' });
  await expect.element(search).toBeVisible();
  const category = page.getByRole('combobox', { name: 'Category' }).element().getBoundingClientRect();
  const { top, bottom } = search.element().parentElement!.getBoundingClientRect();
  expect(Math.abs(top - category.top)).toBeLessThan(2);
  expect(bottom - top).toBeLessThan(1.2 * category.height);
});

it('has search and category on the page itself, in no card', async () => {
  await openPage('/clubs');
  const club = page.getByRole('article').first();
  await expect.element(club).toBeVisible();
  const main = page.getByRole('main').element();
  /** The nearest part of the page around it with an edge, a shadow or a ground of its own. */
  const sheetAround = (part: Element | null): Element | undefined => {
    if (part === null || part === main) return undefined;
    const { backgroundColor, borderTopStyle, boxShadow } = getComputedStyle(part);
    const hasGround = backgroundColor !== getComputedStyle(main).backgroundColor;
    return hasGround || borderTopStyle !== 'none' || boxShadow !== 'none'
      ? part
      : sheetAround(part.parentElement);
  };
  expect(sheetAround(club.getByRole('heading').element())).toBe(club.element().parentElement);
  // Around both fields, each of which has an edge.
  const category = page.getByRole('combobox', { name: 'Category' }).element();
  let both = page.getByRole('searchbox', { name: 'Search games' }).element().parentElement;
  while (both && !both.contains(category)) both = both.parentElement;
  expect(both).not.toBe(null);
  expect(sheetAround(both)).toBe(undefined);
});
