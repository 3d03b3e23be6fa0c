import { MOST_TOLD_OF_A_POST } from '@friendbase/contract';
import type { LiveEvent } from '@friendbase/contract';
import { describe, expect, it } from 'vitest';
import { transact } from '../../db/transact.ts';
import { createLive } from '../../live/live.ts';
import { strangers } from '../../../testing/members.ts';
import { databases } from '../../../testing/openApi.ts';
import type { TestApi } from '../../../testing/openApi.ts';
import { readCounts } from './counts.ts';

const LIKES = 100;
/** The post, the friends of its author, who has commented on it, and how it is counted. */
const STATEMENTS = 4;

const friends = Array.from({ length: MOST_TOLD_OF_A_POST }, (_, n) => `friend${n}`);
const at = '2024-05-01T08:00:00.000Z';

/** Ann has as many friends as are told of a post, and one post with fifty comments. */
const loved = {
  ...strangers('ann', 'hugo', ...friends),
  friendships: friends.map((name) => ({
    id: `friendship ${name}`,
    userId: 'ann-id',
    friendId: `${name}-id`,
    status: 'accepted' as const,
  })),
  posts: [
    {
      id: 'post',
      authorId: 'ann-id',
      content: 'Good morning',
      privacy: 'public' as const,
      template: null,
      mediaUrls: [],
      mediaDescriptions: [],
      createdAt: at,
    },
  ],
  comments: friends
    .slice(0, 50)
    .map((name) => ({ id: name, postId: 'post', authorId: `${name}-id`, content: 'Hi', createdAt: at })),
};

/** All friends with a page open, and what they are told next. */
async function openPages({ reader, ...api }: TestApi, signal: AbortSignal) {
  const live = createLive({
    db: reader,
    clock: { now: () => api.now() },
    readCounts: (...asked) => readCounts(reader, ...asked),
    stopping: signal,
  });
  const pages = friends.map((name) => live.follow(`${name}-id`, undefined, signal));
  await Promise.all(pages.map((page) => page.next()));
  return { live, next: () => Promise.all(pages.map((page) => page.next())) };
}

describe.each(databases)('a post that a thousand friends look at, on $name', ({ openApi }) => {
  it('is counted for all of them by four statements a second, however often it is liked', async () => {
    await using api = await openApi(loved);
    const over = new AbortController();
    const { live, next } = await openPages(api, over.signal);
    const likes = (n: number) => transact(api.db, (trx) => live.tellCounted(trx, 'post', `actor ${n}`));
    const sent = api.watchStatements();
    // Without what each stream begins with.
    const isCounting = (sql: string) => /^(with|select)/i.test(sql) && !sql.includes('live_places');
    const reads = () => sent.filter(isCounting).length;
    const first = next();
    const begun = performance.now();
    await likes(0);
    const told: IteratorResult<LiveEvent>[] = await first;
    const feelings = { reactions: { happy: 0, proud: 0, hug: 0, sad: 0 }, ownReaction: null };
    const counts = { postId: 'post', likesCount: 0, commentsCount: 50, isLikedByUser: false, ...feelings };
    for (const { value } of told) expect(value).toEqual({ name: 'counted', data: counts });
    expect(reads()).toBe(STATEMENTS);
    const second = next();
    for (let n = 1; n <= LIKES; n += 1) await likes(n);
    await second;
    over.abort();
    expect(reads()).toBeLessThanOrEqual(STATEMENTS * (2 + Math.ceil((performance.now() - begun) / 1000)));
  });
});
