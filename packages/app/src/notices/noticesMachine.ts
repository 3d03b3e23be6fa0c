import { assign, emit, setup } from 'xstate';
import type { Notice } from '../lib/notices.ts';

/** How long a toast stays. Source: product spec §9. */
export const TOAST_MS = 5000;
/** How many notices the list behind the bell keeps. Source: widget contract W16. */
export const KEPT_NOTICES = 50;

export interface KeptNotice extends Notice {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
}

export interface NoticesContext {
  /** The one toast on screen. */
  current: KeptNotice | undefined;
  /** Toasts that wait because the member is reading the current one, oldest first. */
  waiting: KeptNotice[];
  /** Newest first. */
  list: KeptNotice[];
  /** How many of `list` came since it was last opened. */
  newCount: number;
}

type NoticesEvent =
  | { type: 'notice.given'; notice: KeptNotice }
  | { type: 'toast.closed' }
  /** The pointer or the focus is on the toast, or the page is out of sight: time stands still. */
  | { type: 'toast.held' }
  | { type: 'toast.released' }
  | { type: 'list.opened' }
  | { type: 'list.cleared' }
  /** Somebody else is here: what was on screen for the one before goes too. */
  | { type: 'list.restored'; list: KeptNotice[] };

/**
 * Toasts, one at a time, and the list that keeps what they said. A new toast takes the place of the one
 * before, which stays in the list; it waits only while the member holds the one on screen.
 * Source: product spec §9, widget contract W15, conflicts X1 and X2.
 */
export const noticesMachine = setup({
  types: {} as {
    context: NoticesContext;
    events: NoticesEvent;
    emitted: { type: 'said'; notice: KeptNotice | undefined };
  },
  delays: { toast: TOAST_MS },
  guards: { hasWaiting: ({ context }) => context.waiting.length > 0 },
  actions: {
    keep: assign(({ context }, { notice }: { notice: KeptNotice }) => ({
      list: [notice, ...context.list].slice(0, KEPT_NOTICES),
      newCount: Math.min(context.newCount + 1, KEPT_NOTICES),
    })),
    show: assign({ current: (_, { notice }: { notice: KeptNotice }) => notice }),
    showNext: assign(({ context }) => ({ current: context.waiting[0], waiting: context.waiting.slice(1) })),
    putInLine: assign({
      waiting: ({ context }, { notice }: { notice: KeptNotice }) => [...context.waiting, notice],
    }),
    takeAway: assign({ current: undefined }),
    say: emit(({ context }) => ({ type: 'said' as const, notice: context.current })),
  },
}).createMachine({
  id: 'notices',
  context: { current: undefined, waiting: [], list: [], newCount: 0 },
  initial: 'empty',
  on: {
    'list.opened': { actions: assign({ newCount: 0 }) },
    'list.cleared': { actions: assign({ list: [], newCount: 0 }) },
    'list.restored': {
      target: '.empty',
      actions: assign({ list: ({ event }) => event.list, newCount: 0, waiting: [] }),
    },
    'notice.given': {
      target: '.showing.counting',
      actions: [
        { type: 'keep', params: ({ event }) => event },
        { type: 'show', params: ({ event }) => event },
        'say',
      ],
      reenter: true,
    },
  },
  states: {
    empty: { entry: 'takeAway' },
    showing: {
      on: {
        'toast.closed': [
          { guard: 'hasWaiting', target: '.counting', actions: ['showNext', 'say'], reenter: true },
          { target: 'empty' },
        ],
      },
      initial: 'counting',
      states: {
        counting: {
          after: {
            toast: [
              { guard: 'hasWaiting', target: 'counting', actions: ['showNext', 'say'], reenter: true },
              { target: '#notices.empty' },
            ],
          },
          on: { 'toast.held': 'held' },
        },
        held: {
          on: {
            'toast.released': 'counting',
            'notice.given': {
              actions: [
                { type: 'keep', params: ({ event }) => event },
                { type: 'putInLine', params: ({ event }) => event },
              ],
            },
          },
        },
      },
    },
  },
});
