import type { Friendship } from '@friendbase/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  createFriendshipMutation,
  deleteFriendshipMutation,
  showBlocked,
  withdrawRequestMutation,
  updateFriendshipMutation,
} from '../data/friendships.ts';
import { useMemberId } from '../lib/members/useMemberId.ts';
import { useAct, type Act } from '../lib/acts/useAct.ts';
import {
  doneNotice,
  failedNotice,
  failedTold,
  isAskedFirst,
  isOutdated,
  type PersonAct,
} from './personActs.ts';
import { useSentRequests } from './peopleContext.tsx';
import { isTakenBack } from '../outbox/outboxErrors.ts';
import { useTell, type Told } from './ActTold.tsx';

interface ToldAct {
  act: Act<PersonAct>;
  /** What came of the last act. */
  told: Told | undefined;
}

/** What a member does with a person. Told once, also when the part it was pressed in has gone. */
export function usePersonAct(): ToldAct {
  const queryClient = useQueryClient();
  const memberId = useMemberId();
  const tell = useTell();
  const [, remember] = useSentRequests();
  const [told, setTold] = useState<Told>();
  const create = useMutation(createFriendshipMutation(memberId));
  const update = useMutation(updateFriendshipMutation(queryClient, memberId));
  const withdraw = useMutation(withdrawRequestMutation(queryClient, memberId));
  const end = useMutation(deleteFriendshipMutation(queryClient, memberId));

  const deliver = async ({ kind, person, friendshipId: id }: PersonAct): Promise<Friendship | void> => {
    if (kind === 'add') return create.mutateAsync({ friendId: person.id, status: 'pending' });
    if (kind === 'accept' && id) return update.mutateAsync({ id, status: 'accepted' });
    if (kind === 'withdraw' && id) return withdraw.mutateAsync({ id, friend: person });
    if (kind !== 'block') return id === undefined ? undefined : end.mutateAsync(id);
    if (id) return update.mutateAsync({ id, status: 'blocked' });
    return create.mutateAsync({ friendId: person.id, status: 'blocked' });
  };

  const act = useAct<PersonAct, Friendship | void>({
    deliver,
    asksFirst: isAskedFirst,
    onDone: (friendship, done) => {
      const { kind, person } = done;
      if (friendship && kind === 'block')
        showBlocked(queryClient, memberId, { ...friendship, friend: person });
      const isWaiting = kind === 'add' && friendship?.status === 'pending';
      remember(person.id, isWaiting ? friendship.id : undefined);
      const notice = doneNotice(done, friendship?.status === 'accepted');
      setTold(notice);
      tell(notice);
    },
    onFailed: (error, { kind, person }) => {
      if (isTakenBack(error)) return setTold(undefined);
      if (isOutdated(error)) remember(person.id, undefined);
      const failed = failedTold(kind, person, error);
      setTold(failed);
      tell(failedNotice(kind), failed);
    },
  });
  return { act, told: act.isDone || act.isFailed ? told : undefined };
}
