import type { Conversation as Entry, Person } from '@friendbase/contract';
import { announce, useWords, type Conversation } from '@friendbase/ui-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Conversations } from '../../data/chatCache.ts';
import { conversationsQuery } from '../../data/messages.ts';
import { useHeldOrder } from '../../lib/lists/useHeldOrder.ts';
import { useMemberId } from '../../lib/members/useMemberId.ts';
import { useDates } from '../../lib/time/useDates.ts';
import { useReported } from '../../lib/reports/useReported.ts';
import { useRoleOf } from '../../lib/members/RoleBadge.tsx';
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

/** A row of the list: of somebody nobody has written with yet it has no entry. */
interface Row {
  id: string;
  entry?: Entry;
}

interface Loaded {
  data: Conversations | undefined;
  hasNextPage: boolean;
  isFetching: boolean;
}

/** The rows as they stand: nothing moves them but what the member sends or opens, which comes on top. */
function useRows(
  { data, hasNextPage, isFetching }: Loaded,
  openId: string | undefined,
  newId: string | undefined,
) {
  const memberId = useMemberId();
  const rows = useMemo(() => {
    const entries = data?.pages.flatMap(({ items }) => items);
    return (
      entries && [
        ...(newId === undefined ? [] : [{ id: newId }]),
        ...entries.map((entry): Row => ({ id: entry.sender.id, entry })),
      ]
    );
  }, [data, newId]);
  const last = rows?.at(-1)?.entry;
  const latest = rows?.[0]?.entry;
  return useHeldOrder(rows, {
    isFetching,
    // Who comes back from a chat, where that is a screen of its own, opens the list again.
    opening: openId === undefined,
    broughtUp: newId ?? (latest?.senderId === memberId ? latest.id : undefined),
    // What comes up on the first page pushes the last one out of the pages that are loaded.
    isPushedOut: ({ entry }) => hasNextPage && !!entry && !!last && entry.createdAt <= last.createdAt,
  });
}

/**
 * The conversations as their list shows them: the latest first as it was opened, and each in its place from then on. The open one
 * is among them also before anything was written, so that the list always says which it is.
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
  const isNew = open && entries && !entries.some(({ sender }) => sender.id === open.id);
  const rows = useRows(query, openId, isNew ? open.id : undefined);
  const show = (person: Person, entry: Entry | undefined): Conversation => ({
    id: person.id,
    seed: person.id,
    name: nameOf(person),
    picture: person.avatarUrl,
    frame: person.avatarFrame,
    role: roleOf(person),
    last:
      !entry || reported.has(entry.id)
        ? undefined
        : {
            text: entry.senderId === memberId ? t('ownLast', { text: entry.content }) : entry.content,
            time: dates.timeOrDay(entry.createdAt),
          },
  });
  const conversations = rows?.flatMap(({ entry }) => {
    const person = entry?.sender ?? open;
    return person ? [show(person, entry)] : [];
  });
  const people = [...(rows ?? []).flatMap(({ entry }) => entry?.sender ?? []), ...(open ? [open] : [])];
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
