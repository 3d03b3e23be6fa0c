import { Privacy, TemplateId } from '@friendbase/contract';
import type { Draft } from './composerMachine.ts';

export const EMPTY_DRAFT: Draft = { text: '', templateId: undefined, privacy: 'friends' };

/** A draft as one text for the device's store; nothing at all when there are no words to lose. */
export const writeDraft = (draft: Draft): string => (draft.text === '' ? '' : JSON.stringify(draft));

/** The draft that was kept, or an empty one when there is none or it cannot be read. */
export function parseDraft(kept: string | undefined): Draft {
  try {
    const { text, templateId, privacy } = JSON.parse(kept ?? '{}') as Record<string, unknown>;
    return {
      text: typeof text === 'string' ? text : EMPTY_DRAFT.text,
      templateId: TemplateId.safeParse(templateId).data,
      privacy: Privacy.safeParse(privacy).data ?? EMPTY_DRAFT.privacy,
    };
  } catch {
    return EMPTY_DRAFT;
  }
}
