import type { Privacy, TemplateId } from '@friendbase/contract';
import { and, assign, fromPromise, setup } from 'xstate';
import { isFilesNotSent } from '../../../uploads/filesNotSent.ts';
import { withoutStarter, withStarter } from './templates.ts';

export interface Draft {
  text: string;
  templateId: TemplateId | undefined;
  privacy: Privacy;
}

/** What is sent. */
export interface Delivery extends Draft {
  /** The files that the post does without, by their ids. */
  without: readonly string[];
}

/** Neither words nor a picture. */
export const isEmptyDraft = ({ text, mediaCount }: Pick<ComposerContext, 'text' | 'mediaCount'>): boolean =>
  text.trim() === '' && mediaCount === 0;

/**
 * The files that a post can do without, after a try that they failed.
 *
 * @returns nothing where no words and no other file would be left
 */
export function filesLeft(
  { text, mediaCount }: Pick<ComposerContext, 'text' | 'mediaCount'>,
  error: unknown,
) {
  if (!isFilesNotSent(error)) return undefined;
  const { missing, count } = error;
  if (isEmptyDraft({ text, mediaCount: mediaCount - missing.length })) return undefined;
  return {
    ids: missing.map(({ id }) => id),
    names: missing.map(({ name }) => name).join(', '),
    count: missing.length,
    all: count,
  };
}

/** What happened to the starter text, to be said once. */
export type StarterChange = 'added' | 'removed' | 'kept' | 'undone';

export interface ComposerContext extends Draft {
  /** The draft before the last template press. */
  undo: Draft | undefined;
  /** How many pictures and videos the post has. Their own machines know the rest. */
  mediaCount: number;
  /** The member has agreed before that everyone may read a post. */
  hasAgreed: boolean;
  /** The files that the post does without, by their ids. */
  without: readonly string[];
  /** Why the post was not shared. */
  error: unknown;
}

export type ComposerEvent =
  | { type: 'text.changed'; text: string }
  | {
      type: 'template.pressed';
      id: TemplateId;
      /** The words the template begins a post with, as the member reads them. */
      starter: string;
      /** Those of the template that was chosen before; empty without one. */
      starterBefore: string;
    }
  | { type: 'privacy.chosen'; privacy: Privacy }
  | { type: 'media.changed'; count: number }
  | { type: 'undone' }
  /** What this device stores came in after the first render. What is typed already stays. */
  | { type: 'restored'; draft: Draft; hasAgreed: boolean }
  /** `without`: files that did not arrive, and that the member does without. */
  | { type: 'submitted'; without?: readonly string[] }
  | { type: 'confirmed' }
  | { type: 'cancelled' };

type TemplatePress = Extract<ComposerEvent, { type: 'template.pressed' }>;

const draftOf = ({ text, templateId, privacy }: ComposerContext): Draft => ({ text, templateId, privacy });

const persistDraft = {
  type: 'persistDraft',
  params: ({ context }: { context: ComposerContext }) => ({ draft: draftOf(context) }),
} as const;

/**
 * One post being written: writing, asking before everyone may read it, sending, failed, sent. Nothing typed
 * is lost. Source: product spec §4 “Post privacy”, §5; conflicts X7 and X15; widget contracts W6, W7, W14.
 */
