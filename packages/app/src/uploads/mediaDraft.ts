import { createActor, type ActorOptions } from 'xstate';
import { readOutbox } from '../outbox/outboxSlot.ts';
import type { batchMachine } from './sending/batchMachine.ts';
import type { SentMedia } from './draftFiles.ts';
import type { DraftPlaces } from './heldFiles.ts';
import { draftMachine, type MediaDraftState } from './draftMachine.ts';

interface MediaDraftOptions extends DraftPlaces {
  uploader: typeof batchMachine;
  /** Whether what carries the files can wait for the network. @default where there is an outbox */
  mayWait?: () => boolean;
  /** What waits run on. @default the device's own */
  clock?: NonNullable<ActorOptions<typeof draftMachine>['clock']>;
}

/**
 * The files of the post that a member is writing, as its screens use them. It lives as long as the page, so that a member can
 * leave Home while files are on their way.
 */
export function createMediaDraft({
  uploader,
  mayWait = () => readOutbox() !== undefined,
  clock,
  ...input
}: MediaDraftOptions) {
  const machine = draftMachine.provide({ actors: { batch: uploader } });
  const actor = createActor(machine, { input, ...(clock && { clock }) }).start();
  const { batch, held } = actor.getSnapshot().context;
  /** Once nothing is sent or recovered anymore. Rejects where the device could not be read. */
  const rested = () =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (!actor.getSnapshot().matches('choosing')) return;
        watching.unsubscribe();
        resolve();
      };
      const watching = actor.subscribe({ next: look, error: reject });
      look();
    });

  return {
    read: (): MediaDraftState => actor.getSnapshot().context,
    watch: (onChange: () => void) => {
      const watching = actor.subscribe(onChange);
      return () => watching.unsubscribe();
    },
    batch,

    add: held.add,
    remove: held.remove,
    restore: held.restore,
    describe: held.describe,

    /**
     * Sends what is not sent yet, and answers what the post carries. Paused files are waited for. Without a network the post
     * carries what was sent: the outbox, which knows the rest by that, stores all of it.
     *
     * @param without files that the post does without: they stay until it is shared
     * @throws FilesNotSent once nothing is on its way and a file was not sent
     */
    send: async (without: readonly string[] = []): Promise<SentMedia> => {
      actor.send({ type: 'post.pressed' });
      const ids = held.ids().filter((id) => !without.includes(id));
      // Known without a try: the post waits with them.
      if (!navigator.onLine && mayWait()) return held.sent(ids, true);
      actor.send({ type: 'send.pressed', ids, without });
      await rested();
      return held.sent(ids, mayWait());
    },

    /** The post that carries them is shared. */
    clear: (): void => actor.send({ type: 'post.shared' }),

    /** Brings back what this device stores. */
    recover: (): Promise<void> => {
      actor.send({ type: 'recovery.asked' });
      return rested();
    },
  };
}

export type MediaDraft = ReturnType<typeof createMediaDraft>;
