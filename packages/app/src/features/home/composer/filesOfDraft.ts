import { UPLOAD_RULES } from '@friendbase/contract';
import type { Services } from '../../../lib/services.ts';
import { loadMediaDraft, pickerParts } from '../../../uploads/loadMediaDraft.ts';
import type { MediaDraft } from '../../../uploads/mediaDraft.ts';
import { laterPart } from '../../../lib/loading/laterPart.ts';

/** Loaded when a member first wants pictures in a post, or has some in its draft. */
export const postPicker = laterPart(() =>
  import('../picker/PostPicker.tsx').then(({ PostPicker }) => PostPicker),
);

/** The files of the post that this member is writing. */
export const loadPostFiles = (services: Services, memberId: string): Promise<MediaDraft> =>
  loadMediaDraft(services, memberId, UPLOAD_RULES);

/** Loads the files of a draft from before, with all that shows them: they stand there from the start and move nothing. */
export const loadFilesOfDraft = (services: Services, memberId: string): Promise<unknown> =>
  Promise.all([
    postPicker.load(),
    ...Object.values(pickerParts).map(({ load }) => load()),
    loadPostFiles(services, memberId),
  ]);
