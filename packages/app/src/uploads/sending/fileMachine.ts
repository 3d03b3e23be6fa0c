import { assign, fromPromise, setup, type ErrorActorEvent } from 'xstate';
import type { StoredPart } from '../../data/uploadParts.ts';
import { isPartsAddress } from './partRules.ts';
import { isAddressGone, retryDelayMs, startsOver, triesAgain } from './retry.ts';

/** Where a file is sent from: its bytes, and the address in this product where it stands already. */
export interface FileInput {
  file: File;
  /** It was sent before the page was left. */
  url?: string | undefined;
  /** Parts of it were sent there before. */
  address?: string | undefined;
}

interface FileContext extends FileInput {
  /** Where the server takes the bytes, or the upload that takes them in parts. */
  address: string | undefined;
  /** All parts, once they are there. */
  parts: readonly StoredPart[] | undefined;
  /** Where the file is, once it was made of its parts. */
  whole: string | undefined;
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
  | { type: 'bytes.sent'; sentBytes: number }
  /** A part is there: what comes next has all its tries. */
  | { type: 'part.sent' };

/** What an actor that sends the bytes is given. */
export interface SendInput {
  file: File;
  address: string;
  onProgress: (sentBytes: number) => void;
}

const NOTHING_SENT = {
  address: undefined,
  parts: undefined,
  whole: undefined,
  isSent: false,
  sentBytes: 0,
} as const;

/** What an actor that sends a file in parts is given. */
export interface SendPartsInput extends SendInput {
  /** One more part is there. */
  onPart: () => void;
}

const notProvided = () => Promise.reject(new Error('not provided'));

const failed = [
  { guard: 'needsNewAddress', target: '#file.preprocessing', actions: ['giveUp', 'forgetAddress'] },
  { guard: 'triesAgain', target: 'resting', actions: 'countFailure' },
  { guard: 'startsOver', target: '#file.error', actions: ['giveUp', 'startOver', 'keepError'] },
  { target: '#file.error', actions: 'keepError' },
] as const;

/** Goes where the bytes of a file go. */
const begin = [{ guard: 'hasAddress', target: 'uploading' }, { target: 'preprocessing' }] as const;

/** Goes on where it stopped. */
const goOn = [{ guard: 'isSent', target: 'postprocessing' }, ...begin] as const;

const resting = { after: { retry: 'trying' } } as const;

const errorOf = (event: unknown): unknown => (event as ErrorActorEvent).error;

/**
 * One file on its way: it asks for an address, sends its bytes there, and has what arrived checked. Each of these steps
 * is tried again by itself when the network or the server could not answer. A paused file is sent from its beginning
 * again, because one request carries all of it; a file in parts goes on with those that are not there. Source: product spec §4 “Upload”, §8, §9.
 */
export const fileMachine = setup({
  types: {} as { context: FileContext; events: FileEvent; input: FileInput },
  actors: {
    /** Answers the address. */
    prepare: fromPromise<string, File>(notProvided),
    send: fromPromise<void, SendInput>(notProvided),
    /** Sends the parts that are not there, and answers all of them. */
    sendParts: fromPromise<readonly StoredPart[], SendPartsInput>(notProvided),
    /** Makes one file of its parts, and answers where it is. */
    join: fromPromise<string, { address: string; parts: readonly StoredPart[] }>(notProvided),
    /** Answers where the file stands from now on. */
    finish: fromPromise<string, { file: File; address: string }>(notProvided),
  },
  delays: { retry: ({ context: { error, failures } }) => retryDelayMs(error, failures) },
  guards: {
    isThere: ({ context }) => context.url !== undefined,
    isSent: ({ context }) => context.isSent,
    hasAddress: ({ context }) => context.address !== undefined,
    isInParts: ({ context }) => isPartsAddress(context.address),
    hasAllParts: ({ context }) => context.parts !== undefined,
    startsOver: ({ event }) => startsOver(errorOf(event)),
    needsNewAddress: ({ context, event }) => isAddressGone(errorOf(event)) && !context.hasRenewed,
    triesAgain: ({ context, event }) => triesAgain(errorOf(event), context.failures),
  },
  actions: {
    beginStep: assign({ failures: 0, error: undefined }),
    countFailure: assign({
      failures: ({ context }) => context.failures + 1,
      error: ({ event }) => errorOf(event),
    }),
    /** Tells the server that what was begun there is not wanted anymore. */
    giveUp: () => {},
    startOver: assign(NOTHING_SENT),
    forgetAddress: assign({ ...NOTHING_SENT, hasRenewed: true }),
    keepError: assign({ error: ({ event }) => errorOf(event) }),
  },
}).createMachine({
  id: 'file',
  context: ({ input }) => ({
    file: input.file,
    url: input.url,
    ...NOTHING_SENT,
    address: input.address,
    failures: 0,
    hasRenewed: false,
    error: undefined,
  }),
  initial: 'opening',
  on: { cancelled: '.cancelled' },
  states: {
    opening: { always: [{ guard: 'isThere', target: 'complete' }, { target: 'waiting' }] },
    waiting: { on: { started: begin } },
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
      initial: 'choosing',
      on: {
        paused: 'paused',
        'part.sent': { actions: assign({ failures: 0 }) },
        'bytes.sent': { actions: assign({ sentBytes: ({ event }) => event.sentBytes }) },
      },
      states: {
        choosing: {
          always: [
            { guard: 'hasAllParts', target: 'joining' },
            { guard: 'isInParts', target: 'inParts' },
            { target: 'whole' },
          ],
        },
        whole: {
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
        inParts: {
          invoke: {
            id: 'sendParts',
            src: 'sendParts',
            input: ({ context: { file, address = '' }, self }) => ({
              file,
              address,
              onProgress: (sentBytes) => self.send({ type: 'bytes.sent', sentBytes }),
              onPart: () => self.send({ type: 'part.sent' }),
            }),
            onDone: {
              target: 'joining',
              actions: ['beginStep', assign({ parts: ({ event }) => event.output })],
            },
            onError: failed,
          },
        },
        joining: {
          invoke: {
            id: 'join',
            src: 'join',
            input: ({ context: { address = '', parts = [] } }) => ({ address, parts }),
            onDone: {
              target: '#file.postprocessing',
              actions: assign({ whole: ({ event }) => event.output, isSent: true }),
            },
            onError: failed,
          },
        },
        resting: { after: { retry: 'choosing' } },
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
            input: ({ context: { file, whole, address = '' } }) => ({ file, address: whole ?? address }),
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
    cancelled: { type: 'final', entry: 'giveUp' },
  },
});
