import { isApiError, privateFactIn } from '@friendbase/contract';
import { assign, fromPromise, setup } from 'xstate';

/** How long a message with private facts can be taken back. Source: preference P14, conflict X16. */
export const WAIT_MS = 10_000;

interface MessageContext {
  /** What is in the field, space around it included. */
  text: string;
  /** What is under way, as it is sent. */
  sending: string | undefined;
  /** Why the last one was not sent. */
  error: unknown;
}

type MessageEvent =
  | { type: 'text.changed'; text: string }
  /** What this device stores came in after the first render. What is typed already stays. */
  | { type: 'restored'; text: string }
  /** Send or its key was pressed, and the member agreed where they want to be asked. */
  | { type: 'submitted'; text: string }
  /** Undo was pressed while the message waited. */
  | { type: 'undone' };

interface MessageInput {
  text: string;
  /** A message that was sent before the member left this chat, and has no answer yet. */
  underWay: string | undefined;
}

/** Blocked, no longer friends, or gone: no try leads to anything. Nothing tells these apart. */
export const isFinal = (error: unknown): boolean => isApiError(error) && [403, 404].includes(error.status);

/**
 * One message being written: writing, held, sending, failed, sent, and closed where the two may no longer write to each other.
 * The words stay in the field until the answer says that they are sent. A message with private facts is held for a moment
 * first, in which it can be taken back. The question before sending is the field's own.
 * Source: product spec §4 “Message”; widget contract W19; preference P14.
 */
export const messageMachine = setup({
  types: {} as {
    context: MessageContext;
    events: MessageEvent;
    input: MessageInput;
    tags: 'busy' | 'held' | 'failed' | 'closed';
  },
  actors: {
    deliver: fromPromise<void, string>(() => Promise.reject(new Error('not provided'))),
  },
  delays: { wait: WAIT_MS },
  guards: {
    isUnderWay: ({ context }) => context.sending !== undefined,
    isBlank: (_, { text }: { text: string }) => text.trim() === '',
    waitsFirst: (_, { text }: { text: string }) => privateFactIn(text) !== undefined,
    isFinal: (_, { error }: { error: unknown }) => isFinal(error),
  },
  actions: {
    persistDraft: (_, _params: { text: string }) => {},
    hold: assign(({ event }) => (event.type === 'submitted' ? { sending: event.text.trim() } : {})),
    sayHeld: () => {},
    sayTakenBack: () => {},
  },
}).createMachine({
  context: ({ input }) => ({ text: input.text, sending: input.underWay, error: undefined }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isUnderWay', target: 'sending' }, { target: 'writing' }] },
    writing: {},
    held: {
      tags: 'held',
      entry: 'sayHeld',
      after: { wait: 'sending' },
      on: {
        'text.changed': {},
        submitted: {},
        undone: { target: 'writing', actions: [assign({ sending: undefined }), 'sayTakenBack'] },
      },
    },
    sending: {
      tags: 'busy',
      // What is on its way stays as it is until the answer is there.
      on: { 'text.changed': {}, submitted: {} },
      exit: assign({ sending: undefined }),
      invoke: {
        src: 'deliver',
        input: ({ context }) => context.sending ?? '',
        onDone: { target: 'sent', actions: assign({ text: '' }) },
        onError: [
          {
            guard: { type: 'isFinal', params: ({ event }) => ({ error: event.error }) },
            target: 'closed',
            actions: assign({ error: ({ event }) => event.error }),
          },
          { target: 'failed', actions: assign({ error: ({ event }) => event.error }) },
        ],
      },
    },
    failed: {
      tags: 'failed',
      // It has waited, if it had to: each change of its words leads back to writing.
      on: { submitted: { target: 'sending', actions: 'hold' } },
    },
    sent: {},
    closed: { tags: 'closed', on: { submitted: {} } },
  },
  on: {
    'text.changed': {
      target: '.writing',
      actions: [
        assign({ text: ({ event }) => event.text, error: undefined }),
        { type: 'persistDraft', params: ({ event }) => ({ text: event.text }) },
      ],
    },
    restored: { actions: assign({ text: ({ context, event }) => context.text || event.text }) },
    submitted: [
      { guard: { type: 'isBlank', params: ({ event }) => ({ text: event.text }) } },
      {
        guard: { type: 'waitsFirst', params: ({ event }) => ({ text: event.text }) },
        target: '.held',
        actions: 'hold',
      },
      { target: '.sending', actions: 'hold' },
    ],
  },
});
