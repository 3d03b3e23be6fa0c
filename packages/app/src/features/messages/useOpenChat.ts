import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';

/**
 * The chat that is open. It stands in the address: it is open again after a reload, links lead to it, and the way back of
 * the browser leads to the list.
 */
export function useOpenChat() {
  const openId = useSearch({ from: '/messages', select: ({ with: partnerId }) => partnerId });
  const navigate = useNavigate({ from: '/messages' });
  const [last, setLast] = useState<{ openId: string | undefined; leftId?: string | undefined }>({ openId });
  const [isChanged, setIsChanged] = useState(false);
  if (last.openId !== openId) {
    setLast({ openId, leftId: openId === undefined ? last.openId : undefined });
    setIsChanged(true);
  }
  const go = (partnerId: string | undefined) =>
    void navigate({ search: { with: partnerId }, resetScroll: false });
  return {
    openId,
    /** The chat from which the member came back to the list. */
    leftId: last.leftId,
    /** The member opened or left a chat here. Not so on a new page, which leads the focus itself. */
    isChanged,
    open: (partnerId: string) => go(partnerId),
    close: () => go(undefined),
  };
}
