import type { ActorRefFrom } from 'xstate';
import type { Drafts } from '../lib/forms/drafts.ts';
import { openFiles, type ChoiceRules, type OwnFile } from './fileRules.ts';
import type { FileStore } from './fileStore.ts';
import { openPreviews } from './picker/previews.ts';
import type { batchMachine } from './sending/batchMachine.ts';
import type { FileActor } from './sending/batchState.ts';
import type { FileInput } from './sending/fileMachine.ts';
import { isPartsAddress } from './sending/partRules.ts';
import { createStoredList } from './storedList.ts';

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

export const sentOf = (sender: FileActor | undefined): Sent => {
  const { url, address } = sender?.getSnapshot().context ?? {};
  return { url, address: url === undefined && isPartsAddress(address) ? address : undefined };
};

/**
 * Keeps three places of a draft's files in step: Uppy, which refuses what breaks the rules; the batch, which sends them; and the device,
 * which persists their names and descriptions with the other drafts, and their bytes beside those.
 */
export function holdFiles(
  { memberId, rules, drafts, fileStore }: DraftPlaces,
  batch: ActorRefFrom<typeof batchMachine>,
  tell: (news: DraftNews) => void,
) {
  const uppy = openFiles(rules);
  const list = createStoredList(drafts, memberId);
  const previews = openPreviews(() => tell({ type: 'files.changed' }));
  drafts.watch(() => tell({ type: 'drafts.changed' }));
  const senderOf = (id: string): FileActor | undefined => batch.getSnapshot().context.files[id];
  const leave = (gone: readonly string[]) => {
    for (const id of gone) {
      batch.send({ type: 'file.removed', id });
      previews.forget(id);
    }
    uppy.removeFiles([...gone]);
  };
  return {
    uppy,
    list,
    previews,
    senderOf,
    persist: ({ id, name, type, size, data, meta: { description, place } }: OwnFile) => {
      const { lastModified = 0 } = data as Partial<File>;
      const sent = sentOf(senderOf(id));
      list.put({ id, name: name ?? '', type, size: size ?? 0, lastModified, description, place, ...sent });
    },
    persistBytes: async (id: string, file: File) => {
      if (drafts.mayPersist(memberId) && !(await fileStore.put(id, file)))
        tell({ type: 'bytes.notPersisted' });
    },
    /** The bytes are here: from now on it can be sent. */
    take: (id: string, sent: Sent = {}) => {
      const file = uppy.getFile(id);
      const { name, type, data } = file;
      const bytes = data as File;
      // Uppy knows the type of some files by their names alone; what is sent is named by its own.
      const named =
        bytes.type === type ? bytes : new File([bytes], name, { type, lastModified: bytes.lastModified });
      batch.send({ type: 'file.added', id, file: named, ...sent });
      previews.make(id, named, uppy.getFiles().length === 1);
      return named;
    },
    /** The device still stores them, or has forgotten them already. */
    leave,
    forget: (gone: readonly string[]) => {
      leave(gone);
      list.remove(gone);
      for (const id of gone) void fileStore.remove(id);
    },
  };
}
