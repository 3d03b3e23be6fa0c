import { picturesOf, type PlanDraft, type PlanPicture } from '@friendbase/contract';
import type { ChosenFile } from '../../uploads/draftFiles.ts';
import { useOwnPhoto } from '../../uploads/useOwnPhoto.ts';
import {
  CHOSEN,
  PHOTO_SLOTS,
  photoFieldsOf,
  type PhotoSlot,
  type PlanField,
  type PlanValues,
} from './planValues.ts';

type Fill = (values: Partial<Record<PlanField, string>>) => void;

const slotOf = ({ purpose, place }: PlanPicture): PhotoSlot =>
  purpose === 'part' ? (`part${place + 1}` as PhotoSlot) : purpose;

/** The photos of a plan: chosen, sent when it is saved, and removed once nothing shows them. */
export function usePlanPhotos(memberId: string, initialValues: PlanValues) {
  const own = {
    card: useOwnPhoto(memberId),
    content: useOwnPhoto(memberId),
    part1: useOwnPhoto(memberId),
    part2: useOwnPhoto(memberId),
    part3: useOwnPhoto(memberId),
    part4: useOwnPhoto(memberId),
    part5: useOwnPhoto(memberId),
    part6: useOwnPhoto(memberId),
  } satisfies Record<PhotoSlot, unknown>;
  const choiceOf = (slot: PhotoSlot, fill: Fill) => {
    const { file, onFile, draft, isOpening, open } = own[slot];
    const { url } = photoFieldsOf(slot);
    return {
      draft,
      isOpening,
      open,
      /** The address of the one that the plan had; empty where it had none. */
      before: initialValues[url],
      /** How the chosen one looks. */
      preview: file?.preview,
      onFile: (found: ChosenFile | undefined) => {
        onFile(found);
        if (found?.id !== file?.id) fill({ [url]: found ? CHOSEN : initialValues[url] });
      },
    };
  };
  return {
    choicesOf: (fill: Fill) =>
      Object.fromEntries(PHOTO_SLOTS.map((slot) => [slot, choiceOf(slot, fill)])) as Record<
        PhotoSlot,
        ReturnType<typeof choiceOf>
      >,
    /** Sends those that were chosen and that the draft has. Answers the values with their addresses. */
    async sent(values: PlanValues, draft: PlanDraft): Promise<PlanValues> {
      const found = { ...values };
      for (const slot of picturesOf(draft).map(slotOf)) {
        const { url } = photoFieldsOf(slot);
        if (values[url] === CHOSEN) found[url] = await own[slot].send();
      }
      return found;
    },
    /** Those that the plan has no more leave the server. What somebody else still sees is refused there. */
    forgetOthers(before: PlanDraft, after: PlanDraft): void {
      const urls = picturesOf(after).map(({ url }) => url);
      for (const { url } of picturesOf(before)) if (!urls.includes(url)) own.card.forget(url);
    },
  };
}
