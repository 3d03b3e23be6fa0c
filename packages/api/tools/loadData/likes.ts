import { audienceOf } from './audience.ts';
import type { Scale } from './community.ts';
import { postsOf } from './posts.ts';
import { idsOf } from './random.ts';

/** All likes, post by post. */
export function* likeRows(scale: Scale, nowMs: number) {
  const postId = idsOf(scale.seed, 'post');
  const memberId = idsOf(scale.seed, 'member');
  const factsOf = postsOf(scale, nowMs);
  const audience = audienceOf(scale, scale.likes, 'likes');
  for (let post = 0; post < scale.posts; post += 1) {
    for (const member of audience(post, factsOf(post)))
      yield { postId: postId(post), userId: memberId(member) };
  }
}
