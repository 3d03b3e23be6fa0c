import { communityOf } from './community.ts';
import type { Scale } from './options.ts';
import type { PostFacts } from './posts.ts';
import { differentBelow, fewOrMany, randomOf } from './random.ts';

/**
 * Who answers a post, by their numbers and each once: for a public post anybody, else friends of the author. `average`
 * a post, but fewer where the author has not as many friends.
 */
export function audienceOf(scale: Scale, average: number, kind: string) {
  const { acceptedOf, bondAt } = communityOf(scale);
  const counts = randomOf(scale.seed, `how many ${kind}`);
  const people = randomOf(scale.seed, `whose ${kind}`);
  return function* audience(post: number, { author, isPublic }: PostFacts): Generator<number> {
    const most = isPublic ? scale.members : acceptedOf(author).count;
    const count = Math.min(most, fewOrMany(average, counts, post));
    for (const nth of differentBelow(most, count, people, post))
      yield isPublic ? nth : bondAt(author, nth).partner;
  };
}
