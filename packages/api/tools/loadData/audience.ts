import { communityOf } from './community.ts';
import type { Scale } from './community.ts';
import type { PostFacts } from './posts.ts';
import { differentBelow, fewOrMany, randomOf } from './random.ts';

/**
 * Numbers of the members who react to a post, each once: anybody for a public post, else friends of the
 * author. On average `average`, limited by the author's number of friends.
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
