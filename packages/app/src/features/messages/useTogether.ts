import { usePausableClock } from '@friendbase/ui-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { listenForWriters, readStateQuery, tellWriting } from '../../data/readState.ts';
import { useMemberId } from '../../lib/members/useMemberId.ts';
import { useMe } from '../../session/useMe.ts';
import { togetherMachine } from './togetherMachine.ts';

/**
 * What two friends see of each other in their chat: how far the other one has read, and whether they are writing. Of a member
 * who does not show the same, nothing is told, asked or heard.
 *
 * @param lastFromPartner the id of the last message of the other one
 */
export function useTogether(partnerId: string, lastFromPartner: string | undefined) {
  const memberId = useMemberId();
  const queryClient = useQueryClient();
  const { isReadShown = false, isTypingShown = false } = useMe() ?? {};
  const { data: read } = useQuery({ ...readStateQuery(memberId, partnerId), enabled: isReadShown });
  const [state, send] = useMachine(
    togetherMachine.provide({
      actions: { tell: () => void tellWriting(memberId, partnerId).catch(() => undefined) },
    }),
    { clock: usePausableClock() },
  );
  useEffect(() => {
    if (!isTypingShown) return undefined;
    return listenForWriters(queryClient, (writerId) => {
      if (writerId === partnerId) send({ type: 'writer.heard' });
    });
  }, [isTypingShown, queryClient, partnerId, send]);
  useEffect(() => {
    if (lastFromPartner !== undefined) send({ type: 'message.came' });
  }, [lastFromPartner, send]);
  return {
    /** As `MessageLog` takes it. */
    readId: isReadShown ? (read?.messageId ?? null) : undefined,
    isWriting: isTypingShown ? state.hasTag('writing') : undefined,
    /** The member has changed what is in the field. */
    onWrite: (text: string) => {
      if (isTypingShown) send({ type: 'text.changed', text });
    },
  };
}
