import { audienceOf } from './audience.ts';
import type { Scale } from './community.ts';
import { postsOf } from './posts.ts';
import { idsOf, randomOf } from './random.ts';
import { ANSWERING_MS, instantOf, isoTime } from './community.ts';
import { replyFor } from './words.ts';

/** All comments, post by post, each within days of its post. */
export function* commentRows(scale: Scale, nowMs: number) {
  const idOf = idsOf(scale.seed, 'comment');
  const postId = idsOf(scale.seed, 'post');
  const memberId = idsOf(scale.seed, 'member');
  const factsOf = postsOf(scale, nowMs);
  const audience = audienceOf(scale, scale.comments, 'comments');
  const moments = randomOf(scale.seed, 'moments of comments');
  const words = randomOf(scale.seed, 'words of comments');
  let n = 0;
  for (let post = 0; post < scale.posts; post += 1) {
    const facts = factsOf(post);
    const timeMs = Math.min(ANSWERING_MS, nowMs - facts.atMs);
    for (const member of audience(post, facts)) {
      yield {
        id: idOf(n),
        postId: postId(post),
        authorId: memberId(member),
        content: replyFor(words, n),
        createdAt: isoTime(facts.atMs + moments(instantOf(n)) * timeMs),
      };
      n += 1;
    }
  }
}
