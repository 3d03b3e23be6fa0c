import {
  createComment,
  createFriendship,
  createLike,
  createPost,
  deleteLike,
  deleteReaction,
  sendMessage,
  setReaction,
  updateFriendship,
  type Endpoint,
  type JsonInput,
  type Method,
} from '@friendbase/contract';

/** What an entry is, to whoever reads of it. */
export type EntryKind =
  | 'message'
  | 'comment'
  | 'post'
  | 'like'
  | 'unlike'
  | 'reaction'
  | 'unreaction'
  | 'ask'
  | 'answer';

/** Where in the input of a call something stands. */
type Place = readonly [part: 'params' | 'body', field: string];

interface QueuedCallRule {
  endpoint: Endpoint<JsonInput, unknown, Method, 'json'>;
  kind: EntryKind;
  /** The id of what it is about: a friend, a post. */
  about: Place;
  /** What the member wrote. Calls without words are one press. */
  words?: Place;
}

/** The calls that wait for the network. All others fail without one, and say so. */
export const queuedCalls = {
  sendMessage: {
    endpoint: sendMessage,
    kind: 'message',
    about: ['body', 'receiverId'],
    words: ['body', 'content'],
  },
  createComment: {
    endpoint: createComment,
    kind: 'comment',
    about: ['params', 'id'],
    words: ['body', 'content'],
  },
  createPost: { endpoint: createPost, kind: 'post', about: ['body', 'authorId'], words: ['body', 'content'] },
  createLike: { endpoint: createLike, kind: 'like', about: ['body', 'postId'] },
  createFriendship: { endpoint: createFriendship, kind: 'ask', about: ['body', 'friendId'] },
  updateFriendship: { endpoint: updateFriendship, kind: 'answer', about: ['params', 'id'] },
  deleteLike: { endpoint: deleteLike, kind: 'unlike', about: ['params', 'postId'] },
  setReaction: { endpoint: setReaction, kind: 'reaction', about: ['params', 'id'] },
  deleteReaction: { endpoint: deleteReaction, kind: 'unreaction', about: ['params', 'id'] },
} as const satisfies Record<string, QueuedCallRule>;

export type QueuedCall = keyof typeof queuedCalls;

const NAMES = Object.keys(queuedCalls) as QueuedCall[];

/** The name of a call that waits for the network; undefined for all others. */
export const queuedCallOf = (
  endpoint: Endpoint<JsonInput, unknown, Method, 'json' | 'page'>,
): QueuedCall | undefined => NAMES.find((name) => Object.is(queuedCalls[name].endpoint, endpoint));

export const isQueuedCall = (name: unknown): name is QueuedCall => NAMES.some((known) => known === name);

/** What a call is given, as it is stored. */
export type StoredInput = Partial<Record<'params' | 'query' | 'body', Record<string, unknown>>>;

/** The words at a place of an input; empty where there are none. */
export function textAt(input: StoredInput, [part, field]: Place): string {
  const text = input[part]?.[field];
  return typeof text === 'string' ? text : '';
}

export const ruleOf = (call: QueuedCall): QueuedCallRule => queuedCalls[call];