export const composerMachine = setup({
  types: {} as {
    context: ComposerContext;
    events: ComposerEvent;
    input: { draft: Draft; hasAgreed: boolean };
    tags: 'busy' | 'asking' | 'failed' | 'sent';
  },
  actors: {
    /** Gives whether it waits for the network instead. */
    deliver: fromPromise<boolean, Delivery>(() => Promise.reject(new Error('not provided'))),
  },
  guards: {
    becomesPublic: ({ context, event }) =>
      event.type === 'privacy.chosen' && event.privacy === 'public' && context.privacy !== 'public',
    waits: (_, { waits }: { waits: boolean }) => waits,
    isEmpty: ({ context }) => isEmptyDraft(context),
    /** The member wants to be asked (P14). */
    asksFirst: () => true,
    isForEveryoneFirst: ({ context }) => context.privacy === 'public' && !context.hasAgreed,
  },
  actions: {
    persistDraft: (_, _params: { draft: Draft }) => {},
    persistAgreement: () => {},
    sayStarter: (_, _params: { change: StarterChange }) => {},
    /** Said once for each change to “Everyone” (W5). */
    sayEveryone: () => {},
    sayShared: () => {},
    sayFailed: (_, _params: { error: unknown }) => {},
    takeWithout: assign({
      without: ({ event }) => (event.type === 'submitted' ? (event.without ?? []) : []),
    }),
    /** Text and template are cleared; who can see posts stays as chosen. */
    clear: assign({ text: '', templateId: undefined, undo: undefined }),
    pressTemplate: assign(({ context }, { id, starter, starterBefore }: TemplatePress) => ({
      undo: draftOf(context),
      ...(context.templateId === id
        ? { templateId: undefined, text: withoutStarter(context.text, starter) }
        : { templateId: id, text: withStarter(context.text, starterBefore, starter) }),
    })),
  },
}).createMachine({
  context: ({ input }) => ({
    ...input.draft,
    undo: undefined,
    mediaCount: 0,
    hasAgreed: input.hasAgreed,
    without: [],
    error: undefined,
  }),
  initial: 'writing',
  states: {
    writing: {},
    asking: {
      tags: 'asking',
      on: {
        confirmed: { target: 'sending', actions: [assign({ hasAgreed: true }), 'persistAgreement'] },
        cancelled: 'writing',
      },
    },
    sending: {
      tags: 'busy',
      // What is on its way stays as it is until the answer is there.
      on: { 'text.changed': {}, 'template.pressed': {}, 'privacy.chosen': {}, undone: {}, submitted: {} },
      invoke: {
        src: 'deliver',
        input: ({ context }) => ({ ...draftOf(context), without: context.without }),
        onDone: [
          {
            guard: { type: 'waits', params: ({ event }) => ({ waits: event.output }) },
            target: 'writing',
            actions: 'clear',
          },
          { target: 'sent', actions: ['clear', 'sayShared'] },
        ],
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
    sent: { tags: 'sent' },
  },
  on: {
    'text.changed': {
      target: '.writing',
      actions: [assign({ text: ({ event }) => event.text, undo: undefined }), persistDraft],
    },
    'template.pressed': {
      target: '.writing',
      actions: [
        { type: 'pressTemplate', params: ({ event }) => event },
        { type: 'sayStarter', params: ({ context }) => ({ change: starterChange(context) }) },
        persistDraft,
      ],
    },
    'privacy.chosen': [
      {
        guard: 'becomesPublic',
        target: '.writing',
        actions: [assign({ privacy: ({ event }) => event.privacy }), persistDraft, 'sayEveryone'],
      },
      {
        target: '.writing',
        actions: [assign({ privacy: ({ event }) => event.privacy }), persistDraft],
      },
    ],
    undone: {
      target: '.writing',
      actions: [
        assign(({ context }) => ({ ...context.undo, undo: undefined })),
        { type: 'sayStarter', params: { change: 'undone' } },
        persistDraft,
      ],
    },
    // Also while the post is on its way: a file can be cancelled.
    'media.changed': { actions: assign({ mediaCount: ({ event }) => event.count }) },
    restored: {
      actions: assign(({ context, event }) => ({
        ...(context.text === '' && event.draft),
        hasAgreed: event.hasAgreed,
      })),
    },
    submitted: [
      { guard: 'isEmpty' },
      { guard: and(['asksFirst', 'isForEveryoneFirst']), target: '.asking', actions: 'takeWithout' },
      { target: '.sending', actions: 'takeWithout' },
    ],
  },
});

/** Compares with the draft before the press, which `pressTemplate` has just put into `undo`. */
function starterChange({ templateId, text, undo }: ComposerContext): StarterChange {
  if (templateId !== undefined) return 'added';
  return text === undo?.text ? 'kept' : 'removed';
}
