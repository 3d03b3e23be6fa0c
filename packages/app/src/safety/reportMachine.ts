import type { ReportReason } from '@friendbase/contract';
import { assign, fromPromise, setup } from 'xstate';

/** What a member says in a report. */
export interface ReportWords {
  reason: ReportReason | undefined;
  words: string;
  alsoBlock: boolean;
}

interface ReportContext extends ReportWords {
  /** Why it was not sent. */
  error: unknown;
}

type ReportEvent =
  | { type: 'reason.chosen'; reason: ReportReason }
  | { type: 'words.changed'; words: string }
  | { type: 'block.changed'; alsoBlock: boolean }
  | { type: 'submitted' };

const saidOf = ({ reason, words, alsoBlock }: ReportContext): ReportWords => ({ reason, words, alsoBlock });

const PERSIST_DRAFT = {
  type: 'persistDraft',
  params: ({ context }: { context: ReportContext }) => ({ said: saidOf(context) }),
} as const;

/** One report: choosing, sending, failed, sent. What was said stays until it is sent. */
export const reportMachine = setup({
  types: {} as {
    context: ReportContext;
    events: ReportEvent;
    input: ReportWords;
    tags: 'busy' | 'failed' | 'sent';
  },
  actors: {
    deliver: fromPromise<void, ReportWords>(() => Promise.reject(new Error('not provided'))),
  },
  guards: {
    hasReason: ({ context }) => context.reason !== undefined,
  },
  actions: {
    persistDraft: (_, _params: { said: ReportWords | undefined }) => {},
    sayFailed: (_, _params: { error: unknown }) => {},
  },
}).createMachine({
  context: ({ input }) => ({ ...input, error: undefined }),
  initial: 'choosing',
  states: {
    choosing: {},
    sending: {
      tags: 'busy',
      // What is on its way stays as it is until the answer is there.
      on: { 'reason.chosen': {}, 'words.changed': {}, 'block.changed': {}, submitted: {} },
      invoke: {
        src: 'deliver',
        input: ({ context }) => saidOf(context),
        onDone: { target: 'sent', actions: { type: 'persistDraft', params: { said: undefined } } },
        onError: {
          target: 'failed',
          actions: [
            assign({ error: ({ event }) => event.error }),
            { type: 'sayFailed', params: ({ event }) => ({ error: event.error }) },
          ],
        },
      },
    },
    failed: { tags: 'failed' },
    sent: { type: 'final', tags: 'sent' },
  },
  on: {
    'reason.chosen': {
      target: '.choosing',
      actions: [assign({ reason: ({ event }) => event.reason }), PERSIST_DRAFT],
    },
    'words.changed': {
      actions: [assign({ words: ({ event }) => event.words }), PERSIST_DRAFT],
    },
    'block.changed': { actions: [assign({ alsoBlock: ({ event }) => event.alsoBlock }), PERSIST_DRAFT] },
    submitted: { guard: 'hasReason', target: '.sending' },
  },
});
