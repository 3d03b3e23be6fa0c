import type { PicturePurpose, PlanDraft } from '@friendbase/contract';
import { picturesOf } from '@friendbase/contract';
import type { ChosenFile } from '../../uploads/draftFiles.ts';
import { useOwnPhoto } from '../../uploads/useOwnPhoto.ts';
import { CHOSEN, PHOTO_FIELDS, type PlanField, type PlanValues } from './planValues.ts';

const PURPOSES = ['card', 'content'] as const satisfies readonly PicturePurpose[];

/** The photos of a plan: chosen, sent when it is saved, and removed once nothing shows them. */
export function usePlanPhotos(memberId: string, initialValues: PlanValues) {
  const own = { card: useOwnPhoto(memberId), content: useOwnPhoto(memberId) };
  const choiceOf = (purpose: PicturePurpose, fill: (values: Partial<Record<PlanField, string>>) => void) => {
    const { file, onFile, draft, isOpening, open } = own[purpose];
    const { url } = PHOTO_FIELDS[purpose];
    return {
      draft,
      isOpening,
      open,
      /** How the chosen one looks. */
      preview: file?.preview,
      onFile: (found: ChosenFile | undefined) => {
        onFile(found);
        if (found?.id !== file?.id) fill({ [url]: found ? CHOSEN : initialValues[url] });
      },
    };
  };
  return {
    choicesOf: (fill: (values: Partial<Record<PlanField, string>>) => void) => ({
      card: choiceOf('card', fill),
      content: choiceOf('content', fill),
    }),
    /** Sends those that were chosen. Answers the values with their addresses. */
    async sent(values: PlanValues): Promise<PlanValues> {
      const found = { ...values };
      for (const purpose of PURPOSES) {
        const { url } = PHOTO_FIELDS[purpose];
        if (values[url] === CHOSEN) found[url] = (await own[purpose].send()) ?? '';
      }
      return found;
    },
    /** Those that the plan has no more leave the server. What somebody else still sees is refused there. */
    forgetOthers(before: PlanDraft, after: PlanDraft): void {
      const urls = Object.values(picturesOf(after)).map(({ url }) => url);
      for (const { url } of Object.values(picturesOf(before))) if (!urls.includes(url)) own.card.forget(url);
    },
  };
}
