import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cursorOf, pageOf, pageQuery } from './page.ts';
import type { Cursor } from './page.ts';

const cursor: fc.Arbitrary<Cursor> = fc.record({
  createdAt: fc
    .date({ min: new Date(0), max: new Date('9999-12-31T00:00:00.000Z'), noInvalidDate: true })
    .map((time) => time.toISOString()),
  id: fc.uuid(),
});

describe('a place in a list', () => {
  it('comes back as it was sent', () => {
    fc.assert(
      fc.property(cursor, (place) => {
        expect(pageQuery(20).parse({ before: cursorOf(place) }).before).toEqual(place);
      }),
    );
  });

  it('is refused when it is none', () => {
    fc.assert(
      fc.property(fc.string(), (before) => {
        expect(pageQuery(20).safeParse({ before }).success).toBe(false);
      }),
    );
  });
});

describe('the length of a page', () => {
  it.each(['0', '101', '-1', '1.5', 'x', '', ' ', '1e9', 'Infinity', ['1', '2']])('cannot be %j', (limit) => {
    expect(pageQuery(20).safeParse({ limit }).success).toBe(false);
  });

  it.each([
    ['1', 1],
    ['100', 100],
    [50, 50],
    [undefined, 20],
  ])('for %j is %i', (limit, length) => {
    expect(pageQuery(20).parse({ limit }).limit).toBe(length);
  });
});

describe('pages', () => {
  it('put together are the list, without gaps or repeats', () => {
    const list = fc.uniqueArray(cursor, { selector: cursorOf, maxLength: 30 });
    fc.assert(
      fc.property(list, fc.integer({ min: 1, max: 12 }), (entries, limit) => {
        const newestFirst = entries.toSorted((a, b) => (cursorOf(a) < cursorOf(b) ? 1 : -1));
        const read: Cursor[] = [];
        let before: string | undefined;
        do {
          const rows = newestFirst.filter((entry) => !before || cursorOf(entry) < before).slice(0, limit + 1);
          const { items, next } = pageOf(rows, limit);
          expect(items.length).toBeLessThanOrEqual(limit);
          read.push(...items);
          before = next;
        } while (before);
        expect(read).toEqual(newestFirst);
      }),
    );
  });

  it('end where nothing more follows', () => {
    expect(pageOf([], 3)).toEqual({ items: [], next: undefined });
  });
});
