import type { Services } from '../../../lib/page/services.ts';
import { loadMediaDraft, pickerParts } from '../../../uploads/loadMediaDraft.ts';
import { laterPart } from '../../../lib/loading/laterPart.ts';

/** Loaded when a member first wants pictures in a post, or has some in its draft. */
export const postPicker = laterPart(() =>
  import('../picker/PostPicker.tsx').then(({ PostPicker }) => PostPicker),
);

/** Loads the files of a draft from before, with all that shows them: they stand there from the start and move nothing. */
export const loadFilesOfDraft = (services: Services, memberId: string): Promise<unknown> =>
  Promise.all([
    postPicker.load(),
    ...Object.values(pickerParts).map(({ load }) => load()),
    loadMediaDraft(services, memberId),
  ]);
