import { createContext, use, useState, type ReactNode } from 'react';

/** The note is what stands in the place of the post. */
type TellGone = (postId: string, note: ReactNode) => void;

const TellGoneContext = createContext<TellGone>(() => {});
export const TellGoneProvider = TellGoneContext.Provider;

/** Tells the feed why a post goes, or that it is back. It is shown where the post was. */
export const useTellGone = (): TellGone => use(TellGoneContext);

/** The order of a feed with the places of posts that went by what the member did. */
export function useGonePosts(ids: readonly string[]) {
  const [notes, setNotes] = useState<Readonly<Record<string, ReactNode>>>({});
  const [seen, setSeen] = useState({ ids, line: ids });
  if (!isSame(seen.ids, ids)) setSeen({ ids, line: withGone(seen.line, ids) });
  const [tellGone] = useState(
    (): TellGone => (postId, note) => setNotes((before) => ({ ...before, [postId]: note })),
  );
  const here = new Set(ids);
  return {
    line: seen.line.filter((id) => here.has(id) || Boolean(notes[id])),
    notes,
    tellGone,
  };
}

const isSame = (before: readonly string[], now: readonly string[]): boolean =>
  before.length === now.length && before.every((id, place) => id === now[place]);

/**
 * The posts in their order, with those that have gone still in their places: what came of them is told there.
 *
 * @param line the order so far, with those that went before
 */
export function withGone(line: readonly string[], ids: readonly string[]): string[] {
  const here = new Set(ids);
  const order = [...ids];
  for (const [place, id] of [...line.entries()].toReversed()) {
    if (here.has(id)) continue;
    const next = line.slice(place + 1).find((later) => order.includes(later));
    order.splice(next === undefined ? order.length : order.indexOf(next), 0, id);
  }
  return order;
}
