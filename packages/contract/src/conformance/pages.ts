import { expect } from 'vitest';
import type { Page } from '../endpoint.ts';
import { cursorOf } from '../page.ts';
import { ask, expectError, invalid } from './ask.ts';
import type { PageQuery } from './ask.ts';
import type { Visitor } from './backend.ts';
import { postId } from './seeds.ts';

export const ids = (entries: { id: string }[]): string[] => entries.map(({ id }) => id);

/** Every page of a list, `limit` entries at a time. A list without end is cut off after twenty pages. */
export async function everyPage<Item>(
  read: (query: PageQuery) => Promise<Page<Item>>,
  limit: number,
): Promise<Item[][]> {
  const pages: Item[][] = [];
  let before: string | undefined;
  do {
    const { items, next } = await read({ limit, before });
    pages.push(items);
    before = next;
  } while (before !== undefined && pages.length < 20);
  return pages;
}

/** With any page length, the pages show each entry once, newest first. */
export async function expectSteadyPages(
  read: (query: PageQuery) => Promise<Page<{ id: string }>>,
  newestFirst: string[],
  { isOldestFirstInPage }: { isOldestFirstInPage: boolean },
): Promise<void> {
  for (let limit = 1; limit <= newestFirst.length; limit += 1) {
    const pages = (await everyPage(read, limit)).map(ids);
    const found = pages.flatMap((page) => (isOldestFirstInPage ? page.toReversed() : page));
    expect(found, `${limit} at a time`).toEqual(newestFirst);
    expect(pages, `${limit} at a time`).toHaveLength(Math.ceil(newestFirst.length / limit));
  }
}

/** `Link` names the next page while there is one: same path and limit, before this page's oldest entry. */
export async function expectNextLink(
  visitor: Visitor,
  path: string,
  { limit, oldest }: { limit: number; oldest: { createdAt: string; id: string } },
): Promise<void> {
  const { headers } = await ask(visitor, 'get', `${path}?limit=${limit}`);
  const [, target = ''] = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '') ?? [];
  const url = new URL(target, 'http://any.example');
  expect(url.pathname).toBe(path);
  expect(url.searchParams.get('limit')).toBe(String(limit));
  expect(url.searchParams.get('before')).toBe(cursorOf(oldest));
}

const WRONG_PAGES: [query: string, words: string][] = [
  ...['0', '101', '-1', '1.5', 'x', '', '1e9'].map((limit): [string, string] => [`limit=${limit}`, 'limit']),
  ['limit=2&limit=3', 'limit'],
  ...['', 'x', '~', 'yesterday~1', `2024-01-01T08:00:00.000Z`, `2024-01-01~${postId(1)}`].map(
    (before): [string, string] => [`before=${before}`, 'before'],
  ),
  [`before=2024-01-01T08:00:00.000Z~${postId(1)}~2`, 'before'],
];

/** Invalid cursors and limits are refused with the name of the field. */
export async function expectPageErrors(visitor: Visitor, path: string): Promise<void> {
  for (const [query, words] of WRONG_PAGES) {
    const answer = await ask(visitor, 'get', `${path}?${query}`);
    expect(answer.status, query).toBe(400);
    expectError(answer, ...invalid(words));
  }
}
