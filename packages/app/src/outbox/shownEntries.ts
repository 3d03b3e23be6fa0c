import { shortName } from '../lib/text/shorten.ts';
import type { Words } from '@friendbase/ui-kit/words';
import { aboutOf, kindOf, wordsOf, type Entry, type StoredError } from './entry.ts';
import { reasonIn } from './reasonIn.ts';
import type { EntryKind, StoredInput } from './queuedCalls.ts';

/** An entry in words and ids that a page can show. */
export interface ShownEntry {
  id: string;
  kind: EntryKind;
  /** The id of what it is about: a friend, a post. */
  about: string;
  words: string;
  /** The words, and the names of the files that wait with them. */
  shown: string;
  /** How many files wait with it. */
  fileCount: number;
  input: StoredInput;
  refused: StoredError | undefined;
  /** Why it was refused, in words: none of them is in the scripts of the pages. */
  reason: Words;
  /** It is on its way, and cannot be taken back. */
  isSending: boolean;
}

const namesOf = ({ files = [] }: Entry): string => files.map(({ file }) => shortName(file.name)).join(', ');

interface Source {
  isShown: boolean;
  entries: readonly Entry[];
  sendingId: string | undefined;
}

/** Makes what the pages show of the outbox: the same array as long as its source is. */
export function showEntries(): (source: Source) => readonly ShownEntry[] {
  let last: Source = { isShown: false, entries: [], sendingId: undefined };
  let shown: readonly ShownEntry[] = [];
  return (source) => {
    const isKnown =
      source.entries === last.entries &&
      source.sendingId === last.sendingId &&
      source.isShown === last.isShown;
    last = source;
    if (!isKnown)
      shown = (source.isShown ? source.entries : []).map((entry) => ({
        id: entry.id,
        kind: kindOf(entry),
        about: aboutOf(entry),
        words: wordsOf(entry),
        shown: [wordsOf(entry), namesOf(entry)].filter(Boolean).join('\n'),
        fileCount: entry.files?.length ?? 0,
        input: entry.input,
        refused: entry.refused,
        reason: reasonIn(entry.refused),
        isSending: entry.id === source.sendingId,
      }));
    return shown;
  };
}
