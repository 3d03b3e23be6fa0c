import { NOTIFICATION_LIFE_MS, notificationId } from '@friendbase/contract';
import { audienceOf } from './audience.ts';
import { isoTime } from './community.ts';
import type { Scale } from './community.ts';
import { postsOf } from './posts.ts';
import { idsOf, randomOf } from './random.ts';

/** How many are still new. */
const NEW_SHARE = 0.1;

/** That a post was liked, a row for each that was. They came lately: what is too old is swept at the next start. */
export function* notificationRows(scale: Scale, nowMs: number) {
  const postId = idsOf(scale.seed, 'post');
  const memberId = idsOf(scale.seed, 'member');
  const factsOf = postsOf(scale, nowMs);
  const likers = audienceOf(scale, scale.likes, 'likes');
  const moments = randomOf(scale.seed, 'moments of notifications');
  for (let post = 0; post < scale.posts; post += 1) {
    const facts = factsOf(post);
    for (const liker of likers(post, facts)) {
      if (liker === facts.author) continue;
      const sinceMs = Math.max(facts.atMs, nowMs - NOTIFICATION_LIFE_MS / 2);
      const createdAt = isoTime(sinceMs + moments(post) * (nowMs - sinceMs));
      const what = { kind: 'like', thingId: postId(post) } as const;
      yield {
        memberId: memberId(facts.author),
        id: notificationId(what),
        ...what,
        actorId: memberId(liker),
        createdAt,
        seenAt: moments(post, 1) < NEW_SHARE ? null : createdAt,
      };
      break;
    }
  }
}
