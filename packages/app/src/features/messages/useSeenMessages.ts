import { notificationId } from '@friendbase/contract';
import type { ChatMessage } from '@friendbase/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { tellSeen } from '../../data/notifications.ts';
import { notificationCountQuery } from '../../data/notificationCount.ts';
import { tellRead } from '../../data/readState.ts';
import { useMemberId } from '../../lib/members/useMemberId.ts';
import { useMe } from '../../session/useMe.ts';

/**
 * Tells that the member has seen what somebody wrote in the open chat, as soon as they look at the page; and their friend how
 * far they have read, where they show that.
 */
export function useSeenMessages(
  partnerId: string,
  last: Pick<ChatMessage, 'id' | 'dateTime'> | undefined,
): void {
  const lastFromPartner = last?.id;
  const queryClient = useQueryClient();
  const memberId = useMemberId();
  const isReadShown = useMe()?.isReadShown === true;
  const first = useRef(lastFromPartner);
  const tell = useEffectEvent((messageId: string, tellsFriend: boolean) => {
    // What does not arrive is told with the next message.
    if (tellsFriend) tellRead(memberId, partnerId, messageId).catch(() => undefined);
    first.current ??= lastFromPartner;
    const count = queryClient.getQueryData(notificationCountQuery(memberId).queryKey);
    // What arrives in an open chat is not counted before it is seen.
    if (count?.unseen === 0 && lastFromPartner === first.current) return;
    const only = notificationId({ kind: 'message', thingId: partnerId });
    // What comes meanwhile was not seen yet.
    tellSeen(queryClient, memberId, { only, until: last?.dateTime }).catch(() => undefined);
  });
  useEffect(() => {
    if (lastFromPartner === undefined) return undefined;
    const over = new AbortController();
    const look = () => {
      if (document.hidden) return;
      over.abort();
      tell(lastFromPartner, isReadShown);
    };
    document.addEventListener('visibilitychange', look, { signal: over.signal });
    look();
    return () => over.abort();
  }, [lastFromPartner, isReadShown]);
}
