import { NetworkError } from '@friendbase/contract';
import type { ActorRefFrom } from 'xstate';
import type { Drafts } from '../lib/forms/drafts.ts';
import { filesOf, type batchMachine } from './sending/batchMachine.ts';
import { fileStateOf, type FileActor } from './sending/batchState.ts';
import type { FileStore } from './fileStore.ts';
import type { FileInput } from './sending/fileMachine.ts';
import { openFiles, rejectionIn, type ChoiceRules, type FileRejection, type OwnFile } from './fileRules.ts';
import { FilesNotSent } from './filesNotSent.ts';
import { createStoredList } from './storedList.ts';
import { isPartsAddress } from './sending/partRules.ts';
import { openPreviews } from './picker/previews.ts';
import { carryFiles, sentFiles } from '../outbox/carriedFiles.ts';
import { shortName } from '../lib/shorten.ts';

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

/** Where the files of a draft are held. */
export interface DraftPlaces {
  memberId: string;
  rules: ChoiceRules;
  drafts: Pick<Drafts, 'read' | 'persist' | 'mayPersist' | 'watch'>;
  fileStore: FileStore;
}

/** What has changed of them. */
export type DraftNews =
  /** What there is to see of a file, or which files there are. */
  | { type: 'files.changed' }
  /** This device did not take the bytes of one. */
  | { type: 'bytes.notPersisted' }
  /** Any draft, also in another tab. */
  | { type: 'drafts.changed' };

/** What the server has of a file. */
type Sent = Pick<FileInput, 'url' | 'address'>;

const sentOf = (sender: FileActor | undefined): Sent => {
  const { url, address } = sender?.getSnapshot().context ?? {};
  return { url, address: url === undefined && isPartsAddress(address) ? address : undefined };
};

const isOpen = (file: FileActor) => !['complete', 'error'].includes(fileStateOf(file));

export const isOnItsWay = (file: FileActor): boolean => isOpen(file) && fileStateOf(file) !== 'waiting';

/** Its bytes are here, and it waits or was tried without a network. */
const hasNoNetwork = (file: FileActor | undefined): boolean =>
  file !== undefined &&
  (fileStateOf(file) === 'waiting' || file.getSnapshot().context.error instanceof NetworkError);

/**
 * Holds the files of a draft: Uppy has and refuses them, the batch is told of them, and the device keeps them: their names and
 * descriptions with the other drafts, their bytes beside those.
 */
export function openDraftFiles(
  { memberId, rules, drafts, fileStore }: DraftPlaces,
  batch: ActorRefFrom<typeof batchMachine>,
  tell: (news: DraftNews) => void,
) {
  const uppy = openFiles(rules);
  const list = createStoredList(drafts, memberId);
  const changed = () => tell({ type: 'files.changed' });
  const previews = openPreviews(changed);
  const removed = new Map<string, OwnFile>();
  drafts.watch(() => tell({ type: 'drafts.changed' }));

  const senderOf = (id: string): FileActor | undefined => batch.getSnapshot().context.files[id];
  const inOrder = () => uppy.getFiles().toSorted((a, b) => a.meta.place - b.meta.place);
  const ids = () => uppy.getFiles().map(({ id }) => id);

  const persist = ({ id, name, type, size, data, meta: { description, place } }: OwnFile) => {
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
  const persistBytes = async (id: string, file: File) => {
    if (drafts.mayPersist(memberId) && !(await fileStore.put(id, file))) tell({ type: 'bytes.notPersisted' });
  };
  const leave = (gone: readonly string[]) => {
    for (const id of gone) {
      batch.send({ type: 'file.removed', id });
      previews.forget(id);
    }
    uppy.removeFiles([...gone]);
  };
  const forget = (gone: readonly string[]) => {
    leave(gone);
    list.remove(gone);
    for (const id of gone) void fileStore.remove(id);
  };

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

    /** The post that carries them is shared. */
    clear: (): void => {
      forget(ids());
      removed.clear();
    },

    /** The device has forgotten them already. */
    leaveAll: (): void => leave(ids()),

    isStored: (): boolean => list.read().length > 0,

    /** Neither on its way nor waiting to be sent. */
    isSettled: (): boolean => !filesOf(batch.getSnapshot().context).some(isOpen),

    /** What was sent is not sent again after a reload, nor are parts of it. */
    persistSent: (): void => {
      const stored = new Map(list.read().map((file) => [file.id, file]));
      for (const [id, sender] of Object.entries(batch.getSnapshot().context.files)) {
        const { url, address } = sentOf(sender);
        const file = stored.get(id);
        // What still waits here may be on its way in another tab.
        if (!file || fileStateOf(sender) === 'waiting' || (file.url === url && file.address === address))
          continue;
        if (url !== undefined || file.url === undefined) list.put({ ...file, url, address });
      }
    },

    /**
     * What the post carries.
     *
     * @param mayWait what found no network waits with the post
     * @throws FilesNotSent where a file was not sent
     */
    sent: (without: readonly string[], mayWait: boolean): SentMedia => {
      const files = inOrder().filter(({ id }) => !without.includes(id));
      const urls = files.map(({ id }) => senderOf(id)?.getSnapshot().context.url);
      const missing = files.filter((_, at) => urls[at] === undefined);
      const waits = mayWait && missing.length > 0 && missing.every(({ id }) => hasNoNetwork(senderOf(id)));
      if (missing.length > 0 && !waits)
        throw new FilesNotSent({
          missing: missing.map(({ id, name }) => ({ id, name: shortName(name ?? '') })),
          count: files.length,
        });
      const carried = files.flatMap(({ id, meta }) => {
        const { file, url } = senderOf(id)?.getSnapshot().context ?? {};
        return file ? { file, url, description: meta.description.trim() } : [];
      });
      const sent = sentFiles(carried);
      carryFiles(sent.mediaUrls, carried);
      // Those of files that are still to be sent come with them.
      return waits ? { ...sent, mediaDescriptions: [] } : sent;
    },

    /** Brings back what this device keeps, and answers how many files that were. */
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

export type DraftFiles = ReturnType<typeof openDraftFiles>;
