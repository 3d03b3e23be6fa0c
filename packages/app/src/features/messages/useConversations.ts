import type { Conversation as Entry } from '@friendbase/contract';
import { announce, useWords, type Conversation } from '@friendbase/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { conversationsQuery } from '../../data/messages.ts';
import { useMemberId } from '../../lib/memberId.ts';
import { useDates } from '../../lib/time/useDates.ts';
import { useReported } from '../../lib/useReported.ts';
import { useRoleOf } from '../../lib/RoleBadge.tsx';
import { messages as words } from '../../words/en/messages.ts';
import { useNameOf, usePartner } from './usePartner.ts';

/** Two members of one name are told apart by their usernames, which a closed account has none of. */
function withDetails(conversations: Conversation[], usernames: Map<string, string>): Conversation[] {
  const names = conversations.map(({ name }) => name);
  const isShared = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
  return conversations.map((it) => {
    const username = usernames.get(it.id);
    return username !== undefined && isShared(it.name) ? { ...it, detail: `@${username}` } : it;
  });
}

/**
 * The conversations as their list shows them, the latest first. The open one is among them also before anything was
 * written, so that the list always says which it is.
 */
export function useConversations(openId: string | undefined) {
  const t = useWords(words);
  const nameOf = useNameOf();
  const roleOf = useRoleOf();
  const memberId = useMemberId();
  const dates = useDates();
  const reported = useReported();
  const query = useInfiniteQuery(conversationsQuery(memberId));
  const { person: open, isWaiting } = usePartner(openId ?? '');
  const entries = query.data?.pages.flatMap(({ items }) => items);
  const show = ({ id, sender, senderId, content, createdAt }: Entry): Conversation => ({
    id: sender.id,
    seed: sender.id,
    name: nameOf(sender),
    picture: sender.avatarUrl,
    frame: sender.avatarFrame,
    role: roleOf(sender),
    last: reported.has(id)
      ? undefined
      : {
          text: senderId === memberId ? t('ownLast', { text: content }) : content,
          time: dates.timeOrDay(createdAt),
        },
  });
  const isNew = open && entries && !entries.some(({ sender }) => sender.id === open.id);
  const conversations = entries && [
    ...(isNew
      ? [
          {
            id: open.id,
            seed: open.id,
            name: nameOf(open),
            picture: open.avatarUrl,
            frame: open.avatarFrame,
            role: roleOf(open),
          },
        ]
      : []),
    ...entries.map(show),
  ];
  const people = [...(entries ?? []).map(({ sender }) => sender), ...(open ? [open] : [])];
  const usernames = people.flatMap(({ id, username, isClosed }) =>
    isClosed ? [] : [[id, username] as const],
  );
  const fetchMore = async () => {
    const { isFetchNextPageError } = await query.fetchNextPage();
    if (isFetchNextPageError) announce(t('moreFailed'), 'assertive');
  };
  // The row of the open one comes with the others, which it would push down.
  const areKnown = openId === undefined || !isWaiting;
  return {
    conversations: areKnown && conversations ? withDetails(conversations, new Map(usernames)) : undefined,
    query,
    isFetchingMore: query.isFetchingNextPage,
    hasMoreFailed: query.isFetchNextPageError,
    fetchMore: query.hasNextPage ? () => void fetchMore() : undefined,
  };
}
