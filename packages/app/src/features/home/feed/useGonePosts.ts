import { createContext, use, useState } from 'react';
import { withGone } from './gonePosts.ts';

/** What came of a post that has gone. */
export type GoneNote = { why: 'deleted' | 'reported' } | { why: 'gone'; words: string };

type TellGone = (postId: string, note: GoneNote | undefined) => void;

const TellGoneContext = createContext<TellGone>(() => {});
export const TellGoneProvider = TellGoneContext.Provider;

/** Tells the feed why a post goes, or that it is back. It is shown where the post was. */
export const useTellGone = (): TellGone => use(TellGoneContext);

/** The order of a feed with the places of posts that went by what the member did. */
export function useGonePosts(ids: readonly string[]) {
  const [notes, setNotes] = useState<Readonly<Record<string, GoneNote | undefined>>>({});
  const [seen, setSeen] = useState({ ids, line: ids });
  if (!isSame(seen.ids, ids)) setSeen({ ids, line: withGone(seen.line, ids) });
  const [tellGone] = useState(
    (): TellGone => (postId, note) => setNotes((before) => ({ ...before, [postId]: note })),
  );
  const here = new Set(ids);
  return {
    line: seen.line.filter((id) => here.has(id) || notes[id] !== undefined),
    notes,
    tellGone,
  };
}

const isSame = (before: readonly string[], now: readonly string[]): boolean =>
  before.length === now.length && before.every((id, place) => id === now[place]);
