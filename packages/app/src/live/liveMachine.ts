import { isApiError, type LiveEvent } from '@friendbase/contract';
import { assign, emit, enqueueActions, fromCallback, setup } from 'xstate';

/** Before the first next try; each one after that waits twice as long. */
const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** How long a tab waits for the first word, of the server or of another tab. */
const ANSWER_MS = 5000;

/** What the tab with the stream tells the others, and what they ask it. */
export type LiveWord =
  | { type: 'heard'; memberId: string; event: LiveEvent }
  /** The stream is not open anymore. */
  | { type: 'closed' }
  /** A tab that is new here asks whether it is open, and where it stands. */
  | { type: 'asked' };

type StreamEvent =
  | { type: 'stream.heard'; event: LiveEvent }
  /** It broke, ended or was refused. */
  | { type: 'stream.ended'; error: unknown };

export type LiveMachineEvent =
  /** It is this tab's turn to have the stream, and stays so as long as the member does. */
  | { type: 'turn.came' }
  | { type: 'word'; word: LiveWord }
  /** The network is back, or the page is looked at again. */
  | { type: 'woke' }
  | StreamEvent;

interface LiveContext {
  memberId: string;
  /** The id of the last event, from which a new stream goes on. */
  place: string | undefined;
  /** Tries in a row that brought nothing. */
  failures: number;
}

const notProvided = () => {
  throw new Error('not provided');
};

type Heard = { context: LiveContext; event: { event: LiveEvent } };
/** Tells the other tabs what was heard, and this one. */
const takeIn = [
  {
    type: 'tell',
    params: ({ context, event }: Heard) => ({
      word: { type: 'heard' as const, memberId: context.memberId, event: event.event },
    }),
  },
  { type: 'hear', params: ({ event }: Heard) => event },
] as const;

/** For a tab that is new the stream begins where it stands now. */
const sayPlace = ({ context: { memberId, place } }: { context: LiveContext }) => ({
  word: {
    type: 'heard' as const,
    memberId,
    event: { name: 'begun' as const, data: {}, ...(place !== undefined && { id: place }) },
  },
});

const wordIn = ({ event }: { event: { word: LiveWord } }) => event.word;

/** What a tab without a stream hears from the one that has it. */
const takeOver = {
  guard: { type: 'isToThisMember', params: wordIn },
  actions: {
    type: 'hear',
    params: ({ event }: { event: { word: LiveWord } }) => event.word as Extract<LiveWord, { type: 'heard' }>,
  },
} as const;

/**
 * Hears what happens to the member, in all tabs over one stream: the tab whose turn it is has it and tells the others. Where a
 * browser gives no turns nobody has it, and what is new comes with the recheck of the session.
 */
export const liveMachine = setup({
  types: {} as {
    context: LiveContext;
    input: { memberId: string };
    events: LiveMachineEvent;
    emitted: { type: 'heard'; event: LiveEvent } | { type: 'refused' };
    tags: 'open' | 'closed';
  },
  actors: {
    /** Waits for this tab's turn, and has it until it is stopped. */
    turn: fromCallback<LiveMachineEvent>(notProvided),
    /** Hears the other tabs. */
    words: fromCallback<LiveMachineEvent>(notProvided),
    stream: fromCallback<LiveMachineEvent, { after: string | undefined }>(notProvided),
    /** Tells when another try is worth it at once. */
    wakes: fromCallback<LiveMachineEvent>(notProvided),
  },
  actions: {
    /** Tells the other tabs. */
    tell: (_, _params: { word: LiveWord }) => {},
    hear: enqueueActions(({ context, enqueue }, { event }: { event: LiveEvent }) => {
      enqueue.assign({ place: event.id ?? context.place, failures: 0 });
      enqueue.emit({ type: 'heard', event });
    }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    sayRefused: emit({ type: 'refused' }),
  },
  guards: {
    /** Whether a try may be worth it. */
    isOnline: (_) => true,
    isSignedOut: (_, { error }: { error: unknown }) => isApiError(error, 401),
    isToThisMember: ({ context }, word: LiveWord) =>
      word.type === 'heard' && word.memberId === context.memberId,
    isClosing: (_, word: LiveWord) => word.type === 'closed',
    isQuestion: (_, word: LiveWord) => word.type === 'asked',
  },
  delays: {
    answer: ANSWER_MS,
    // Not all at once after a server was restarted.
    wait: ({ context }) =>
      Math.min(FIRST_WAIT_MS * 2 ** (context.failures - 1), LONGEST_WAIT_MS) * (0.75 + Math.random() / 2),
  },
}).createMachine({
  id: 'live',
  context: ({ input }) => ({ memberId: input.memberId, place: undefined, failures: 0 }),
  invoke: [{ src: 'turn' }, { src: 'words' }],
  initial: 'following',
  states: {
    following: {
      entry: { type: 'tell', params: { word: { type: 'asked' } } },
      on: { 'turn.came': 'leading' },
      initial: 'asking',
      states: {
        asking: { on: { word: { ...takeOver, target: 'with' } }, after: { answer: 'without' } },
        without: { tags: 'closed', on: { word: { ...takeOver, target: 'with' } } },
        with: {
          tags: 'open',
          on: { word: [takeOver, { guard: { type: 'isClosing', params: wordIn }, target: 'without' }] },
        },
      },
    },
    leading: {
      initial: 'streaming',
      states: {
        streaming: {
          invoke: { src: 'stream', input: ({ context }) => ({ after: context.place }) },
          initial: 'connecting',
          on: {
            'stream.ended': [
              {
                guard: { type: 'isSignedOut', params: ({ event }) => event },
                target: 'resting',
                actions: ['countFailure', 'sayRefused'],
              },
              { target: 'resting', actions: 'countFailure' },
            ],
          },
          states: {
            connecting: {
              on: { 'stream.heard': { target: 'open', actions: takeIn } },
              after: { answer: 'hanging' },
            },
            /** A proxy may hold back what a stream says. */
            hanging: { tags: 'closed', on: { 'stream.heard': { target: 'open', actions: takeIn } } },
            open: {
              tags: 'open',
              exit: { type: 'tell', params: { word: { type: 'closed' } } },
              on: {
                'stream.heard': { actions: takeIn },
                word: {
                  guard: { type: 'isQuestion', params: wordIn },
                  actions: { type: 'tell', params: sayPlace },
                },
              },
            },
          },
        },
        resting: {
          invoke: { src: 'wakes' },
          on: { woke: 'streaming' },
          // Without a network the device tells when it is back.
          after: { wait: { guard: 'isOnline', target: 'streaming' } },
        },
      },
    },
  },
});
