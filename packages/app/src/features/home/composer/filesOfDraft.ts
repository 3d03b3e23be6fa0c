import { UPLOAD_RULES } from '@friendbase/contract';
import type { Services } from '../../../lib/services.ts';
import { loadMediaDraft } from '../../../uploads/loadMediaDraft.ts';
import { pickerParts } from '../../../uploads/pickerParts.ts';
import { postPicker } from '../picker/postPickerOnDemand.ts';

/** Loads the files of a draft from before, with all that shows them: they stand there from the start and move nothing. */
export const loadFilesOfDraft = (services: Services, memberId: string): Promise<unknown> =>
  Promise.all([
    postPicker.load(),
    ...Object.values(pickerParts).map(({ load }) => load()),
    loadMediaDraft(services, memberId, UPLOAD_RULES),
  ]);
