import type { Subject } from '@friendbase/contract';
import type { Preferences } from '@friendbase/ui-kit';
import type { DeviceStore } from '../device/deviceStore.ts';

/** How long unfinished writing is stored. Source: accessibility rule G12. */
export const DRAFT_LIFE_MS = 7 * 24 * 60 * 60 * 1000;

/** Whose draft it is: a member's id, or the visitor who has not logged in. */
export type DraftOwner = string;
export const VISITOR: DraftOwner = 'visitor';

export interface Drafts {
  /** The text last stored for that field, or undefined when none is, or it is older than 7 days. */
  read(owner: DraftOwner, field: string): string | undefined;
  /** Whether anything that owner wrote is stored here. */
  has(owner: DraftOwner): boolean;
  /** Stores the text; an empty one is forgotten. What the device does not take, or may not, is there until the page is left. */
  persist(owner: DraftOwner, field: string, text: string): void;
  forget(owner: DraftOwner): void;
  /** Whether that owner wants anything stored on the device. */
  mayPersist: (owner: DraftOwner) => boolean;
  /** The owner has chosen how long writing is stored: what may not stay on the device leaves it. */
  settle(owner: DraftOwner): void;
  /** Deletes every draft that is older than 7 days or cannot be read, whoever wrote it. */
  sweep(): void;
  /** False from the first text on that the device did not take from that owner, until they are forgotten. */
  areStored(owner: DraftOwner): boolean;
  /** Calls back whenever `areStored` may have changed, or drafts were forgotten; returns how to stop. */
  watch: (onChange: () => void) => () => void;
}

interface StoredDraft {
  text: string;
  savedAt: number;
}

const isStoredDraft = (value: unknown): value is StoredDraft =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  'savedAt' in value &&
  typeof value.savedAt === 'number';

/** How the key of every draft begins. */
export const DRAFT_FAMILY = 'draft.';
const keyOf = (owner: DraftOwner, field = '') => `${DRAFT_FAMILY}${owner}.${field}`;

export interface DraftOptions {
  now?: () => number;
  /** How long an owner wants unfinished writing stored. @default until they log out */
  retention?: (owner: DraftOwner) => Preferences['keepWriting'];
}

/** Unfinished writing on this device, per member and per field. Passwords are never given to it. */
export function createDrafts(
  store: DeviceStore,
  { now = Date.now, retention = () => 'until-log-out' }: DraftOptions = {},
): Drafts {
  /** Of this page alone. */
  const inMemory = new Map<string, string>();
  const notStored = new Set<DraftOwner>();
  const watchers = new Set<() => void>();

  const tellWatchers = () => {
    for (const tell of watchers) tell();
  };
  /** What lies under a key, if it may still be used. Anything else is deleted: others may use this device. */
  const fresh = (key: string): string | undefined => {
    const stored = store.read(key);
    if (isStoredDraft(stored) && now() - stored.savedAt < DRAFT_LIFE_MS) return stored.text;
    store.remove(key);
    return undefined;
  };
  const keysOf = (owner: DraftOwner) =>
    [...store.keys(keyOf(owner)), ...inMemory.keys()].filter((key) => key.startsWith(keyOf(owner)));
  const forgetKey = (key: string) => {
    store.remove(key);
    inMemory.delete(key);
  };

  const mayPersist = (owner: DraftOwner) => retention(owner) !== 'never';

  return {
    mayPersist,
    has: (owner) => keysOf(owner).some((key) => inMemory.has(key) || fresh(key) !== undefined),
    read: (owner, field) => inMemory.get(keyOf(owner, field)) ?? fresh(keyOf(owner, field)),
    persist(owner, field, text) {
      const key = keyOf(owner, field);
      if (text === '') return forgetKey(key);
      // In the place of the one before, which is there until then: the device may be switched off at any moment.
      if (mayPersist(owner) && store.write(key, { text, savedAt: now() } satisfies StoredDraft)) {
        inMemory.delete(key);
        return;
      }
      store.remove(key);
      inMemory.set(key, text);
      if (!mayPersist(owner)) return;
      notStored.add(owner);
      tellWatchers();
    },
    forget(owner) {
      for (const key of keysOf(owner)) forgetKey(key);
      notStored.delete(owner);
      tellWatchers();
    },
    settle(owner) {
      if (mayPersist(owner)) return;
      for (const key of store.keys(keyOf(owner))) {
        const text = fresh(key);
        if (text !== undefined) inMemory.set(key, text);
        store.remove(key);
      }
    },
    sweep: () => store.keys(DRAFT_FAMILY).forEach(fresh),
    areStored: (owner) => !notStored.has(owner),
    watch(onChange) {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
  };
}

/** What comes back to a field, before what is being written in it. */
export const beforeWords = (back: string, written: string): string =>
  written.trim() === '' ? back : `${back}\n${written}`;

/** A field that comes with a stored draft once something was typed: both, unless one has the other in it already. */
export function withDraft(draft: string, typed: string): string {
  if (typed.includes(draft)) return typed;
  return draft.includes(typed) ? draft : beforeWords(draft, typed);
}

/** The field of the post that is being written on Home. */
export const POST_DRAFT = 'post';

/** The list of the files that were chosen for it; their bytes are stored elsewhere. */
export const POST_FILES_DRAFT = 'post.files';

/** The field of the changes to one's own profile. */
export const PROFILE_DRAFT = 'profile';

/** How the fields of messages begin. */
export const MESSAGE_DRAFTS = 'message.';

/** What is said in the report of a thing. */
export const reportDraft = ({ kind, id }: Subject): string => `report.${kind}.${id}`;

/** What is said with the wish to look at a decision again. */
export const appealDraft = (decisionId: string): string => `appeal.${decisionId}`;

/** The field of the message that is being written to that friend. */
export const messageDraft = (partnerId: string): string => MESSAGE_DRAFTS + partnerId;
