import { describe, expect, it } from 'vitest';
import type { Deletion } from '../moderation/safetyRecords.ts';
import type { Seed } from '../fixtures/seed.ts';
import { fillPath } from '../addresses.ts';
import { endpoints } from '../endpoints.ts';
import { ask } from './ask.ts';
import type { Backend, OpenBackend } from './backend.ts';
import { bodyOf, everyCall, paramsOf } from './bodies.ts';
import type { CallName } from './bodies.ts';
import { everythingReadBy } from './readable.ts';
import { mediaUrls, memberId, postBy, postId, UNKNOWN_ID } from './seeds.ts';
import type { Name } from './seeds.ts';
import { commentBy, commentId, messageFrom } from './talkSeeds.ts';

const READERS = ['ann', 'ben', 'cleo', 'ed'] as const satisfies Name[];

/** The picture is in no other post: with this one it is Ann's alone again. */
const MORE_POSTS = [
  postBy('ann', 5, { mediaUrls: mediaUrls(1), mediaDescriptions: [''] }),
  postBy('ben', 6, { privacy: 'friends' }),
  postBy('cleo', 7),
];
const MORE_COMMENTS = [commentBy('ann', 3), commentBy('ben', 4)];
/** The last of a conversation, one within another, and the only one of a third. */
const MORE_MESSAGES = [
  messageFrom('ben', 'ann', 4),
  messageFrom('ben', 'cleo', 5, { createdAt: '2024-01-01T08:00:00.000Z' }),
  messageFrom('ann', 'ed', 6),
];
const MORE_LIKES = [5, 6].map((n) => ({ userId: memberId('ann'), postId: postId(n) }));

/** `everyCall` and more, which is deleted where `deletion` says so. */
const withMore = (deletion?: Deletion): Seed => ({
  ...everyCall,
  posts: [...everyCall.posts, ...MORE_POSTS.map((post) => ({ ...post, ...deletion }))],
  likes: [...everyCall.likes, ...MORE_LIKES],
  comments: [
    ...everyCall.comments,
    ...MORE_COMMENTS.map((comment) => ({ ...comment, ...deletion })),
    commentBy('ann', 5, { postId: postId(5) }),
  ],
  messages: [...everyCall.messages, ...MORE_MESSAGES.map((message) => ({ ...message, ...deletion }))],
});

const DELETED = withMore({ deletedAt: '2024-03-01T08:00:00.000Z', deletedBy: memberId('ben') });

/** What Ann may do with a deleted post, and with a deleted comment under one that is there. */
const TRIES: [name: CallName, deleted: Record<string, string>, unknown: Record<string, string>][] = [
  ...(['getPost', 'deletePost', 'listComments', 'createComment'] as const).map(
    (name): (typeof TRIES)[number] => [name, { id: postId(5) }, { id: UNKNOWN_ID }],
  ),
  ['createLike', { postId: postId(6) }, { postId: UNKNOWN_ID }],
  ['deleteLike', { postId: postId(6) }, { postId: UNKNOWN_ID }],
  ['deleteComment', { id: postId(5), commentId: commentId(5) }, { id: UNKNOWN_ID }],
  ['deleteComment', { commentId: commentId(3) }, { commentId: UNKNOWN_ID }],
];

async function readByAll(backend: Backend): Promise<Record<string, unknown>> {
  const read: Record<string, unknown> = {};
  for (const name of READERS) read[name] = await everythingReadBy(await backend.as(name), name);
  return read;
}

async function askFor(backend: Backend, name: CallName, ids: Record<string, string>): Promise<string> {
  const { method, path } = endpoints[name];
  const body = bodyOf(name);
  const address = fillPath(path, { ...paramsOf(name), ...ids });
  const { status, raw } = await ask(await backend.as('ann'), method, address, body && { ...body, ...ids });
  return `${status} ${raw}`;
}

/** What members deleted is stored, and no call of a member finds it. */
export function deletedConform(backendName: string, open: OpenBackend): void {
  describe(`what was deleted on ${backendName}`, () => {
    it('is read by nobody in any call, as if it had never been', async () => {
      await using deleted = await open(DELETED);
      await using never = await open(everyCall);
      expect(await readByAll(deleted)).toEqual(await readByAll(never));
    });

    it('was in the lists before', async () => {
      await using there = await open(withMore());
      await using never = await open(everyCall);
      const [read, without] = [await readByAll(there), await readByAll(never)];
      for (const name of READERS) expect(read[name]).not.toEqual(without[name]);
    });

    it.each(TRIES)('is unknown to %s: %j', async (name, ids, unknown) => {
      await using backend = await open(DELETED);
      const answer = await askFor(backend, name, ids);
      expect(answer).toMatch(/^404 /);
      expect(answer).toBe(await askFor(backend, name, unknown));
    });
  });
}
