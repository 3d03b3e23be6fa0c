import { notificationId, type SharedGame } from '@friendbase/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { tellSeen } from '../../../data/notifications.ts';
import { useMemberId } from '../../../lib/members/useMemberId.ts';

/** Tells that the member has seen that it is their turn, as soon as they look at the game: the bell has nothing more to say. */
export function useSeenTurn({ id, board }: SharedGame): void {
  const queryClient = useQueryClient();
  const memberId = useMemberId();
  const isOwnTurn = board?.isOwnTurn === true;
  useEffect(() => {
    if (!isOwnTurn) return undefined;
    const over = new AbortController();
    const only = notificationId({ kind: 'turn', thingId: id });
    const look = () => {
      if (document.hidden) return;
      over.abort();
      // What does not arrive stays new, until the next turn.
      tellSeen(queryClient, memberId, { only, until: undefined }).catch(() => undefined);
    };
    document.addEventListener('visibilitychange', look, { signal: over.signal });
    look();
    return () => over.abort();
  }, [id, isOwnTurn, memberId, queryClient]);
}
