import type { SessionEntry } from '@friendbase/contract';
import { messageOf } from '@friendbase/ui-kit/words';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { confirmSessionMutation, endSessionMutation } from '../../../data/sessions.ts';
import { useAct } from '../../../lib/acts/useAct.ts';
import { memberNotices } from '../../../lib/notices/memberNotices.ts';
import { failure, success, type Notice } from '../../../lib/notices/notices.ts';
import { useTell, type Told } from '../../../people/ActTold.tsx';
import { places } from '../../../words/en/profileParts.ts';
import { whyNot } from '../outcomes.ts';

const tryAgain = memberNotices.passwordFailed.text;
const NOTICES = {
  confirm: [success(messageOf(places, 'kept')), failure(messageOf(places, 'notKept'), tryAgain)],
  end: [
    success(messageOf(places, 'endedOne'), messageOf(places, 'endedText')),
    failure(messageOf(places, 'notEndedOne'), tryAgain),
  ],
} as const satisfies Record<string, readonly [Notice, Notice]>;

interface PlaceAct {
  kind: 'confirm' | 'end';
  place: SessionEntry;
  /** The member does not know it: they are led on to a new password. */
  isUnknown?: boolean;
}

/** What a member does about one of their places. What came of it stands in the list, and is said once. */
export function usePlaceActs(userId: string, onUnknown: () => void) {
  const tell = useTell();
  const { mutateAsync: confirm } = useMutation(confirmSessionMutation(userId));
  const { mutateAsync: end } = useMutation(endSessionMutation(userId));
  const [told, setTold] = useState<Told>();
  const report = (notice: Notice, more: Told = notice) => {
    setTold(more);
    tell(notice, more);
  };
  const act = useAct<PlaceAct>({
    deliver: ({ kind, place }) => (kind === 'confirm' ? confirm : end)(place.id),
    asksFirst: ({ kind, isUnknown }) => kind === 'end' && !isUnknown,
    onDone(_, { kind, isUnknown }) {
      report(NOTICES[kind][0]);
      if (isUnknown) onUnknown();
    },
    onFailed: (error, { kind }) => report(NOTICES[kind][1], whyNot(NOTICES[kind][1], error)),
  });
  return {
    told,
    asked: act.isAsking ? act.input?.place : undefined,
    answer: act,
    busyId: act.isBusy ? act.input?.place.id : undefined,
    confirm: (place: SessionEntry) => act.press({ kind: 'confirm', place }),
    end: (place: SessionEntry) => act.press({ kind: 'end', place }),
    refuse: (place: SessionEntry) => act.press({ kind: 'end', place, isUnknown: true }),
  };
}

export type PlaceActs = ReturnType<typeof usePlaceActs>;
