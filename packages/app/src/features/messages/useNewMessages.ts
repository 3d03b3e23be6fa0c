import type { Conversation } from '@friendbase/contract';
import { announce, usePreferences, useWords } from '@friendbase/ui-kit';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { conversationsQuery, messagesQuery } from '../../data/messages.ts';
import { useMemberId } from '../../lib/members/useMemberId.ts';
import { useConnectionState } from '../../lib/live/useConnectionState.ts';
import { hearsArrivals } from '../../live/arrivalSpeech.ts';
import { messages as words } from '../../words/en/messages.ts';

/** Who wrote since the member looked last. */
interface Found {
  /** The name of the open chat's partner, if they did. */
  inChat: string | undefined;
  /** How many others did. */
  elsewhere: number;
}

/** What a list has that was not in it before; own messages are no news. */
export function findNew(before: Conversation[], now: Conversation[], openId: string | undefined): Found {
  const known = new Set(before.map(({ id }) => id));
  const news = now.filter(({ id, sender, senderId }) => !known.has(id) && senderId === sender.id);
  const inChat = news.find(({ sender }) => sender.id === openId)?.sender.displayName;
  return { inChat, elsewhere: news.length - (inChat === undefined ? 0 : 1) };
}

/**
 * “Check for new messages”, for where they do not come by themselves (G9, X13). A press is answered once, on the page and in
 * words.
 */
export function useNewMessages(openId: string | undefined) {
  const t = useWords(words);
  const memberId = useMemberId();
  const queryClient = useQueryClient();
  const isLogHeard = usePreferences(hearsArrivals);
  const conversations = useInfiniteQuery(conversationsQuery(memberId));
  const entriesOf = (data: typeof conversations.data) => data?.pages.flatMap(({ items }) => items) ?? [];

  /** The list as it first came, or as the last press left it: the bell fetches it too, and tells nobody what came. */
  const told = useRef<Conversation[]>(undefined);
  useEffect(() => {
    if (conversations.data) told.current ??= entriesOf(conversations.data);
  });

  const check = useMutation({
    mutationFn: async (chatId: string | undefined): Promise<Found> => {
      const { queryKey } = messagesQuery(memberId, chatId ?? '');
      const [{ data }] = await Promise.all([
        conversations.refetch({ throwOnError: true }),
        chatId !== undefined && queryClient.refetchQueries({ queryKey }, { throwOnError: true }),
      ]);
      const now = entriesOf(data);
      // Of a first look nothing is new.
      const before = told.current ?? now;
      told.current = now;
      return findNew(before, now, chatId);
    },
    onSuccess: (found) => {
      // What is new in the open chat is said by its log, unless the member wants none of that: a press is answered all the same.
      if (!isLogHeard) announce(sayAll(found));
      else if (found.elsewhere > 0 || found.inChat === undefined) announce(sayElsewhere(found));
    },
    onError: () => announce(t('checkFailed'), 'assertive'),
  });

  const sayElsewhere = ({ inChat, elsewhere: count }: Found) => {
    if (count === 0) return t('noNew');
    return t(inChat === undefined ? 'newFrom' : 'newElsewhere', { count });
  };
  const sayAll = (found: Found) =>
    [
      found.inChat !== undefined && t('newInChat', { name: found.inChat }),
      (found.inChat === undefined || found.elsewhere > 0) && sayElsewhere(found),
    ]
      .filter(Boolean)
      .join(' ');

  const connection = useConnectionState();
  return {
    /** Nobody has to look for them. */
    comeBySelf: connection !== 'closed',
    updatedAt: conversations.data && conversations.dataUpdatedAt,
    isChecking: check.isPending,
    hasFailed: check.isError,
    // What was found is told of the page as it was then.
    found: check.data && check.variables === openId ? sayAll(check.data) : undefined,
    check: () => check.mutate(openId),
  };
}
