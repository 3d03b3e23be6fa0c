import { LIKINGS } from '@friendbase/contract';
import type { Scale } from './community.ts';
import { entryOf, idsOf } from './random.ts';

/** How many things each member likes. */
export const LIKINGS_EACH = 3;

/** Three things each, in turn, so that all of them are liked by as many. */
export function* likingRows({ members, seed }: Scale) {
  const idOf = idsOf(seed, 'member');
  for (let n = 0; n < members; n += 1)
    for (let nth = 0; nth < LIKINGS_EACH; nth += 1)
      yield { memberId: idOf(n), liking: entryOf(LIKINGS, n + nth * (1 + (n % 7))) };
}
