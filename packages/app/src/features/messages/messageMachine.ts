import { isApiError } from '@friendbase/contract';
import { assign, fromPromise, setup } from 'xstate';

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
  /** What this device keeps came in after the first render. What is typed already stays. */
  | { type: 'restored'; text: string }
  /** Send or its key was pressed, and the member agreed where they want to be asked. */
  | { type: 'submitted'; text: string };

interface MessageInput {
  text: string;
  /** A message that was sent before the member left this chat, and has no answer yet. */
  underWay: string | undefined;
}

/** Blocked, no longer friends, or gone: no try leads to anything. Nothing tells these apart. */
export const isFinal = (error: unknown): boolean => isApiError(error) && [403, 404].includes(error.status);

/**
 * One message being written: writing, sending, failed, sent, and closed where the two may no longer write to each other.
 * The words stay in the field until the answer says that they are sent. The question before sending is the field's own.
 * Source: product spec §4 “Message”; widget contract W19; preference P14.
 */
export const messageMachine = setup({
  types: {} as {
    context: MessageContext;
    events: MessageEvent;
    input: MessageInput;
    tags: 'busy' | 'failed' | 'closed';
  },
  actors: {
    deliver: fromPromise<void, string>(() => Promise.reject(new Error('not provided'))),
  },
  guards: {
    isUnderWay: ({ context }) => context.sending !== undefined,
    isBlank: (_, { text }: { text: string }) => text.trim() === '',
    isFinal: (_, { error }: { error: unknown }) => isFinal(error),
  },
  actions: {
    keepDraft: (_, _params: { text: string }) => {},
  },
}).createMachine({
  context: ({ input }) => ({ text: input.text, sending: input.underWay, error: undefined }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isUnderWay', target: 'sending' }, { target: 'writing' }] },
    writing: {},
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
    failed: { tags: 'failed' },
    sent: {},
    closed: { tags: 'closed', on: { submitted: {} } },
  },
  on: {
    'text.changed': {
      target: '.writing',
      actions: [
        assign({ text: ({ event }) => event.text, error: undefined }),
        { type: 'keepDraft', params: ({ event }) => ({ text: event.text }) },
      ],
    },
    restored: { actions: assign({ text: ({ context, event }) => context.text || event.text }) },
    submitted: [
      { guard: { type: 'isBlank', params: ({ event }) => ({ text: event.text }) } },
      { target: '.sending', actions: assign({ sending: ({ event }) => event.text.trim() }) },
    ],
  },
});
