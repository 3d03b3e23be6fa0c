import { changeItems, type Pages } from './loadedPages.ts';

interface Identified {
  id: string;
}

const hasId =
  (id: string) =>
  (entry: Identified): boolean =>
    entry.id === id;

/** The entries without one; the same where it is not among them. */
export const dropId =
  (id: string) =>
  <Entry extends Identified>(items: Entry[]): Entry[] =>
    items.some(hasId(id)) ? items.filter((item) => item.id !== id) : items;

/** The entries with one changed; the same where it is not among them. */
export const changeId =
  <Entry extends Identified>(id: string, change: (entry: Entry) => Entry) =>
  (items: Entry[]): Entry[] =>
    items.some(hasId(id)) ? items.map((item) => (item.id === id ? change(item) : item)) : items;

/** Where an entry goes beside what it stood beside: behind the nearest one before it, or before the nearest one behind it. */
function placeBeside(now: readonly Identified[], before: readonly Identified[], id: string) {
  const stood = before.findIndex(hasId(id));
  const nearest = (entries: readonly Identified[]) =>
    entries.map((entry) => now.findIndex(hasId(entry.id))).find((place) => place >= 0);
  const ahead = nearest(before.slice(0, stood).toReversed());
  return ahead === undefined ? nearest(before.slice(stood + 1)) : ahead + 1;
}

/** The entries with one that has gone since, where it stood; the same where it is there, or never was. */
export function putBack<Entry extends Identified>(now: Entry[], before: Entry[], id: string): Entry[] {
  const entry = before.find(hasId(id));
  if (!entry || now.some(hasId(id))) return now;
  return now.toSpliced(placeBeside(now, before, id) ?? now.length, 0, entry);
}

/**
 * The pages with an entry that has gone since, where it stood. Where nothing is left that stood beside it, what is there is
 * newer: it goes to the old end of the page that reaches as far back as its own did.
 */
export function putBackInPages<Entry extends Identified>(
  now: Pages<Entry>,
  before: Pages<Entry>,
  id: string,
  newest: 'first' | 'last',
): Pages<Entry> {
  const own = before.pages.find(({ items }) => items.some(hasId(id)));
  const entry = own?.items.find(hasId(id));
  if (!own || !entry || now.pages.some(({ items }) => items.some(hasId(id)))) return now;
  const places = now.pages.map(({ items }) => placeBeside(items, own.items, id));
  const beside = places.findIndex((place) => place !== undefined);
  const at = beside < 0 ? now.pages.findIndex(({ next }) => next === own.next) : beside;
  return changeItems(now, (items, page) =>
    page === at ? items.toSpliced(places[page] ?? (newest === 'first' ? items.length : 0), 0, entry) : items,
  );
}
