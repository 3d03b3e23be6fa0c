import { fixedId } from '../fixtures/ids.ts';
import { EMPTY_SEED } from '../fixtures/seed.ts';
import type { Seed, SeedFriendship, SeedMedia, SeedMember } from '../fixtures/seed.ts';
import { mediaUrl } from '../media.ts';
import type { StoredPost } from '../posts.ts';

export const NAMES = ['ann', 'ben', 'cleo', 'dora', 'ed', 'finn', 'gwen', 'hugo'] as const;
export type Name = (typeof NAMES)[number];

/** The password of every member of a conformance seed. */
export const PASSWORD = 'good friends';

/** FBB that every member of a conformance seed has. */
export const START_FBB = 40;

export const memberId = (name: Name): string => fixedId('member', NAMES.indexOf(name) + 1);
export const postId = (n: number): string => fixedId('post', n);
export const mediaId = (n: number): string => fixedId('media', n);
export const mediaUrls = (...numbers: number[]): string[] => numbers.map((n) => mediaUrl(mediaId(n)));
export const friendshipId = (n: number): string => fixedId('friendship', n);

/** An id of the right shape that no seed holds. */
export const UNKNOWN_ID = fixedId('post', 0xffff);

export const member = (name: Name): SeedMember => ({
  id: memberId(name),
  username: name,
  displayName: `${name[0]?.toUpperCase()}${name.slice(1)}`,
  email: `${name}@example.com`,
  bio: `I am ${name}.`,
  password: PASSWORD,
  challengeType: 'caregiver',
  friendbaseBucks: START_FBB,
});

/** Members who know nobody. */
export const crowdOf = (size: number): SeedMember[] =>
  Array.from({ length: size }, (_, n) => ({
    ...member('ann'),
    id: fixedId('member', 0x100 + n),
    username: `member${n}`,
    email: `member${n}@example.com`,
  }));

/** Who asked whom, the status, and who blocked; by default the one who was asked. */
export type Row = [
  asked: Name,
  wasAsked: Name,
  status: SeedFriendship['status'],
  blockedBy?: SeedFriendship['blockedBy'],
];

const friendship = ([userId, friendId, status, blockedBy]: Row, index: number): SeedFriendship => ({
  id: friendshipId(index + 1),
  userId: memberId(userId),
  friendId: memberId(friendId),
  status,
  ...(blockedBy === undefined ? {} : { blockedBy }),
});

/** Members and how they stand to each other: the `n`th row is `friendshipId(n)`. */
export const among = (names: readonly Name[], rows: Row[]): Seed => ({
  ...EMPTY_SEED,
  members: names.map(member),
  friendships: rows.map(friendship),
});

/** The same members, whom everybody may find. */
export const foundByAll = (seed: Seed): Seed => ({
  ...seed,
  members: seed.members.map((one) => ({ ...one, findableBy: 'everybody' })),
});

/** The `n`th post of a seed; without its own `createdAt` a higher `n` is a newer post. */
export const postBy = (author: Name, n: number, rest: Partial<StoredPost> = {}): StoredPost => ({
  id: postId(n),
  authorId: memberId(author),
  content: `Post ${n} by ${author}`,
  privacy: 'public',
  template: null,
  mediaUrls: [],
  mediaDescriptions: [],
  createdAt: new Date(Date.UTC(2024, 0, 1, 8, n)).toISOString(),
  ...rest,
});

/** The `n`th picture of a seed, ready to be shared. */
export const pictureOf = (owner: Name, n: number, rest: Partial<SeedMedia> = {}): SeedMedia => ({
  id: mediaId(n),
  ownerId: memberId(owner),
  kind: 'image',
  state: 'ready',
  byteSize: 1000,
  mimeType: 'image/png',
  width: 320,
  height: 240,
  durationMs: null,
  description: '',
  createdAt: '2024-01-01T00:00:00.000Z',
  ...rest,
});

/** The end of the address where the file of a `waitingFor` goes. */
export const UPLOAD_TOKEN = 'token-of-ann';

/** The `n`th picture of a seed, whose file may come until 2026. */
export const waitingFor = (owner: Name, n: number, rest: Partial<SeedMedia> = {}): SeedMedia =>
  pictureOf(owner, n, {
    state: 'waiting',
    kind: null,
    byteSize: null,
    mimeType: null,
    width: null,
    height: null,
    createdAt: '2025-12-31T23:00:00.000Z',
    uploadToken: UPLOAD_TOKEN,
    uploadExpiresAt: '2026-01-01T00:00:00.000Z',
    ...rest,
  });

/** How many pictures Ann has in `annAndBen`: `mediaUrls(1)` and on. */
const PICTURES = 6;

/** Two members who are friends, and Ann's pictures in no post. */
export const annAndBen: Seed = {
  ...among(['ann', 'ben'], [['ann', 'ben', 'accepted']]),
  media: Array.from({ length: PICTURES }, (_, index) => pictureOf('ann', index + 1)),
};

export const withPosts = (posts: StoredPost[]): Seed => ({ ...annAndBen, posts });

/** Every relation to Ann, the reader, with either of the two as the one who asked. */
export const RELATIONS = [
  ['ann', 'herself', true, true],
  ['ben', 'a friend she asked', true, true],
  ['cleo', 'a friend who asked her', true, true],
  ['dora', 'somebody she asked who has not answered', true, false],
  ['ed', 'somebody who waits for her answer', true, false],
  ['finn', 'somebody who declined her', false, false],
  ['gwen', 'somebody she declined', false, false],
  ['hugo', 'somebody she does not know', true, false],
] as const satisfies [Name, string, readsPublic: boolean, readsFriends: boolean][];

/** The post of each privacy by each of `RELATIONS`. */
export const publicPostOf = (name: Name): string => postId(NAMES.indexOf(name) * 2 + 1);
export const friendsPostOf = (name: Name): string => postId(NAMES.indexOf(name) * 2 + 2);

/** Ann among members of every relation; each has one public post and one for friends. */
export const everyRelation: Seed = {
  ...among(NAMES, [
    ['ann', 'ben', 'accepted'],
    ['cleo', 'ann', 'accepted'],
    ['ann', 'dora', 'pending'],
    ['ed', 'ann', 'pending'],
    ['ann', 'finn', 'blocked'],
    ['gwen', 'ann', 'blocked'],
    // Friends of a friend are no friends.
    ['ben', 'hugo', 'accepted'],
  ]),
  posts: NAMES.flatMap((name, index) => [
    postBy(name, index * 2 + 1, { privacy: 'public' }),
    postBy(name, index * 2 + 2, { privacy: 'friends' }),
  ]),
};

/** Five posts of one instant between an older and a newer one. */
export const fiveAtOneInstant: Seed = withPosts([
  postBy('ben', 9, { createdAt: '2024-01-03T08:00:00.000Z' }),
  // Not in id order: a backend that relies on insertion order fails.
  ...[4, 2, 6, 3, 5].map((n) => postBy('ben', n, { createdAt: '2024-01-02T08:00:00.000Z' })),
  postBy('ben', 1, { createdAt: '2024-01-01T08:00:00.000Z' }),
]);

/** The ids of `fiveAtOneInstant` as a feed shows them: newest first, then the higher id first. */
export const FIVE_AT_ONE_INSTANT_ORDER = [9, 6, 5, 4, 3, 2, 1].map(postId);

/** Twenty-five posts: one page and a bit. */
export const twentyFivePosts: Seed = withPosts(
  Array.from({ length: 25 }, (_, index) => postBy('ben', index + 1)),
);
