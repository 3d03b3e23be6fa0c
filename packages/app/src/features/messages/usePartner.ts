import type { Conversation, FriendshipEntry, Person } from '@friendbase/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { friendsQuery } from '../../data/friendships.ts';
import { conversationsQuery } from '../../data/messages.ts';
import { useMemberId } from '../../lib/members/useMemberId.ts';
import { useWords } from '@friendbase/ui-kit';
import { chatPane } from '../../words/en/messages.ts';

/** Who the open chat is with, as far as the member's own lists tell. */
interface Partner {
  id: string;
  person: Person | undefined;
  /** False where they are known to be no friends; undefined as long as that is not known. */
  isFriend: boolean | undefined;
  /** Neither a friend nor somebody the member has written with. */
  isUnknown: boolean;
  /** It is not known yet who it is. */
  isWaiting: boolean;
}

interface Lists {
  conversations: readonly Conversation[] | undefined;
  friends: readonly FriendshipEntry[] | undefined;
  /** No list is on its way. */
  areSettled: boolean;
}

/** Looks a partner up in both lists: somebody may be in one of them alone, or in none. */
export function findPartner(id: string, { conversations, friends, areSettled }: Lists): Partner {
  const friendship = friends?.find(({ friend }) => friend.id === id);
  const person = friendship?.friend ?? conversations?.find(({ sender }) => sender.id === id)?.sender;
  return {
    id,
    person,
    isFriend: friends && friendship !== undefined,
    isUnknown: !person && friends !== undefined && conversations !== undefined,
    isWaiting: !person && !areSettled,
  };
}

export function usePartner(id: string): Partner {
  const memberId = useMemberId();
  const conversations = useInfiniteQuery(conversationsQuery(memberId));
  const friends = useQuery(friendsQuery(memberId));
  return findPartner(id, {
    conversations: conversations.data?.pages.flatMap(({ items }) => items),
    friends: friends.data,
    areSettled: !conversations.isPending && !friends.isPending,
  });
}

/** The name of who writes, in the member's words where the account was closed: its own name is gone. */
export function useNameOf(): (person: Person) => string {
  const t = useWords(chatPane);
  return ({ displayName, isClosed = false }) => (isClosed ? t('closedAccount') : displayName);
}
