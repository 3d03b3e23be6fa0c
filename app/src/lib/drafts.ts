import type { DeviceStore } from './deviceStore.ts';

/** How long unfinished writing is kept. Source: accessibility rule G12. */
export const DRAFT_LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/** Whose draft it is: a member's id, or the visitor who has not logged in. */
export type DraftOwner = string;
export const VISITOR: DraftOwner = 'visitor';

export interface Drafts {
  /** The text last kept for that field, or undefined when none is, or it is older than 7 days. */
  read(owner: DraftOwner, field: string): string | undefined;
  /** Keeps the text; an empty one is forgotten. */
  keep(owner: DraftOwner, field: string, text: string): void;
  forget(owner: DraftOwner): void;
}

interface KeptDraft {
  text: string;
  savedAt: number;
}

const isKeptDraft = (value: unknown): value is KeptDraft =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'savedAt' in value &&
  typeof value.savedAt === 'number';

/** Unfinished writing on this device, per member and per field. Passwords are never given to it. */
export function createDrafts(store: DeviceStore, now: () => number = Date.now): Drafts {
  const keyOf = (owner: DraftOwner, field = '') => `draft.${owner}.${field}`;
  return {
    read(owner, field) {
      const kept = store.read(keyOf(owner, field));
      return isKeptDraft(kept) && now() - kept.savedAt < DRAFT_LIFE_MS ? kept.text : undefined;
    },
    keep(owner, field, text) {
      if (text === '') store.remove(keyOf(owner, field));
      else store.write(keyOf(owner, field), { text, savedAt: now() } satisfies KeptDraft);
    },
    forget: (owner) => store.forget(keyOf(owner)),
  };
}

/** The field of the post that is being written on Home. */
export const POST_DRAFT = 'post';
