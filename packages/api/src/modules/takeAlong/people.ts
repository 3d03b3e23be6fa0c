import { friendshipSeenBy, personSeen } from '@friendbase/contract';
import type { FriendshipEntry } from '@friendbase/contract';
import type { TakenLists } from '@friendbase/contract/taken-file';
import type { Knex } from 'knex';
import { readBlocked, readFriends, readRequests } from '../friendships/lists.ts';
import { FriendshipModel } from '../friendships/model.ts';

type Entry = TakenLists['people'];

const entry = ({ displayName: name, username }: FriendshipEntry['friend'], is: Entry['is']): Entry => ({
  name,
  username,
  is,
});

/** Friends, requests in both directions, and whom the member has blocked: as their lists show them. */
export async function* takenPeople(db: Knex, memberId: string): AsyncGenerator<Entry> {
  for (const { friend } of await readFriends(db, memberId)) yield entry(friend, 'friend');
  for (const { friend } of await readRequests(db, memberId)) yield entry(friend, 'asksYou');
  const asked = await FriendshipModel.query(db)
    .withGraphJoined('friend(person)', { joinOperation: 'innerJoin' })
    .where({ 'friendships.userId': memberId })
    .whereNot({ status: 'accepted' })
    .whereNull('friend.closedAt')
    .orderBy('friendships.id');
  // As the member sees them: who declined or blocked them is one who has not answered.
  for (const row of asked)
    if (friendshipSeenBy(row, memberId)?.status === 'pending') yield entry(personSeen(row.friend), 'asked');
  for (const { friend } of await readBlocked(db, memberId)) yield entry(friend, 'blocked');
}
