import { useState } from 'react';

/** A list of before with what its things are now: each in its place, and what was not in it behind them. */
export function inHeldOrder<Item extends { id: string }>(
  before: readonly Item[],
  now: readonly Item[],
  isPushedOut: (item: Item) => boolean = () => false,
): readonly Item[] {
  const latest = new Map(now.map((item) => [item.id, item]));
  const known = new Set(before.map(({ id }) => id));
  const stayed = before.flatMap((item) => latest.get(item.id) ?? (isPushedOut(item) ? [item] : []));
  return [...stayed, ...now.filter(({ id }) => !known.has(id))];
}

interface HeldOrderOptions<Item> {
  /** What was known of before is still on its way to be asked again: the page is being opened until it has come. */
  isFetching: boolean;
  /** Another value opens the list once more. */
  opening?: unknown;
  /** The thing that the member has just brought to the top themselves, if the first one is so: another value brings it there. */
  broughtUp?: string | undefined;
  /** A thing that has gone from the pages that are loaded, and from nothing else. */
  isPushedOut?: (item: Item) => boolean;
}

/**
 * The things of a list in the order in which it was opened: what others do changes them in their places, and what comes stands behind
 * them. So nothing moves under who reads. The next opening has the order as it is then.
 *
 * @param items the same array for as long as nothing changes
 */
export function useHeldOrder<Item extends { id: string }>(
  items: readonly Item[] | undefined,
  { isFetching, opening, broughtUp, isPushedOut }: HeldOrderOptions<Item>,
): readonly Item[] | undefined {
  const [held, hold] = useState({ items, shown: items, opening, broughtUp, isOpened: false });
  const isOpened = held.isOpened && held.opening === opening;
  const isSettled = isOpened || (items !== undefined && !isFetching);
  if (held.items === items && held.opening === opening && held.isOpened === isSettled) return held.shown;
  const stayed = isOpened && items ? inHeldOrder(held.shown ?? [], items, isPushedOut) : items;
  const first = broughtUp !== undefined && broughtUp !== held.broughtUp ? items?.[0] : undefined;
  const shown = first ? [first, ...(stayed ?? []).filter(({ id }) => id !== first.id)] : stayed;
  hold({ items, shown, opening, broughtUp, isOpened: isSettled });
  return shown;
}
