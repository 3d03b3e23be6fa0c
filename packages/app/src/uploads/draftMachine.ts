import { assign, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { batchMachine } from './sending/batchMachine.ts';
import { isOnItsWay, openDraftFiles, type ChosenFile, type DraftFiles } from './draftFiles.ts';
import type { DraftNews, DraftPlaces } from './heldFiles.ts';

/** What came back after a reload: how many files, and the names of those whose bytes are lost. */
export interface Recovery {
  files: number;
  lost: readonly string[];
}

export interface MediaDraftState {
  files: readonly ChosenFile[];
  recovery: Recovery | undefined;
  /** False once this device did not take a file. */
  areStored: boolean;
}

interface DraftContext extends MediaDraftState {
  batch: ActorRefFrom<typeof batchMachine>;
  held: DraftFiles;
  /** What is sent, by the ids of the files. */
  sending: readonly string[];
  /** The files that were there as the post was sent. One that was added later belongs to the next. */
  ofPost: readonly string[];
}

type DraftEvent =
  | DraftNews
  | { type: 'recovery.asked' }
  /** The post is on its way, with the files that are there. */
  | { type: 'post.pressed' }
  /** `ids`: what is sent. What is added meanwhile waits for the next press. */
  | { type: 'send.pressed'; ids: readonly string[]; without: readonly string[] }
  | { type: 'post.shared' }
  | { type: `xstate.snapshot.${string}` };

const lostOf = (files: readonly ChosenFile[]) =>
  files.filter(({ sender }) => !sender).map(({ name }) => name);

/**
 * The files of the post that a member is writing: choosing, recovering what the device stored, sending. The batch sends them;
 * `draftFiles.ts` holds them. Source: product spec §4 “Upload”.
 */
export const draftMachine = setup({
  types: {} as { context: DraftContext; input: DraftPlaces; events: DraftEvent },
  actors: {
    batch: batchMachine,
    recover: fromPromise<number, DraftFiles>(({ input }) => input.recover()),
  },
  guards: {
    hasMoved: ({ context: { files } }) =>
      files.some(({ isOnItsWay: was, sender }) => was !== (sender !== undefined && isOnItsWay(sender))),
    isSettled: ({ context }) => context.held.isSettled(context.sending),
    isForgotten: ({ context: { files, held } }) => files.length > 0 && !held.isStored(),
  },
  actions: {
    show: assign(({ context: { held, recovery } }) => {
      const files = held.chosen();
      return { files, recovery: recovery && { ...recovery, lost: lostOf(files) } };
    }),
    showRecovered: assign(({ context: { held } }, count: number) => {
      const files = held.chosen();
      return { files, recovery: count > 0 ? { files: count, lost: lostOf(files) } : undefined };
    }),
    showNone: assign({ files: [], recovery: undefined }),
    persistSent: ({ context }) => context.held.persistSent(),
    leaveAll: ({ context }) => context.held.leaveAll(),
    clear: ({ context: { held, ofPost } }) => held.clear(ofPost),
    start: ({ context }, without: readonly string[]) => context.batch.send({ type: 'started', without }),
  },
}).createMachine({
  id: 'draft',
  context: ({ input, spawn, self }) => {
    const batch = spawn('batch', { id: 'batch', syncSnapshot: true });
    const held = openDraftFiles(input, batch, (news) => self.send(news));
    return { batch, held, sending: [], ofPost: [], files: [], recovery: undefined, areStored: true };
  },
  initial: 'choosing',
  on: {
    'files.changed': { actions: 'show' },
    'bytes.notPersisted': { actions: [assign({ areStored: false }), 'show'] },
    // Log out has forgotten them.
    'drafts.changed': { guard: 'isForgotten', actions: ['leaveAll', 'showNone'] },
    'post.pressed': { actions: assign({ ofPost: ({ context: { held } }) => held.ids() }) },
    'send.pressed': {
      target: '.sending',
      actions: [
        assign({ sending: ({ event }) => event.ids }),
        { type: 'start', params: ({ event }) => event.without },
      ],
    },
    'post.shared': {
      actions: ['clear', assign({ recovery: undefined }), 'show'],
    },
    'xstate.snapshot.*': [
      { guard: 'hasMoved', actions: ['persistSent', 'show'] },
      { actions: 'persistSent' },
    ],
  },
  states: {
    choosing: { on: { 'recovery.asked': 'recovering' } },
    recovering: {
      invoke: {
        src: 'recover',
        input: ({ context }) => context.held,
        onDone: {
          target: 'choosing',
          actions: { type: 'showRecovered', params: ({ event }) => event.output },
        },
      },
    },
    // Paused files are waited for.
    sending: { always: { guard: 'isSettled', target: 'choosing' } },
  },
});
