import type { Friendship, Profile } from '@friendbase/contract';
import { messageOf } from '@friendbase/ui-kit/words';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { acceptInvitationMutation } from '../../data/invitations.ts';
import { useAct } from '../../lib/acts/useAct.ts';
import { reasonOf } from '../../lib/errors/apiErrors.ts';
import { memberNotices } from '../../lib/notices/memberNotices.ts';
import { useTell, type Told } from '../../people/ActTold.tsx';
import { useSentRequests } from '../../people/peopleContext.tsx';
import { invitationErrors, invited } from '../../words/en/invitations.ts';
import { people } from '../../words/en/people.ts';

/** Asks the person who invites the member, once. What came of it is told as after every request. */
export function useAsk(person: Profile, invitationKey: string) {
  const { displayName: name, id: personId } = person;
  const tell = useTell();
  const [, remember] = useSentRequests();
  const [told, setTold] = useState<Told>();
  const { mutateAsync } = useMutation(acceptInvitationMutation);
  const ask = useAct<void, Friendship>({
    deliver: () => mutateAsync(invitationKey),
    onDone: ({ id, status }) => {
      const isFriend = status === 'accepted';
      if (!isFriend) remember(personId, id);
      const notice = isFriend ? memberNotices.requestAccepted(name) : memberNotices.friendAsked(name);
      setTold(notice);
      tell(notice);
    },
    onFailed: (error) => {
      const failed: Told = {
        tone: 'destructive',
        title: messageOf(invited, 'notAsked', { name }),
        text: reasonOf(error, messageOf(people, 'pleaseTryAgain'), invitationErrors),
      };
      setTold(failed);
      tell(memberNotices.requestFailed, failed);
    },
  });
  return { ask, told: ask.isDone || ask.isFailed ? told : undefined };
}
