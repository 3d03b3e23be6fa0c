import { NetworkError } from '@friendbase/contract';
import type { ActorRefFrom } from 'xstate';
import type { batchMachine } from './sending/batchMachine.ts';
import { fileStateOf, type FileActor } from './sending/batchState.ts';
import { rejectionIn, type FileRejection, type OwnFile } from './fileRules.ts';
import { FilesNotSent } from './filesNotSent.ts';
import { holdFiles, sentOf, type DraftNews, type DraftPlaces } from './heldFiles.ts';
import type { createStoredList } from './storedList.ts';
import { carryFiles, sentFiles } from '../outbox/carriedFiles.ts';
import { shortName } from '../lib/text/shorten.ts';

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

/** A file as a post carries it. */
export interface SentMedia {
  mediaUrls: string[];
  mediaDescriptions: string[];
}

const isOpen = (file: FileActor | undefined): boolean =>
  file !== undefined && !['complete', 'error'].includes(fileStateOf(file));

export const isOnItsWay = (file: FileActor): boolean => isOpen(file) && fileStateOf(file) !== 'waiting';

/** Its bytes are here, and it waits or was tried without a network. */
const hasNoNetwork = (file: FileActor | undefined): boolean =>
  file !== undefined &&
  (fileStateOf(file) === 'waiting' || file.getSnapshot().context.error instanceof NetworkError);

/** The files of a draft: what a member can do with them, and what a post carries of them. */
export function openDraftFiles(
  places: DraftPlaces,
  batch: ActorRefFrom<typeof batchMachine>,
  tell: (news: DraftNews) => void,
) {
  const { rules, fileStore } = places;
  const changed = () => tell({ type: 'files.changed' });
  const { uppy, list, previews, senderOf, persist, persistBytes, take, leave, forget } = holdFiles(
    places,
    batch,
    tell,
  );
  const removed = new Map<string, OwnFile>();
  const inOrder = () => uppy.getFiles().toSorted((a, b) => a.meta.place - b.meta.place);
  const ids = () => inOrder().map(({ id }) => id);
  return {
    chosen: (): ChosenFile[] =>
      inOrder().map(({ id, name, meta }) => {
        const sender = senderOf(id);
        return {
          id,
          name: shortName(name ?? ''),
          description: meta.description,
          ...previews.of(id),
          isOnItsWay: sender !== undefined && isOnItsWay(sender),
          sender,
        };
      }),

    /** Takes a file, or says why not. One whose bytes were lost is filled again. */
    add: (file: File): FileRejection | undefined => {
      const place = Math.max(-1, ...uppy.getFiles().map(({ meta }) => meta.place)) + 1;
      try {
        const { name, type } = file;
        const id = uppy.addFile({ name, type, data: file, meta: { description: '', place } });
        void persistBytes(id, take(id));
        persist(uppy.getFile(id));
      } catch (error) {
        return rejectionIn(error);
      }
      changed();
      return undefined;
    },

    remove: (id: string): void => {
      removed.set(id, uppy.getFile(id));
      forget([id]);
      changed();
    },

    /** Brings back what was removed, to where it was. */
    restore: (id: string): void => {
      const file = removed.get(id);
      if (!file || uppy.getFiles().length >= rules.files) return;
      const { name, type, data, meta, isGhost } = file;
      uppy.addFile({ name, type, data: data as File, meta });
      if (isGhost) uppy.setFileState(id, { isGhost });
      else void persistBytes(id, take(id));
      persist(uppy.getFile(id));
      changed();
    },

    describe: (id: string, description: string): void => {
      uppy.setFileMeta(id, { ...uppy.getFile(id).meta, description });
      persist(uppy.getFile(id));
      changed();
    },

    ids,
    /** The post that carries these is shared. */
    clear: (shared: readonly string[]): void => {
      forget(ids().filter((id) => shared.includes(id)));
      removed.clear();
    },

    /** The device has forgotten them already. */
    leaveAll: (): void => leave(ids()),

    isStored: (): boolean => list.read().length > 0,

    /** Whether none of these is on its way or waits to be sent. */
    isSettled: (sending: readonly string[]): boolean => !sending.some((id) => isOpen(senderOf(id))),

    /** What was sent is not sent again after a reload, nor are parts of it. */
    persistSent: (): void => persistSent(list, batch.getSnapshot().context.files),

    /**
     * What the post carries of these.
     *
     * @param mayWait what found no network waits with the post
     * @throws FilesNotSent where a file was not sent
     */
    sent: (wanted: readonly string[], mayWait: boolean): SentMedia => {
      const files = inOrder().filter(({ id }) => wanted.includes(id));
      return mediaOf(
        files.map((file) => ({ file, sender: senderOf(file.id) })),
        mayWait,
      );
    },

    /** Brings back what this device stores, and answers how many files that were. */
    recover: async (): Promise<number> => {
      const stored = list.read().toSorted((a, b) => a.place - b.place);
      for (const { id, name, type, size, lastModified, description, place, url, address } of stored) {
        const file = await fileStore.get(id);
        const data = file ?? ({ size, lastModified } as File);
        uppy.addFile({ name, type, data, meta: { description, place } });
        if (file) take(id, { url, address });
        else if (url !== undefined) batch.send({ type: 'file.added', id, file: new File([], name), url });
        else {
          uppy.setFileState(id, { isGhost: true });
          // The parts of it that were sent are of no use anymore.
          batch.send({ type: 'file.added', id, file: new File([], name), address });
          batch.send({ type: 'file.removed', id });
        }
      }
      return stored.length;
    },
  };
}

function persistSent(list: ReturnType<typeof createStoredList>, senders: Record<string, FileActor>): void {
  const stored = new Map(list.read().map((file) => [file.id, file]));
  for (const [id, sender] of Object.entries(senders)) {
    const { url, address } = sentOf(sender);
    const file = stored.get(id);
    // What still waits here may be on its way in another tab.
    if (!file || fileStateOf(sender) === 'waiting' || (file.url === url && file.address === address))
      continue;
    if (url !== undefined || file.url === undefined) list.put({ ...file, url, address });
  }
}

/** What a post carries of files in their order. @throws FilesNotSent where one was not sent and may not wait */
function mediaOf(
  files: readonly { file: OwnFile; sender: FileActor | undefined }[],
  mayWait: boolean,
): SentMedia {
  const missing = files.filter(({ sender }) => sender?.getSnapshot().context.url === undefined);
  const waits = mayWait && missing.length > 0 && missing.every(({ sender }) => hasNoNetwork(sender));
  if (missing.length > 0 && !waits)
    throw new FilesNotSent({
      missing: missing.map(({ file: { id, name } }) => ({ id, name: shortName(name ?? '') })),
      count: files.length,
    });
  const carried = files.flatMap(({ file: { meta }, sender }) => {
    const { file, url } = sender?.getSnapshot().context ?? {};
    return file ? { file, url, description: meta.description.trim() } : [];
  });
  const sent = sentFiles(carried);
  carryFiles(sent.mediaUrls, carried);
  // Those of files that are still to be sent come with them.
  return waits ? { ...sent, mediaDescriptions: [] } : sent;
}

export type DraftFiles = ReturnType<typeof openDraftFiles>;
