import { ANSWER_LIFE_MS, isApiError } from '@friendbase/contract';
import { isPassing } from '../lib/errors/tryAgain.ts';
import { filesIn, type QueuedFile } from './carriedFiles.ts';
import {
  isQueuedCall,
  ruleOf,
  textAt,
  type EntryKind,
  type QueuedCall,
  type StoredInput,
} from './queuedCalls.ts';

/** Of the stored form. What a later one changes is migrated in `entryOf`. */
export const ENTRY_VERSION = 1;

/** So much may wait for one member. */
export const MOST_ENTRIES = 100;

/** So many bytes of pictures and videos may wait for one member: two large films, or the pictures of a day. */
export const MOST_FILE_BYTES = 100 * 1024 * 1024;

/**
 * From then on a server may have forgotten the key, and a repeated call would be carried out twice. An hour less than the
 * server's own time: the clock of the device may have been set meanwhile.
 */
export const SURE_FOR_MS = ANSWER_LIFE_MS - 60 * 60 * 1000;

/** Why an entry is not sent. Without a status the device decided so. */
export interface StoredError {
  status?: number | undefined;
  code?: string | undefined;
  message: string;
}

/** One thing that a member did without a network. */
export interface Entry {
  version: typeof ENTRY_VERSION;
  /** The idempotency key of its call. */
  id: string;
  memberId: string;
  /** When it was queued, by the clock of the device. */
  at: number;
  call: QueuedCall;
  input: StoredInput;
  /** Of a post: what is sent before it. */
  files?: readonly QueuedFile[] | undefined;
  /** It is not sent anymore: its words come back as a draft. */
  refused?: StoredError | undefined;
}

export const kindOf = ({ call }: Pick<Entry, 'call'>): EntryKind => ruleOf(call).kind;
export const aboutOf = ({ call, input }: Pick<Entry, 'call' | 'input'>): string =>
  textAt(input, ruleOf(call).about);
export function wordsOf({ call, input }: Pick<Entry, 'call' | 'input'>): string {
  const { words } = ruleOf(call);
  return words ? textAt(input, words) : '';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a call is given, read from a value that may be anything. */
export function inputOf(value: unknown): StoredInput {
  if (!isRecord(value)) return {};
  const { params, query, body } = value;
  return {
    ...(isRecord(params) && { params }),
    ...(isRecord(query) && { query }),
    ...(isRecord(body) && { body }),
  };
}

/** Whether the call takes this input: an entry of an earlier version of the app may lack what is needed now. */
function isTaken(call: QueuedCall, input: StoredInput): boolean {
  const { input: schemas } = ruleOf(call).endpoint;
  return (['params', 'query', 'body'] as const).every(
    (part) => schemas[part] === undefined || schemas[part].safeParse(input[part] ?? {}).success,
  );
}

/** The first text of a value that is not understood: what the member wrote, as far as anybody can tell. */
function anyWordsIn(value: unknown): string {
  if (!isRecord(value)) return '';
  for (const name of ['content', 'text', 'words']) if (typeof value[name] === 'string') return value[name];
  return Object.values(value).map(anyWordsIn).find(Boolean) ?? '';
}

const storedErrorIn = (value: unknown): StoredError | undefined =>
  isRecord(value) && typeof value['message'] === 'string'
    ? {
        message: value['message'],
        ...(typeof value['status'] === 'number' && { status: value['status'] }),
        ...(typeof value['code'] === 'string' && { code: value['code'] }),
      }
    : undefined;

/** Of another version of the app, which is no server's word. */
const OTHER_VERSION: StoredError = { code: 'otherVersion', message: '' };

/**
 * A stored value as an entry of that member. What is of another version, or takes what no call takes, is never sent, and never
 * dropped: its words come back as a draft.
 */
export function entryOf(value: unknown, memberId: string, id: string): Entry | undefined {
  const stored = isRecord(value) ? value : {};
  if (stored['memberId'] !== undefined && stored['memberId'] !== memberId) return undefined;
  const files = filesIn(stored['files']);
  const base = {
    version: ENTRY_VERSION,
    id: typeof stored['id'] === 'string' ? stored['id'] : id,
    memberId,
    at: typeof stored['at'] === 'number' ? stored['at'] : 0,
    ...(files && { files }),
  } as const;
  const { call } = stored;
  const input = inputOf(stored['input']);
  const refused = storedErrorIn(stored['refused']);
  if (stored['version'] === ENTRY_VERSION && isQueuedCall(call) && isTaken(call, input))
    return { ...base, call, input, ...(refused && { refused }) };
  // As a post that nobody has: its words can be read, taken up again and let go.
  const draft = { body: { content: anyWordsIn(value) } };
  return isQueuedCall(call) && wordsOf({ call, input }) !== ''
    ? { ...base, call, input, refused: OTHER_VERSION }
    : { ...base, call: 'createPost', input: draft, refused: OTHER_VERSION };
}

/** What the server's answer to an entry means for it. */
export type Fate = 'signedOut' | 'later' | 'refused';

export function fateOf(error: unknown): Fate {
  if (isApiError(error, 401)) return 'signedOut';
  return isPassing(error) ? 'later' : 'refused';
}

/** Whether a repeated call of this entry may be carried out twice: its key is too old, and it is more than one state. */
export function isTooOld({ at, call }: Entry, now: number): boolean {
  return ruleOf(call).words !== undefined && now - at > SURE_FOR_MS;
}

export const TOO_OLD: StoredError = { code: 'tooOld', message: '' };
