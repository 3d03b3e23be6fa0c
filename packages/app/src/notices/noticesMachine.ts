import { assign, emit, setup } from 'xstate';
import type { Notice } from '../lib/notices/notices.ts';

/** How long a toast stays, unless the member has chosen another time. Source: product spec §9. */
export const TOAST_MS = 5000;
/** How many notices the list behind the bell stores. Source: widget contract W16. */
export const STORED_NOTICES = 50;

export interface StoredNotice extends Notice {
  id: string;
  /** ISO 8601, UTC. */
  at: string;
}

interface NoticesContext {
  /** The one toast on screen. */
  current: StoredNotice | undefined;
  /** Toasts that wait until the current one goes, oldest first. */
  waiting: StoredNotice[];
  /** Newest first. */
  list: StoredNotice[];
}

type NoticesEvent =
  | { type: 'notice.given'; notice: StoredNotice }
  | { type: 'toast.closed' }
  /** The pointer or the focus is on the toast, or the page is out of sight: time stands still. */
  | { type: 'toast.held' }
  | { type: 'toast.released' }
  | { type: 'list.cleared' }
  /** Somebody else is here: what was on screen for the one before goes too. */
  | { type: 'list.restored'; list: StoredNotice[] };

type Given = { notice: StoredNotice };
const given = ({ event }: { event: Given }) => event;
const isHeldBack = { type: 'isHeldBack', params: given } as const;
const keep = { type: 'keep', params: given } as const;
const putInLine = { type: 'putInLine', params: given } as const;
const say = { type: 'say', params: given } as const;

/**
 * Toasts, one at a time, and the list that stores what they said. A new toast is heard at once. It takes the place of
 * the one before, which stays in the list; it waits while the member holds the one on screen, and where the member has
 * given messages more time than usual. Source: product spec §9, widget contract W15, conflicts X1 and X2.
 */
export const noticesMachine = setup({
  types: {} as {
    context: NoticesContext;
    events: NoticesEvent;
    emitted: { type: 'said'; notice: StoredNotice };
  },
  delays: { toast: TOAST_MS },
  guards: {
    hasWaiting: ({ context }) => context.waiting.length > 0,
    /** P7: the member does not want to be interrupted by it. It waits in the list. */
    isHeldBack: (_, _params: Given) => false,
    /** P6: messages are read one after the other, each for its whole time. */
    isPatient: () => false,
    /** P6: a message goes when it is closed, and not before. */
    staysUntilClosed: () => false,
  },
  actions: {
    keep: assign(({ context }, { notice }: Given) => ({
      list: [notice, ...context.list].slice(0, STORED_NOTICES),
    })),
    show: assign({ current: (_, { notice }: Given) => notice }),
    showNext: assign(({ context }) => ({ current: context.waiting[0], waiting: context.waiting.slice(1) })),
    putInLine: assign({ waiting: ({ context }, { notice }: Given) => [...context.waiting, notice] }),
    removeNotice: assign({ current: undefined }),
    say: emit((_, { notice }: Given) => ({ type: 'said' as const, notice })),
  },
}).createMachine({
  id: 'notices',
  context: { current: undefined, waiting: [], list: [] },
  initial: 'empty',
  on: {
    'list.cleared': { actions: assign({ list: [] }) },
    'list.restored': {
      target: '.empty',
      actions: assign({ list: ({ event }) => event.list, waiting: [] }),
    },
    'notice.given': [
      { guard: isHeldBack, actions: keep },
      { target: '.showing.arriving', actions: [keep, { type: 'show', params: given }, say], reenter: true },
    ],
  },
  states: {
    empty: { entry: 'removeNotice' },
    showing: {
      on: {
        'toast.closed': [
          { guard: 'hasWaiting', target: '.arriving', actions: 'showNext', reenter: true },
          { target: 'empty' },
        ],
        'notice.given': [
          { guard: isHeldBack, actions: keep },
          { guard: 'isPatient', actions: [keep, putInLine, say] },
        ],
      },
      initial: 'arriving',
      states: {
        arriving: { always: [{ guard: 'staysUntilClosed', target: 'staying' }, { target: 'counting' }] },
        staying: {},
        counting: {
          after: {
            toast: [
              { guard: 'hasWaiting', target: 'arriving', actions: 'showNext' },
              { target: '#notices.empty' },
            ],
          },
          on: { 'toast.held': 'held' },
        },
        held: {
          on: {
            'toast.released': 'counting',
            'notice.given': [{ guard: isHeldBack, actions: keep }, { actions: [keep, putInLine, say] }],
          },
        },
      },
    },
  },
});
