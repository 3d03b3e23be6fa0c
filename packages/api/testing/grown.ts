import type { Knex } from 'knex';
import { EMPTY_SEED } from '@friendbase/contract/fixtures';
import { insertSeed } from '../src/seeds/seed.ts';
import { conversationRows, messageRow } from '../src/modules/messages/model.ts';
import { LikingModel } from '../src/modules/likings/model.ts';
import { NameWordModel, nameWordRows } from '../src/modules/finding/nameWords.ts';
import { friendshipRow } from '../src/modules/friendships/model.ts';
import { member, cheapPasswords } from './members.ts';

/** More than any page or circle of friends, so that reading all of a table stands out. */
export const MANY = 3000;
const FRIENDS = 40;
const START_MS = Date.UTC(2023, 0, 1);

export const person = (n: number): string => `person-${String(n).padStart(4, '0')}`;
/** Half of them share a first name. */
const nameOf = (n: number): string => `${n % 4 < 2 ? 'Robin' : 'Kim'} Member${n}`;
export const planned = (n: number): string => `plan-${String(n).padStart(4, '0')}`;
export const post = (n: number): string => `post-${String(n).padStart(4, '0')}`;
const timeOf = (n: number): string => new Date(START_MS + n * 60_000).toISOString();
export const rowsOf = <Row>(count: number, make: (n: number) => Row): Row[] =>
  Array.from({ length: count }, (_, n) => make(n));

/** The one who reads, a friend with whom she has a long conversation, a post with many comments, and a club with everybody in it. */
export const READER = 'ann-id';
export const PARTNER = person(0);
export const POST = post(0);
export const CLUB = 'memoryMatch';

const pictureFor = ({ id, authorId, createdAt }: { id: string; authorId: string; createdAt: string }) => ({
  id: `media-of-${id}`,
  ownerId: authorId,
  kind: 'image',
  state: 'ready',
  byteSize: 600,
  mimeType: 'image/png',
  createdAt,
});

/** Half of them published, each with the picture of a post. */
const plansWithPictures = (): [table: string, rows: object[]][] => [
  [
    'plans',
    rowsOf(MANY, (n) => ({
      id: planned(n),
      kind: n % 4 === 1 ? 'story' : 'event',
      state: n % 2 ? 'published' : 'draft',
      draft: '{}',
      createdAt: timeOf(n),
      changedAt: timeOf(n),
    })),
  ],
  [
    'plan_photos',
    rowsOf(MANY, (n) => ({
      planId: planned(n),
      purpose: 'card',
      place: 0,
      mediaId: `media-of-${post(n)}`,
      description: 'Hills',
    })),
  ],
];

/**
 * A database in which one reader has 3,000 conversations, one of them of 3,000 messages, among 3,000 members with
 * 9,000 posts with a picture each, one of which has 3,000 comments; and 3,000 plans with a picture each. Each partner has written last, which the reader has read, and half of that is new. What the planner goes by is up to date.
 */
export async function fillGrown(db: Knex): Promise<void> {
  await insertSeed(
    db,
    { ...EMPTY_SEED, members: [{ ...member('ann'), isReadShown: true }] },
    new Date(START_MS),
    cheapPasswords,
  );
  const people = rowsOf(MANY, (n) => ({
    id: person(n),
    username: person(n),
    usernameKey: person(n),
    usernameSkeleton: person(n),
    displayName: nameOf(n),
    findableBy: n % 2 === 0 ? ('everybody' as const) : ('friendsOfFriends' as const),
    email: person(n),
    emailKey: person(n),
    passwordHash: '!',
    challengeType: 'cognitive',
    friendbaseBucks: 0,
    isReadShown: true,
    createdAt: timeOf(n),
  }));
  const friendships = rowsOf(FRIENDS, (n) =>
    friendshipRow({
      id: `friendship-${n}`,
      userId: READER,
      friendId: person(n),
      status: n % 10 === 9 ? 'blocked' : 'accepted',
      blockedBy: n % 10 === 9 ? 'user' : null,
    }),
  );
  const others = rowsOf(MANY * 2, (n) =>
    friendshipRow({
      id: `others-${n}`,
      userId: person(n % MANY),
      friendId: person((n % MANY) + 1 + (n < MANY ? 0 : 1)),
      status: 'accepted',
      blockedBy: null,
    }),
  ).filter(({ highId }) => highId < person(MANY));
  const posts = rowsOf(MANY * 3, (n) => ({
    id: post(n),
    authorId: person(n % MANY),
    content: 'Hello',
    privacy: n % 2 === 0 ? 'public' : 'friends',
    createdAt: timeOf(n),
  }));
  const media = [...posts, { id: 'loose', authorId: PARTNER, createdAt: timeOf(0) }].map(pictureFor);
  const likes = posts.map(({ id, authorId }) => ({ postId: id, userId: authorId }));
  const reactions = likes.map((like) => ({ ...like, feeling: 'hug' }));
  const comment = (n: number, postId: string) => ({
    id: `comment-${n}`,
    postId,
    authorId: person(n % MANY),
    content: 'Hello',
    createdAt: timeOf(n),
  });
  const comments = [
    ...rowsOf(MANY, (n) => comment(n, POST)),
    ...rowsOf(MANY * 3, (n) => comment(MANY + n, post(n))),
  ];
  const message = (n: number, partner: string) => ({
    id: `message-${n}`,
    senderId: partner,
    receiverId: READER,
    content: 'Hello',
    createdAt: timeOf(n),
  });
  const lasts = rowsOf(MANY, (n) => message(n, person(n)));
  const long = rowsOf(MANY, (n) => message(MANY + n, PARTNER));
  const messageReads = [...lasts.slice(1), ...long.slice(-1)].map(
    ({ id: messageId, senderId, createdAt }) => ({
      memberId: READER,
      partnerId: senderId,
      messageId,
      sentAt: createdAt,
    }),
  );
  const notifications = rowsOf(MANY, (n) => ({
    memberId: READER,
    id: `message-${person(n)}`,
    kind: 'message',
    thingId: person(n),
    actorId: person(n),
    createdAt: timeOf(n),
    seenAt: n % 2 ? timeOf(n) : null,
  }));
  const tables: [table: string, rows: object[]][] = [
    ['users', people],
    [NameWordModel.tableName, people.flatMap(nameWordRows)],
    [
      LikingModel.tableName,
      [READER, ...people.map(({ id }) => id)].map((memberId) => ({ memberId, liking: 'dogs' })),
    ],
    ['friendships', [...friendships, ...others]],
    ['club_members', people.map(({ id: userId, createdAt }) => ({ clubId: CLUB, userId, createdAt }))],
    ['media', media],
    ['posts', posts],
    [
      'post_media',
      posts.map(({ id }) => ({ postId: id, place: 0, mediaId: `media-of-${id}`, description: '' })),
    ],
    ...plansWithPictures(),
    ['likes', likes],
    ['reactions', reactions],
    ['comments', comments],
    ['messages', [...lasts, ...long].map(messageRow)],
    ['conversations', [...lasts.slice(1), ...long.slice(-1)].flatMap(conversationRows)],
    ['message_reads', messageReads],
    ['notifications', notifications],
  ];
  for (const [table, rows] of tables) {
    await db.batchInsert(table, rows, 500);
    await db.raw('analyze ??', [table]);
  }
}
