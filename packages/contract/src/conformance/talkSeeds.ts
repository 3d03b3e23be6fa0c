import type { Comment } from '../comments.ts';
import { fixedId } from '../fixtures/ids.ts';
import type { Seed } from '../fixtures/seed.ts';
import type { Message } from '../messages.ts';
import { notificationId } from '../notificationKinds.ts';
import type { StoredNotification } from '../notificationKinds.ts';
import { annAndBen, everyRelation, memberId, postBy, postId, publicPostOf, withPosts } from './seeds.ts';
import type { Name } from './seeds.ts';

export const commentId = (n: number): string => fixedId('comment', n);
export const messageId = (n: number): string => fixedId('message', n);

const minute = (n: number): string => new Date(Date.UTC(2024, 0, 2, 8, n)).toISOString();

/** The `n`th comment of a seed, under the first post; without its own `createdAt` a higher `n` is newer. */
export const commentBy = (author: Name, n: number, rest: Partial<Comment> = {}): Comment => ({
  id: commentId(n),
  postId: postId(1),
  authorId: memberId(author),
  content: `Comment ${n} by ${author}`,
  createdAt: minute(n),
  ...rest,
});

/** The `n`th message of a seed; without its own `createdAt` a higher `n` is newer. */
export const messageFrom = (
  sender: Name,
  receiver: Name,
  n: number,
  rest: Partial<Message> = {},
): Message => ({
  id: messageId(n),
  senderId: memberId(sender),
  receiverId: memberId(receiver),
  content: `Message ${n} from ${sender}`,
  createdAt: minute(n),
  ...rest,
});

/** That one has written to another, who has not looked since. */
export const writtenBy = (sender: Name, receiver: Name): StoredNotification =>
  newTo(receiver, { kind: 'message', thingId: memberId(sender), actorId: memberId(sender) });

/** What came for a member, who has not looked since. */
export const newTo = (
  receiver: Name,
  what: Pick<StoredNotification, 'kind' | 'thingId' | 'actorId'>,
): StoredNotification => ({
  ...what,
  id: notificationId(what),
  memberId: memberId(receiver),
  createdAt: minute(0),
  seenAt: null,
});

/** Not in id order: a backend that relies on insertion order fails. */
const FIVE = [4, 2, 6, 3, 5];
const SAME = { createdAt: '2024-01-03T08:00:00.000Z' };

/** The ids’ numbers of each seed below as a chat shows them: oldest first, then the lower id first. */
export const TALK_ORDER = [1, 2, 3, 4, 5, 6, 9];

/** Five messages of one instant between an older and a newer one, by both in turn. */
export const messagesAtOneInstant: Seed = {
  ...annAndBen,
  messages: [
    messageFrom('ann', 'ben', 9, { createdAt: '2024-01-04T08:00:00.000Z' }),
    ...FIVE.map((n) => (n % 2 ? messageFrom('ann', 'ben', n, SAME) : messageFrom('ben', 'ann', n, SAME))),
    messageFrom('ben', 'ann', 1),
  ],
};

/** Five comments of one instant between an older and a newer one, under Ben’s post. */
export const commentsAtOneInstant: Seed = {
  ...withPosts([postBy('ben', 1)]),
  comments: [
    commentBy('ann', 9, { createdAt: '2024-01-04T08:00:00.000Z' }),
    ...FIVE.map((n) => commentBy(n % 2 ? 'ann' : 'ben', n, SAME)),
    commentBy('ben', 1),
  ],
};

/** Comments under Ben's public post: by a friend, a stranger, and the two with whom Ann has a block. */
export const mixedComments: Seed = {
  ...everyRelation,
  comments: (['ben', 'finn', 'hugo', 'gwen'] as const).map((name, n) =>
    commentBy(name, n + 1, { postId: publicPostOf('ben') }),
  ),
};
