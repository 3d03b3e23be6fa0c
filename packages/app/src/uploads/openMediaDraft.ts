import { UPLOAD_RULES } from '@friendbase/contract';
import { uploadSteps } from '../data/uploads.ts';
import { POST_FILES_DRAFT } from '../lib/forms/drafts.ts';
import type { Services } from '../lib/page/services.ts';
import { createFileStore } from './fileStore.ts';
import { createMediaDraft } from './mediaDraft.ts';
import { PRODUCT_PARTS, type PartsSetting } from './sending/partRules.ts';
import { uploaderOver, type Parts } from './sending/uploader.ts';

/** What sends files in parts, a script of its own, where any are sent so. */
export async function enabledParts(setting: PartsSetting): Promise<Parts | undefined> {
  if (setting === 'off') return undefined;
  const [{ partSteps }, { sendParts }] = await Promise.all([
    import('../data/uploadParts.ts'),
    import('./sending/sendParts.ts'),
  ]);
  return { setting, steps: partSteps, send: sendParts };
}

/** Puts the parts together, and brings back what the device has stored. */
export async function openMediaDraft({ drafts }: Services, memberId: string) {
  const fileStore = createFileStore(memberId);
  const uploader = uploaderOver(uploadSteps, await enabledParts(PRODUCT_PARTS));
  const draft = createMediaDraft({ memberId, rules: UPLOAD_RULES, uploader, drafts, fileStore });
  void fileStore.sweep((owner) => drafts.read(owner, POST_FILES_DRAFT) !== undefined);
  await draft.recover();
  return draft;
}
