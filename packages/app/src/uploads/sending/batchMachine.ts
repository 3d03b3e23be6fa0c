import { assign, setup } from 'xstate';
import { batchStateOf, FILE_STATES, type FileState, fileStateOf, type FileActor } from './batchState.ts';
import { fileMachine, type FileInput } from './fileMachine.ts';

interface BatchContext {
  /** One actor a file, by the file's id, in the order they were added. */
  files: Readonly<Record<string, FileActor>>;
}

type BatchEvent =
  | ({ type: 'file.added'; id: string } & FileInput)
  | { type: 'file.removed'; id: string }
  | { type: 'file.paused'; id: string }
  | { type: 'file.resumed'; id: string }
  | { type: 'file.retried'; id: string }
  /** Everything that waits is sent; where nothing is on its way, also what failed. Those of `without` stay as they are. */
  | { type: 'started'; without?: readonly string[] }
  | { type: 'cleared' }
  /** A file has changed. */
  | { type: 'settled' }
  | { type: `xstate.snapshot.${string}` };

export const filesOf = ({ files }: BatchContext): FileActor[] => Object.values(files);

const statesOf = (context: BatchContext): FileState[] => filesOf(context).map(fileStateOf);

/**
 * The files of one post: an actor each, and what they are doing together as its state. Every change of a file is told to
 * it. Source: product spec §4 “Upload”.
 */
export const batchMachine = setup({
  types: {} as { context: BatchContext; events: BatchEvent },
  actors: { file: fileMachine },
  guards: {
    shows: ({ context }, { state }: { state: FileState }) => batchStateOf(statesOf(context)) === state,
  },
  actions: {
    add: assign({
      files: ({ context, event, spawn }) => {
        if (event.type !== 'file.added' || context.files[event.id]) return context.files;
        const { id, file, url, address } = event;
        return {
          ...context.files,
          [id]: spawn('file', { id, input: { file, url, address }, syncSnapshot: true }),
        };
      },
    }),
    tell: ({ context }, { id, type }: { id: string; type: 'paused' | 'resumed' | 'retried' }) =>
      context.files[id]?.send({ type }),
    start: ({ context }, { without }: { without: readonly string[] }) => {
      const isIdle = !statesOf(context).some((state) => !['waiting', 'error', 'complete'].includes(state));
      for (const [id, file] of Object.entries(context.files)) {
        if (without.includes(id)) continue;
        if (isIdle && fileStateOf(file) === 'error') file.send({ type: 'retried' });
        else file.send({ type: 'started' });
      }
    },
    /** A cancelled file ends by itself, and with it what it sends. */
    end: ({ context }, { ids }: { ids: readonly string[] }) => {
      for (const id of ids) context.files[id]?.send({ type: 'cancelled' });
    },
    remove: assign({
      files: ({ context }, { ids }: { ids: readonly string[] }) =>
        Object.fromEntries(Object.entries(context.files).filter(([id]) => !ids.includes(id))),
    }),
    // Not `raise`: XState's rarer parts would come with the first visit, which has its core.
    settle: ({ self }) => self.send({ type: 'settled' }),
  },
}).createMachine({
  context: { files: {} },
  initial: 'waiting',
  on: {
    'file.added': { actions: ['add', 'settle'] },
    'file.removed': {
      actions: [
        { type: 'end', params: ({ event }) => ({ ids: [event.id] }) },
        { type: 'remove', params: ({ event }) => ({ ids: [event.id] }) },
        'settle',
      ],
    },
    cleared: {
      actions: [
        { type: 'end', params: ({ context }) => ({ ids: Object.keys(context.files) }) },
        { type: 'remove', params: ({ context }) => ({ ids: Object.keys(context.files) }) },
        'settle',
      ],
    },
    'file.paused': { actions: { type: 'tell', params: ({ event }) => ({ id: event.id, type: 'paused' }) } },
    'file.resumed': { actions: { type: 'tell', params: ({ event }) => ({ id: event.id, type: 'resumed' }) } },
    'file.retried': { actions: { type: 'tell', params: ({ event }) => ({ id: event.id, type: 'retried' }) } },
    started: { actions: { type: 'start', params: ({ event }) => ({ without: event.without ?? [] }) } },
    'xstate.snapshot.*': { actions: 'settle' },
    settled: FILE_STATES.map((state) => ({
      guard: { type: 'shows', params: { state } } as const,
      target: `.${state}` as const,
    })),
  },
  states: Object.fromEntries(FILE_STATES.map((state) => [state, {}])) as Record<FileState, object>,
});
