import { assign, fromPromise, setup, type ErrorActorEvent } from 'xstate';
import { isAddressGone, retryDelayMs, startsOver, triesAgain } from './retry.ts';

/** Where a file is sent from: its bytes, and the address in this product where it stands already. */
export interface FileInput {
  file: File;
  /** It was sent before the page was left. */
  url?: string | undefined;
}

interface FileContext extends FileInput {
  /** Where the server takes the bytes. */
  address: string | undefined;
  /** All bytes have arrived. */
  isSent: boolean;
  sentBytes: number;
  /** How many times the step that is under way has failed. */
  failures: number;
  /** A new address was asked for already, since the last press. */
  hasRenewed: boolean;
  /** Why it failed last. */
  error: unknown;
}

type FileEvent =
  | { type: 'started' }
  | { type: 'paused' }
  | { type: 'resumed' }
  | { type: 'cancelled' }
  | { type: 'retried' }
  | { type: 'bytes.sent'; sentBytes: number };

/** What an actor that sends the bytes is given. */
export interface SendInput {
  file: File;
  address: string;
  onProgress: (sentBytes: number) => void;
}

const notProvided = () => Promise.reject(new Error('not provided'));

const failed = [
  { guard: 'needsNewAddress', target: '#file.preprocessing', actions: 'forgetAddress' },
  { guard: 'triesAgain', target: 'resting', actions: 'countFailure' },
  { target: '#file.error', actions: 'keepError' },
] as const;

/** Goes on where it stopped. */
const goOn = [
  { guard: 'isSent', target: 'postprocessing' },
  { guard: 'hasAddress', target: 'uploading' },
  { target: 'preprocessing' },
] as const;

const resting = { after: { retry: 'trying' } } as const;

const errorOf = (event: unknown): unknown => (event as ErrorActorEvent).error;

/**
 * One file on its way: it asks for an address, sends its bytes there, and has what arrived checked. Each of these steps
 * is tried again by itself when the network or the server could not answer. A paused file is sent from its beginning
 * again: one request carries all of it. Source: product spec §4 “Upload”, §8, §9.
 */
export const fileMachine = setup({
  types: {} as { context: FileContext; events: FileEvent; input: FileInput },
  actors: {
    /** Answers the address. */
    prepare: fromPromise<string, File>(notProvided),
    send: fromPromise<void, SendInput>(notProvided),
    /** Answers where the file stands from now on. */
    finish: fromPromise<string, { file: File; address: string }>(notProvided),
  },
  delays: { retry: ({ context: { error, failures } }) => retryDelayMs(error, failures) },
  guards: {
    isThere: ({ context }) => context.url !== undefined,
    isSent: ({ context }) => context.isSent,
    hasAddress: ({ context }) => context.address !== undefined,
    needsNewAddress: ({ context, event }) => isAddressGone(errorOf(event)) && !context.hasRenewed,
    triesAgain: ({ context, event }) => triesAgain(errorOf(event), context.failures),
  },
  actions: {
    beginStep: assign({ failures: 0, error: undefined }),
    countFailure: assign({
      failures: ({ context }) => context.failures + 1,
      error: ({ event }) => errorOf(event),
    }),
    forgetAddress: assign({ address: undefined, isSent: false, sentBytes: 0, hasRenewed: true }),
    keepError: assign(({ event }) => {
      const error = errorOf(event);
      return { error, ...(startsOver(error) && { address: undefined, isSent: false, sentBytes: 0 }) };
    }),
  },
}).createMachine({
  id: 'file',
  context: ({ input }) => ({
    file: input.file,
    url: input.url,
    address: undefined,
    isSent: false,
    sentBytes: 0,
    failures: 0,
    hasRenewed: false,
    error: undefined,
  }),
  initial: 'opening',
  on: { cancelled: '.cancelled' },
  states: {
    opening: { always: [{ guard: 'isThere', target: 'complete' }, { target: 'waiting' }] },
    waiting: { on: { started: 'preprocessing' } },
    preprocessing: {
      entry: 'beginStep',
      initial: 'trying',
      on: { paused: 'paused' },
      states: {
        trying: {
          invoke: {
            id: 'prepare',
            src: 'prepare',
            input: ({ context }) => context.file,
            onDone: { target: '#file.uploading', actions: assign({ address: ({ event }) => event.output }) },
            onError: failed,
          },
        },
        resting,
      },
    },
    uploading: {
      entry: ['beginStep', assign({ sentBytes: 0 })],
      initial: 'trying',
      on: {
        paused: 'paused',
        'bytes.sent': { actions: assign({ sentBytes: ({ event }) => event.sentBytes }) },
      },
      states: {
        trying: {
          entry: assign({ sentBytes: 0 }),
          invoke: {
            id: 'send',
            src: 'send',
            input: ({ context: { file, address = '' }, self }) => ({
              file,
              address,
              onProgress: (sentBytes) => self.send({ type: 'bytes.sent', sentBytes }),
            }),
            onDone: { target: '#file.postprocessing', actions: assign({ isSent: true }) },
            onError: failed,
          },
        },
        resting,
      },
    },
    postprocessing: {
      entry: 'beginStep',
      initial: 'trying',
      on: { paused: 'paused' },
      states: {
        trying: {
          invoke: {
            id: 'finish',
            src: 'finish',
            input: ({ context: { file, address = '' } }) => ({ file, address }),
            onDone: { target: '#file.complete', actions: assign({ url: ({ event }) => event.output }) },
            onError: failed,
          },
        },
        resting,
      },
    },
    paused: { on: { resumed: goOn } },
    error: {
      entry: assign({ hasRenewed: false }),
      on: { retried: goOn },
    },
    complete: {},
    cancelled: { type: 'final' },
  },
});
