import type { Conversation } from '@friendbase/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { friendsQuery } from '../../data/friendships.ts';
import { useMemberId } from '../../lib/members/useMemberId.ts';
import { useRoleOf } from '../../lib/members/RoleBadge.tsx';
import { itemsNamed } from '../../lib/lists/search.ts';

/** A list that is seen at a glance needs no search. Source: accessibility pattern 4.3.6. */
const SEARCHED_ABOVE = 10;

/**
 * Finds a conversation by name. A friend is found also where the conversation was not fetched yet, or nothing was written.
 */
export function useConversationSearch(conversations: readonly Conversation[]) {
  const { data: friends = [] } = useQuery(friendsQuery(useMemberId()));
  const roleOf = useRoleOf();
  const [looksFor, search] = useState('');
  const isSearched = looksFor.trim() !== '';
  const listed = new Set(conversations.map(({ id }) => id));
  const others = friends.flatMap(({ friend }): Conversation[] => {
    const { id, displayName: name, avatarUrl: picture, avatarFrame: frame } = friend;
    return listed.has(id) ? [] : [{ id, seed: id, name, picture, frame, role: roleOf(friend) }];
  });
  return {
    hasSearch: isSearched || conversations.length > SEARCHED_ABOVE,
    isSearched,
    looksFor,
    search,
    found: isSearched
      ? itemsNamed([...conversations, ...others], looksFor, ({ name, detail }) => `${name} ${detail ?? ''}`)
      : conversations,
  };
}
