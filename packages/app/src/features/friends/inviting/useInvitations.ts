import { invitationUrl } from '@friendbase/contract';
import { announce, useSayWords, useWords } from '@friendbase/ui-kit';
import { messageOf } from '@friendbase/ui-kit/words';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endInvitationMutation, makeInvitationMutation } from '../../../data/invitations.ts';
import { useAct } from '../../../lib/acts/useAct.ts';
import { reasonOf } from '../../../lib/errors/apiErrors.ts';
import { invitationErrors, invitations } from '../../../words/en/invitations.ts';

/** Makes links, and takes them back. */
export function useInvitations() {
  const t = useWords(invitations);
  const say = useSayWords();
  const queryClient = useQueryClient();
  const { mutateAsync: makeLink } = useMutation(makeInvitationMutation(queryClient));
  const { mutateAsync: endLink } = useMutation(endInvitationMutation(queryClient));
  /** What can be shown this once. */
  const [made, setMade] = useState<{ id: string; url: string; canShare: boolean }>();
  const failureOf = (failed: 'notMade' | 'notEnded') => (error: unknown) =>
    `${t(failed)} ${say(reasonOf(error, messageOf(invitations, 'pleaseTryAgain'), invitationErrors))}`;
  const make = useAct({
    deliver: () => makeLink(),
    onDone: ({ id, key }) => {
      end.forget();
      setMade({ id, url: invitationUrl(window.location.origin, key), canShare: 'share' in navigator });
      announce(t('made'));
    },
    failureOf: failureOf('notMade'),
  });
  const end = useAct<string>({
    deliver: (id) => endLink(id),
    onDone: (_nothing, id) => {
      make.forget();
      setMade((shown) => (shown?.id === id ? undefined : shown));
      announce(t('ended'));
    },
    failureOf: failureOf('notEnded'),
  });
  return { make, end, made };
}
