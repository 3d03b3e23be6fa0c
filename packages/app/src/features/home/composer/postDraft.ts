import { PRIVACIES, TEMPLATE_IDS, type Privacy } from '@friendbase/contract';
import { oneIn } from '../../../lib/page/searchParams.ts';
import type { Draft } from './composerMachine.ts';

/** @param privacy what the member has chosen for all their posts, until they choose otherwise for this one */
export const emptyDraft = (privacy: Privacy): Draft => ({ text: '', templateId: undefined, privacy });

/** A draft as one text for the device's store; nothing at all when there are no words to lose. */
export const writeDraft = (draft: Draft): string => (draft.text === '' ? '' : JSON.stringify(draft));

/** The draft that was stored, or an empty one when there is none or it cannot be read. */
export function parseDraft(stored: string | undefined, firstPrivacy: Privacy): Draft {
  const empty = emptyDraft(firstPrivacy);
  try {
    const { text, templateId, privacy } = JSON.parse(stored ?? '{}') as Record<string, unknown>;
    return {
      text: typeof text === 'string' ? text : empty.text,
      templateId: oneIn(TEMPLATE_IDS, templateId),
      privacy: oneIn(PRIVACIES, privacy) ?? empty.privacy,
    };
  } catch {
    return empty;
  }
}
