import { TEMPLATE_IDS } from '@friendbase/contract';
import type { Scale } from './community.ts';
import { chosenFrom, idsOf, randomOf } from './random.ts';
import { HISTORY_MS, instantOf, isoTime } from './community.ts';
import { textFor } from './words.ts';

const PUBLIC_SHARE = 0.4;
const TEMPLATE_SHARE = 0.5;

/** The facts about a post that other tables need, computed from its number. */
export interface PostFacts {
  /** The author's number. Squared: a few members write very much, the others at least half of the average. */
  author: number;
  isPublic: boolean;
  atMs: number;
}

/** Posts in the order of their time, spread over the years before `nowMs`. */
export function postsOf({ posts, members, seed }: Scale, nowMs: number): (n: number) => PostFacts {
  const random = randomOf(seed, 'posts');
  const moments = randomOf(seed, 'moments of posts');
  return (n) => {
    const instant = instantOf(n);
    return {
      author: Math.floor(random(n) ** 2 * members),
      isPublic: random(n, 1) < PUBLIC_SHARE,
      atMs: nowMs - HISTORY_MS * (1 - (instant + moments(instant)) / posts),
    };
  };
}

/** All posts, for friends and for everyone, with every template and none. */
export function* postRows(scale: Scale, nowMs: number) {
  const idOf = idsOf(scale.seed, 'post');
  const memberId = idsOf(scale.seed, 'member');
  const factsOf = postsOf(scale, nowMs);
  const random = randomOf(scale.seed, 'looks of posts');
  const words = randomOf(scale.seed, 'words of posts');
  for (let n = 0; n < scale.posts; n += 1) {
    const { author, isPublic, atMs } = factsOf(n);
    yield {
      id: idOf(n),
      authorId: memberId(author),
      content: textFor(words, n),
      privacy: isPublic ? 'public' : 'friends',
      template: random(n, 1) < TEMPLATE_SHARE ? chosenFrom(TEMPLATE_IDS, random(n, 2)) : null,
      createdAt: isoTime(atMs),
    };
  }
}
