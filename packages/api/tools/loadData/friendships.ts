import type { FriendshipRecord } from '@friendbase/contract';
import { friendshipRow } from '../../src/modules/friendships/model.ts';
import { communityOf } from './community.ts';
import type { Scale } from './community.ts';
import { chosenFrom, idsOf, randomOf } from './random.ts';

type Standing = Pick<FriendshipRecord, 'status' | 'blockedBy'>;

const ACCEPTED: Standing = { status: 'accepted', blockedBy: null };
const OTHERS: Standing[] = [
  { status: 'pending', blockedBy: null },
  { status: 'pending', blockedBy: null },
  { status: 'blocked', blockedBy: 'user' },
  { status: 'blocked', blockedBy: 'friend' },
  { status: 'blocked', blockedBy: 'both' },
];

/** All friendships, one row a pair. */
export function* friendshipRows(scale: Scale) {
  const { bondsOf, acceptedOf, bondAt } = communityOf(scale);
  const idOf = idsOf(scale.seed, 'friendship');
  const memberId = idsOf(scale.seed, 'member');
  const random = randomOf(scale.seed, 'friendships');
  for (let holder = 0; holder < scale.members; holder += 1) {
    const { first, count } = bondsOf(holder);
    for (let nth = 0; nth < count; nth += 1) {
      const n = first + nth;
      const pair = [memberId(holder), memberId(bondAt(holder, nth).partner)] as const;
      const [userId, friendId] = random(n) < 0.5 ? pair : pair.toReversed();
      const standing = nth < acceptedOf(holder).count ? ACCEPTED : chosenFrom(OTHERS, random(n, 1));
      yield friendshipRow({ id: idOf(n), userId, friendId, ...standing });
    }
  }
}
