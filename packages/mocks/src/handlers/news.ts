import { MOST_NEWS } from '@friendbase/contract';
import type { News } from '@friendbase/contract';
import type { Store } from '../store.ts';
import { lastMessages, partnerIn } from './lastMessages.ts';
import { isHidden, requireMember } from './people.ts';

/** What came for a member after `since`. */
export function newsOf(store: Store, memberId: string, since: string, now: Date): News {
  const requests = store.friendships.findMany((q) =>
    q.where(
      ({ userId, friendId, status, askedAt }) =>
        friendId === memberId &&
        status === 'pending' &&
        (askedAt ?? '') > since &&
        !requireMember(store, userId).closedAt,
    ),
  );
  const conversations = lastMessages(store, memberId)
    .filter(({ createdAt }) => createdAt > since)
    .sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))
    .slice(0, MOST_NEWS)
    .filter(
      (message) =>
        message.receiverId === memberId && !isHidden(store, memberId, partnerIn(message, memberId)),
    );
  const told = store.decisions.findMany((q) =>
    q.where(({ ownerId, toldAt }) => ownerId === memberId && (toldAt ?? '') > since),
  );
  return {
    at: now.toISOString(),
    requests: Math.min(requests.length, MOST_NEWS),
    conversations: conversations.length,
    decisions: Math.min(told.length, MOST_NEWS),
    ...(requireMember(store, memberId).role === 'moderator' && { cases: waitingCases(store, memberId) }),
  };
}

function waitingCases(store: Store, moderatorId: string): number {
  const waiting = store.cases.findMany((q) =>
    q.where(({ closedAt, ownerId }) => closedAt === null && ownerId !== moderatorId),
  );
  return Math.min(waiting.length, MOST_NEWS);
}
