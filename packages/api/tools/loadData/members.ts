import { CHALLENGE_TYPES, FIRST_FINDERS } from '@friendbase/contract';
import { nameWordRows } from '../../src/modules/finding/nameWords.ts';
import { memberKeys } from '../../src/modules/users/model.ts';
import type { Scale } from './community.ts';
import { chosenFrom, entryOf, idsOf, randomOf } from './random.ts';
import { HISTORY_MS, isoTime, JOINING_MS } from './community.ts';
import { BIOS, FIRST_NAMES, LAST_NAMES } from './words.ts';

const MOST_FBB = 500;

/** By the member's number from 0; the first is `member1`. */
export const usernameOf = (n: number): string => `member${n + 1}`;

/** One of ten lets everybody find them. */
const foundByAll = (n: number): boolean => n % 10 === 9;

/** What the members are found by. */
export function* nameWordsOf(
  members: Iterable<ReturnType<typeof memberRows> extends Iterable<infer Row> ? Row : never>,
) {
  for (const member of members) yield* nameWordRows(member);
}

/** All members, with one password. */
export function* memberRows({ members, seed }: Scale, nowMs: number, passwordHash: string) {
  const idOf = idsOf(seed, 'member');
  const random = randomOf(seed, 'members');
  for (let n = 0; n < members; n += 1) {
    const username = usernameOf(n);
    const email = `${username}@example.com`;
    yield {
      id: idOf(n),
      username,
      email,
      ...memberKeys({ username, email }),
      displayName: `${chosenFrom(FIRST_NAMES, random(n))} ${chosenFrom(LAST_NAMES, random(n, 1))}`,
      bio: n % 2 === 0 ? chosenFrom(BIOS, random(n, 2)) : null,
      passwordHash,
      findableBy: foundByAll(n) ? 'everybody' : FIRST_FINDERS,
      challengeType: entryOf(CHALLENGE_TYPES, n),
      friendbaseBucks: Math.floor(random(n, 3) * MOST_FBB),
      createdAt: isoTime(nowMs - HISTORY_MS - random(n, 4) * JOINING_MS),
    };
  }
}
