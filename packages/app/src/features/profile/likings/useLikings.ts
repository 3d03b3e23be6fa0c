import { withLiking, type Liking } from '@friendbase/contract';
import { messageOf } from '@friendbase/ui-kit/words';
import { announce, useWords } from '@friendbase/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { updateLikingsMutation } from '../../../data/likings.ts';
import { useAct } from '../../../lib/acts/useAct.ts';
import { memberNotices } from '../../../lib/notices/memberNotices.ts';
import { failure, success } from '../../../lib/notices/notices.ts';
import { useTell } from '../../../people/ActTold.tsx';
import { ownLikings } from '../../../words/en/likings.ts';
import { whyNot } from '../outcomes.ts';

const notices = {
  saved: success(messageOf(ownLikings, 'saved')),
  undone: success(messageOf(ownLikings, 'undone')),
  failed: failure(messageOf(ownLikings, 'notSaved'), memberNotices.privacyFailed.text),
};

interface Save {
  likings: Liking[];
  /** What it takes the place of. `undefined` where it takes the last one back. */
  before: Liking[] | undefined;
}

/** What is chosen, until it is saved; and the save, which can be taken back. A press too many changes nothing, and says why. */
export function useLikings(memberId: string, saved: Liking[]) {
  const t = useWords(ownLikings);
  const tell = useTell();
  const [chosen, choose] = useState(saved);
  const [isFull, setIsFull] = useState(false);
  const [before, setBefore] = useState<Liking[]>();
  const { mutateAsync } = useMutation(updateLikingsMutation(useQueryClient(), memberId));
  const noticeOf = (save: Save | undefined) => (save?.before ? notices.saved : notices.undone);
  const act = useAct<Save, unknown>({
    deliver: ({ likings }) => mutateAsync(likings),
    onDone: (_, save) => {
      setBefore(save.before);
      if (!save.before) choose(save.likings);
      tell(noticeOf(save));
    },
    onFailed: (error) => tell(notices.failed, whyNot(notices.failed, error)),
  });
  const press = (liking: Liking) => {
    const next = withLiking(chosen, liking);
    setIsFull(next === undefined);
    announce(next ? t('chosen', { count: next.length }) : t('full'));
    if (!next) return;
    choose(next);
    // What was said of the last save is not about this.
    act.forget();
  };
  const isSame = (likings: Liking[]) => likings.join() === saved.join();
  const isChanged = !isSame(chosen);
  return {
    chosen,
    press,
    isFull,
    isChanged,
    save: () => act.press({ likings: chosen, before: saved }),
    isSaving: act.isBusy && act.input?.before !== undefined,
    undo: before && !isSame(before) && (() => act.press({ likings: before, before: undefined })),
    isUndoing: act.isBusy && act.input?.before === undefined,
    isUndone: act.isDone && act.input?.before === undefined,
    told: act.isFailed
      ? whyNot(notices.failed, act.error)
      : // What was pressed while it was saved is not.
        act.isDone && !isChanged
        ? noticeOf(act.input)
        : undefined,
  };
}
