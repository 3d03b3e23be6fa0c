import type { Media } from '@friendbase/contract';
import type { Scale } from './community.ts';
import { postsOf } from './posts.ts';
import { idsOf, randomOf } from './random.ts';
import { isoTime } from './community.ts';

/** The share of posts that carry a picture. */
export const PICTURE_SHARE = 0.1;

/** The numbers of all posts that carry a picture, which has the same number. */
function* illustrated({ seed, posts }: Scale): Generator<number> {
  const random = randomOf(seed, 'pictures of posts');
  for (let n = 0; n < posts; n += 1) if (random(n) < PICTURE_SHARE) yield n;
}

/** All pictures, each of the author of its post. They have no files: the placeholder is shown for each. */
export function* mediaRows(scale: Scale, nowMs: number): Generator<Media> {
  const idOf = idsOf(scale.seed, 'media');
  const memberId = idsOf(scale.seed, 'member');
  const factsOf = postsOf(scale, nowMs);
  for (const n of illustrated(scale)) {
    const { author, atMs } = factsOf(n);
    yield {
      id: idOf(n),
      ownerId: memberId(author),
      kind: 'image',
      state: 'ready',
      byteSize: 600,
      mimeType: 'image/svg+xml',
      width: 320,
      height: 240,
      durationMs: null,
      description: '',
      createdAt: isoTime(atMs),
    };
  }
}

/** Which post carries which picture. */
export function* postMediaRows(scale: Scale) {
  const idOf = idsOf(scale.seed, 'media');
  const postId = idsOf(scale.seed, 'post');
  for (const n of illustrated(scale))
    yield { postId: postId(n), place: 0, mediaId: idOf(n), description: 'Hills and a sun' };
}
