import { createActor, type ActorOptions, type ActorRefFrom } from 'xstate';
import type { Drafts } from '../lib/drafts.ts';
import { filesOf, type batchMachine } from './batchMachine.ts';
import { fileStateOf, type FileActor } from './fileActor.ts';
import type { FileInput } from './fileMachine.ts';
import type { FileKeeper } from './fileKeeper.ts';
import { openFiles, refusalIn, type ChoiceRules, type FileRefusal, type OwnFile } from './fileRules.ts';
import { FilesNotSent } from './filesNotSent.ts';
import { createKeptList } from './keptList.ts';
import { isPartsAddress } from './partRules.ts';
import { shortName } from './shortName.ts';
import { openPreviews } from './previews.ts';

/** A file that was chosen for a post that is not shared yet. */
export interface ChosenFile {
  id: string;
  /** As it is shown and said. */
  name: string;
  description: string;
  /** Where a small picture of it is to be had on this device. */
  preview: string | undefined;
  /** Why there is no preview: nobody can draw such a file, or this one could not be drawn. */
  noPreview: 'notDrawn' | 'failed' | undefined;
  /** It was started and has neither arrived nor failed. */
  isOnItsWay: boolean;
  /** What sends it. Missing where its bytes are lost: it has to be chosen again. */
  sender: FileActor | undefined;
}

/** What came back after a reload: how many files, and the names of those whose bytes are lost. */
export interface Recovery {
  files: number;
  lost: readonly string[];
}

export interface MediaDraftState {
  files: readonly ChosenFile[];
  recovery: Recovery | undefined;
  /** False once this device did not take a file. */
  areKept: boolean;
}

/** A file as a post carries it. */
export interface SentMedia {
  mediaUrls: string[];
  mediaDescriptions: string[];
}

interface MediaDraftOptions {
  memberId: string;
  rules: ChoiceRules;
  uploader: typeof batchMachine;
  drafts: Pick<Drafts, 'read' | 'keep' | 'mayKeep' | 'watch'>;
  keeper: FileKeeper;
  /** What waits run on. @default the device's own */
  clock?: NonNullable<ActorOptions<typeof batchMachine>['clock']>;
}

/** What the server has of a file. */
type Sent = Pick<FileInput, 'url' | 'address'>;

const sentOf = (sender: FileActor | undefined): Sent => {
  const { url, address } = sender?.getSnapshot().context ?? {};
  return { url, address: url === undefined && isPartsAddress(address) ? address : undefined };
};

const isOpen = (file: FileActor) => !['complete', 'error'].includes(fileStateOf(file));
const isOnItsWay = (file: FileActor) => isOpen(file) && fileStateOf(file) !== 'waiting';

/**
 * The files of the post that a member is writing. Uppy holds and refuses them, the batch sends them, and the device keeps
 * them: their names and descriptions with the other drafts, their bytes beside those. It lives as long as the page, so
 * that a member can leave Home while files are on their way.
 */
