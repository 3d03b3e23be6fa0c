import { uploadSteps } from '../data/uploads.ts';
import type { Drafts } from '../lib/forms/drafts.ts';
import type { FileStore } from './fileStore.ts';
import { createMediaDraft, type MediaDraft } from './mediaDraft.ts';
import { PHOTO_RULES } from './fileRules.ts';
import { uploaderOver } from './sending/uploader.ts';

/** One photo is chosen again in a moment: nothing of it is stored on the device. */
const drafts: Pick<Drafts, 'read' | 'persist' | 'mayPersist' | 'watch'> = {
  read: () => undefined,
  persist: () => {},
  mayPersist: () => false,
  watch: () => () => {},
};
const fileStore: FileStore = {
  put: () => Promise.resolve(true),
  get: () => Promise.resolve(undefined),
  remove: () => Promise.resolve(),
  sweep: () => Promise.resolve(),
};

/** The photo that a member chooses as their picture, until the dialog closes. */
export const openPhotoDraft = (memberId: string): MediaDraft =>
  createMediaDraft({
    memberId,
    rules: PHOTO_RULES,
    uploader: uploaderOver(uploadSteps),
    // What it is chosen for does not.
    mayWait: () => false,
    drafts,
    fileStore,
  });
