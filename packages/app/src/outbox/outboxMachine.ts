import { isApiError } from '@friendbase/contract';
import { assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import { restMs, retryAfterMsOf } from '../lib/errors/tryAgain.ts';
import { fateOf, type Entry, type Fate, type StoredError } from './entry.ts';

/** So long a tab that has no turn leaves it to the other one to send what is there. */
const LOOK_AROUND_MS = 2000;

/** An entry, and where in the line it stands. */
export interface Waiting extends Entry {
  place: number;
  /** The device stores it. Otherwise it waits until this page is left. */
  isStored: boolean;
}

/** The entry is not sent anymore, and why. */
export class RefusedEntry extends Error {
  override readonly name = 'RefusedEntry';
  readonly stored: StoredError;

  constructor(stored: StoredError) {
    super(stored.message);
    this.stored = stored;
  }
}

/** What one tab tells the others of its member's outbox. */
export type OutboxWord = { memberId: string } & (
  | { type: 'changed' }
  /** What is on its way cannot be taken back. */
  | { type: 'sending'; id: string | undefined }
  | { type: 'sent'; entry: Entry; answer: unknown }
  | { type: 'refused'; entry: Entry }
);

export type OutboxEvent =
  /** All that is queued, as it stands now. */
  | { type: 'loaded'; entries: readonly Waiting[] }
  /** @param isLost it was tried a moment ago */
  | { type: 'queued'; entry: Waiting; isLost: boolean }
  /** It was taken back, let go, or sent by another tab. */
  | { type: 'gone'; id: string }
  /** It is this tab's turn to send, and stays so as long as the member does. */
  | { type: 'turn.came' }
  /** Another try is worth it now: the network is back, or the member. */
  | { type: 'woke' }
  /** Another tab has it on its way. */
  | { type: 'sending.elsewhere'; id: string | undefined };

interface OutboxContext {
  /** In the order in which they are sent; the refused ones, which are not, stand among them. */
  entries: readonly Waiting[];
  /** What this tab has on its way. Apart from `entries`: those may be read again meanwhile. */
  sending: Waiting | undefined;
  /** What any tab has on its way. */
  sendingId: string | undefined;
  /** What is sent at once after a page was opened is never shown as waiting: it would move the page twice. */
  isShown: boolean;
  /** Tries in a row that brought nothing. */
  failures: number;
  /** How long the server wants nothing more. */
  retryAfterMs: number;
}

const notProvided = () => {
  throw new Error('not provided');
};

export const nextOf = ({ entries }: Pick<OutboxContext, 'entries'>): Waiting | undefined =>
  entries.find(({ refused }) => refused === undefined);

const without = (entries: readonly Waiting[], id: string) => entries.filter((entry) => entry.id !== id);

const fate = (error: unknown): Fate => (error instanceof RefusedEntry ? 'refused' : fateOf(error));

/** Whether an entry is not sent anymore after this. */
export const isErrorResponse = (error: unknown): boolean => fate(error) === 'refused';

function storedErrorOf(error: unknown): StoredError {
  if (error instanceof RefusedEntry) return error.stored;
  return isApiError(error)
    ? { status: error.status, message: error.message, ...(error.code && { code: error.code }) }
    : { message: '' };
}

/** As it stands after the server, or the device, has refused it. */
export const refusedEntry = (entry: Waiting, error: unknown): Waiting => ({
  ...entry,
  refused: storedErrorOf(error),
});

const errorOf = ({ event }: { event: { error: unknown } }) => ({ error: event.error });

/**
 * What a member did without a network, and sends it in order, one at a time, once it can: in the tab whose turn it is. An entry
 * that is refused stays as a draft, and the next one is sent. Anything else that goes wrong keeps the line as it is.
 */
export const outboxMachine = setup({
  types: {} as {
    context: OutboxContext;
    events: OutboxEvent;
    emitted:
      | { type: 'sent'; entry: Waiting; answer: unknown }
      | { type: 'refused'; entry: Waiting; error: unknown }
      | { type: 'signedOut' }
      /** Nothing waits anymore. */
      | { type: 'emptied' };
  },
  actors: {
    /** Waits for this tab's turn, and has it until it is stopped. */
    turn: fromCallback<OutboxEvent>(notProvided),
    /** Tells when another try is worth it at once. */
    wakes: fromCallback<OutboxEvent>(notProvided),
    /** Makes the call of an entry, and takes the entry from the device with the answer. */
    send: fromPromise<unknown, { entry: Waiting | undefined }>(notProvided),
  },
  actions: {
    take: assign((_, { entries }: { entries: readonly Waiting[] }) => ({ entries })),
    add: assign(({ context }, { entry }: { entry: Waiting }) => ({
      entries: [...without(context.entries, entry.id), entry],
    })),
    remove: assign(({ context }, { id }: { id: string }) => ({ entries: without(context.entries, id) })),
    refuse: assign(({ context }, { error }: { error: unknown }) => ({
      entries: context.entries.map((entry) =>
        entry.id === context.sendingId ? refusedEntry(entry, error) : entry,
      ),
    })),
    countFailure: assign(({ context }, { error }: { error?: unknown }) => ({
      failures: context.failures + 1,
      retryAfterMs: retryAfterMsOf(error),
    })),
    show: assign({ isShown: true }),
    endSending: assign({ sending: undefined, sendingId: undefined }),
    countNone: assign({ failures: 0, retryAfterMs: 0 }),
  },
  guards: {
    hasNext: ({ context }) => nextOf(context) !== undefined,
    isLost: (_, { isLost }: { isLost: boolean }) => isLost,
    isSignedOut: (_, { error }: { error: unknown }) => fate(error) === 'signedOut',
    isRefused: (_, { error }: { error: unknown }) => isErrorResponse(error),
  },
  delays: {
    lookAround: LOOK_AROUND_MS,
    wait: ({ context: { failures, retryAfterMs } }) => restMs(failures, retryAfterMs),
  },
}).createMachine({
  id: 'outbox',
  context: {
    entries: [],
    sending: undefined,
    sendingId: undefined,
    isShown: false,
    failures: 0,
    retryAfterMs: 0,
  },
  invoke: [{ src: 'turn' }, { src: 'wakes' }],
  initial: 'following',
  on: {
    loaded: { actions: { type: 'take', params: ({ event }) => event } },
    queued: { actions: [{ type: 'add', params: ({ event }) => event }, 'show'] },
    gone: { actions: { type: 'remove', params: ({ event }) => event } },
  },
  states: {
    following: {
      after: { lookAround: { actions: 'show' } },
      on: {
        'turn.came': 'leading',
        'sending.elsewhere': { actions: assign({ sendingId: ({ event }) => event.id }) },
      },
    },
    leading: {
      entry: 'endSending',
      initial: 'choosing',
      states: {
        choosing: { always: [{ guard: 'hasNext', target: 'sending' }, { target: 'idle' }] },
        idle: {
          on: {
            loaded: { target: 'choosing', actions: { type: 'take', params: ({ event }) => event } },
            queued: [
              {
                guard: { type: 'isLost', params: ({ event }) => event },
                target: 'resting',
                actions: [
                  { type: 'add', params: ({ event }) => event },
                  'show',
                  { type: 'countFailure', params: {} },
                ],
              },
              { target: 'choosing', actions: [{ type: 'add', params: ({ event }) => event }, 'show'] },
            ],
          },
        },
        sending: {
          entry: assign(({ context }) => ({ sending: nextOf(context), sendingId: nextOf(context)?.id })),
          invoke: {
            src: 'send',
            input: ({ context }) => ({ entry: context.sending }),
            onDone: {
              target: 'settled',
              actions: [
                emit(({ context, event }) => sentOf(context, event.output)),
                { type: 'remove', params: ({ context }) => ({ id: context.sendingId ?? '' }) },
                'countNone',
              ],
            },
            onError: [
              {
                guard: { type: 'isSignedOut', params: errorOf },
                target: 'held',
                actions: emit({ type: 'signedOut' }),
              },
              {
                guard: { type: 'isRefused', params: errorOf },
                target: 'settled',
                actions: [
                  { type: 'refuse', params: errorOf },
                  emit(({ context, event }) => refusedOf(context, event.error)),
                  'countNone',
                ],
              },
              { target: 'resting', actions: { type: 'countFailure', params: errorOf } },
            ],
          },
        },
        settled: {
          entry: ['endSending', 'show'],
          always: [
            { guard: 'hasNext', target: 'sending' },
            { target: 'idle', actions: emit({ type: 'emptied' }) },
          ],
        },
        resting: { entry: ['endSending', 'show'], after: { wait: 'choosing' }, on: { woke: 'choosing' } },
        /** Nobody is logged in, or somebody else: it waits for its member. */
        held: { entry: ['endSending', 'show'], on: { woke: 'choosing' } },
      },
    },
  },
});

function sentOf({ sending: entry }: OutboxContext, answer: unknown) {
  if (!entry) throw new Error('An answer to nothing');
  return { type: 'sent' as const, entry, answer };
}

function refusedOf({ sending }: OutboxContext, error: unknown) {
  if (!sending) throw new Error('An error response to nothing');
  return { type: 'refused' as const, entry: refusedEntry(sending, error), error };
}