export function createMediaDraft({
  memberId,
  rules,
  uploader,
  drafts,
  keeper,
  ...timing
}: MediaDraftOptions) {
  const uppy = openFiles(rules);
  const batch: ActorRefFrom<typeof batchMachine> = createActor(uploader, timing).start();
  const list = createKeptList(drafts, memberId);
  const previews = openPreviews(() => show());
  const removed = new Map<string, OwnFile>();
  const watchers = new Set<() => void>();
  let state: MediaDraftState = { files: [], recovery: undefined, areKept: true };

  const senderOf = (id: string): FileActor | undefined => batch.getSnapshot().context.files[id];
  const isMoving = (id: string) => {
    const sender = senderOf(id);
    return sender !== undefined && isOnItsWay(sender);
  };
  const inOrder = () => uppy.getFiles().toSorted((a, b) => a.meta.place - b.meta.place);
  const show = (change: Partial<MediaDraftState> = {}) => {
    const files = inOrder().map(({ id, name, meta }) => ({
      id,
      name: shortName(name ?? ''),
      description: meta.description,
      ...previews.of(id),
      isOnItsWay: isMoving(id),
      sender: senderOf(id),
    }));
    const lost = files.filter(({ sender }) => !sender).map(({ name }) => name);
    const recovery = change.recovery ?? state.recovery;
    state = { ...state, ...change, files, recovery: recovery && { ...recovery, lost } };
    for (const tell of watchers) tell();
  };

  const keep = ({ id, name, type, size, data, meta: { description, place } }: OwnFile) => {
    const { lastModified = 0 } = data as Partial<File>;
    const sent = sentOf(senderOf(id));
    list.put({ id, name: name ?? '', type, size: size ?? 0, lastModified, description, place, ...sent });
  };
  /** The bytes are here: from now on it can be sent. */
  const take = (id: string, sent: Sent = {}) => {
    const file = uppy.getFile(id);
    const { name, type, data } = file;
    const bytes = data as File;
    // Uppy knows the type of some files by their names alone; what is sent is named by its own.
    const named =
      bytes.type === type ? bytes : new File([bytes], name, { type, lastModified: bytes.lastModified });
    batch.send({ type: 'file.added', id, file: named, ...sent });
    previews.make(id, named, uppy.getFiles().length === 1);
    return named;
  };
  const keepBytes = async (id: string, file: File) => {
    if (drafts.mayKeep(memberId) && !(await keeper.put(id, file))) show({ areKept: false });
  };
  const leave = (ids: readonly string[]) => {
    for (const id of ids) {
      batch.send({ type: 'file.removed', id });
      previews.forget(id);
    }
    uppy.removeFiles([...ids]);
  };
  const forget = (ids: readonly string[]) => {
    leave(ids);
    list.remove(ids);
    for (const id of ids) void keeper.remove(id);
  };

  /** Once nothing is on its way. */
  const allSettled = () =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (filesOf(batch.getSnapshot().context).some(isOpen)) return;
        watching.unsubscribe();
        resolve();
      };
      const watching = batch.subscribe(look);
      look();
    });

  // What was sent is not sent again after a reload, nor are parts of it.
  batch.subscribe(({ context }) => {
    const kept = new Map(list.read().map((file) => [file.id, file]));
    for (const [id, sender] of Object.entries(context.files)) {
      const { url, address } = sentOf(sender);
      const file = kept.get(id);
      // What still waits here may be on its way in another tab.
      if (!file || fileStateOf(sender) === 'waiting' || (file.url === url && file.address === address))
        continue;
      if (url !== undefined || file.url === undefined) list.put({ ...file, url, address });
    }
    if (state.files.some((file) => file.isOnItsWay !== isMoving(file.id))) show();
  });
  drafts.watch(() => {
    // Log out has forgotten them.
    if (state.files.length === 0 || list.read().length > 0) return;
    leave(uppy.getFiles().map(({ id }) => id));
    show({ recovery: undefined });
  });

  return {
    read: () => state,
    watch: (onChange: () => void) => {
      watchers.add(onChange);
      return () => void watchers.delete(onChange);
    },
    batch,

    /** Takes a file, or says why not. One whose bytes were lost is filled again. */
    add: (file: File): FileRefusal | undefined => {
      const place = Math.max(-1, ...uppy.getFiles().map(({ meta }) => meta.place)) + 1;
      try {
        const { name, type } = file;
        const id = uppy.addFile({ name, type, data: file, meta: { description: '', place } });
        void keepBytes(id, take(id));
        keep(uppy.getFile(id));
      } catch (error) {
        return refusalIn(error);
      }
      show();
      return undefined;
    },

    remove: (id: string): void => {
      removed.set(id, uppy.getFile(id));
      forget([id]);
      show();
    },

    /** Brings back what was removed, to where it was. */
    restore: (id: string): void => {
      const file = removed.get(id);
      if (!file || uppy.getFiles().length >= rules.files) return;
      const { name, type, data, meta, isGhost } = file;
      uppy.addFile({ name, type, data: data as File, meta });
      if (isGhost) uppy.setFileState(id, { isGhost });
      else void keepBytes(id, take(id));
      keep(uppy.getFile(id));
      show();
    },

    describe: (id: string, description: string): void => {
      uppy.setFileMeta(id, { ...uppy.getFile(id).meta, description });
      keep(uppy.getFile(id));
      show();
    },

    /**
     * Sends what is not sent yet, and answers what the post carries. Paused files are waited for.
     *
     * @param without files that the post does without: they stay until it is shared
     * @throws FilesNotSent once nothing is on its way and a file was not sent
     */
    send: async (without: readonly string[] = []): Promise<SentMedia> => {
      batch.send({ type: 'started', without });
      await allSettled();
      const files = inOrder().filter(({ id }) => !without.includes(id));
      const urls = files.map(({ id }) => senderOf(id)?.getSnapshot().context.url);
      const missing = files.filter((_, at) => urls[at] === undefined);
      if (missing.length > 0)
        throw new FilesNotSent({
          missing: missing.map(({ id, name }) => ({ id, name: shortName(name ?? '') })),
          count: files.length,
        });
      return {
        mediaUrls: urls.filter((url) => url !== undefined),
        mediaDescriptions: files.map(({ meta }) => meta.description.trim()),
      };
    },

    /** The post that carries them is shared. */
    clear: (): void => {
      forget(uppy.getFiles().map(({ id }) => id));
      removed.clear();
      show({ recovery: undefined });
    },

    /** Brings back what this device keeps. */
    recover: async (): Promise<void> => {
      const kept = list.read().toSorted((a, b) => a.place - b.place);
      for (const { id, name, type, size, lastModified, description, place, url, address } of kept) {
        const file = await keeper.get(id);
        const data = file ?? ({ size, lastModified } as File);
        uppy.addFile({ name, type, data, meta: { description, place } });
        if (file) take(id, { url, address });
        else if (url !== undefined) batch.send({ type: 'file.added', id, file: new File([], name), url });
        else {
          uppy.setFileState(id, { isGhost: true });
          // The parts of it that were sent are of no use any more.
          batch.send({ type: 'file.added', id, file: new File([], name), address });
          batch.send({ type: 'file.removed', id });
        }
      }
      if (kept.length > 0) show({ recovery: { files: kept.length, lost: [] } });
    },
  };
}

export type MediaDraft = ReturnType<typeof createMediaDraft>;
