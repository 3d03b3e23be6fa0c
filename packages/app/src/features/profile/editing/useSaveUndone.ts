import { useSayWords } from '@friendbase/ui-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { updateUserMutation } from '../../../data/updateUser.ts';
import { memberNotices } from '../../../lib/notices/memberNotices.ts';
import { useServices } from '../../../lib/page/services.ts';
import { useAct } from '../../../lib/acts/useAct.ts';
import type { ProfileValues } from './profileDraft.ts';
import { useIsHere, whyNot } from '../outcomes.ts';

/** Takes the last save of the profile back, by saving what was there before. Source: pattern 4.5.5. */
export function useSaveUndone(memberId: string) {
  const { notify } = useServices();
  const say = useSayWords();
  const isHere = useIsHere();
  const { mutateAsync } = useMutation(updateUserMutation(useQueryClient(), memberId));
  const [before, setBefore] = useState<ProfileValues>();
  const act = useAct<ProfileValues, unknown>({
    deliver: ({ displayName, email, bio }) => mutateAsync({ displayName, email, bio }),
    // On the page it stands beside the button.
    onDone: () => isHere.current || notify(memberNotices.profileUpdated),
    onFailed: () => isHere.current || notify(memberNotices.profileFailed),
  });
  return {
    /** What the last save took the place of, while that can be brought back. */
    before: act.isDone ? undefined : before,
    remember: (values: ProfileValues | undefined) => {
      setBefore(values);
      act.forget();
    },
    undo: act.press,
    isBusy: act.isBusy,
    isUndone: act.isDone,
    failure: act.isFailed ? say(whyNot(memberNotices.profileFailed, act.error).text) : undefined,
  };
}
