import { CHALLENGE_TYPES, Like, Post, User } from '@friendbase/contract';
import type { Seed } from '@friendbase/contract/fixtures';
import { Collection } from '@msw/data';
import { defineExtension } from '@msw/data/extensions';
import * as z from 'zod/mini';

const free = z.optional(z.nullable(z.string()));

/** Everything that is kept of a member. Only what a call's `output` names ever leaves the mocks. */
const Member = z.extend(User, {
  password: z.string(),
  challengeType: z.enum(CHALLENGE_TYPES),
  friendbaseBucks: z.number(),
  caregiverEmail: free,
  emergencyContact: free,
  supportNeeds: free,
});
export type Member = z.infer<typeof Member>;

const Friendship = z.object({
  id: z.string(),
  userId: z.string(),
  friendId: z.string(),
  status: z.enum(['pending', 'accepted', 'blocked']),
});

/** What a store can be filled with; also the shape of a store that was kept as text. */
export const Records = z.object({
  members: z.array(Member),
  friendships: z.array(Friendship),
  posts: z.array(Post),
  likes: z.array(Like),
});

/** The records of one mock backend. */
export type Store = ReturnType<typeof createStore>;

/** An empty store. `onChange` is called before each change of a record. */
export function createStore(onChange: () => void) {
  const save = defineExtension({
    name: 'save',
    extend({ hooks }) {
      for (const change of ['create', 'update', 'delete'] as const) hooks.on(change, onChange);
    },
  });
  const extensions = [save];
  const members = new Collection({ schema: Member, extensions });
  const friendships = new Collection({ schema: Friendship, extensions });
  const posts = new Collection({ schema: Post, extensions });
  const likes = new Collection({ schema: Like, extensions });
  return {
    members,
    friendships,
    posts,
    likes,
    /** Forgets every record and takes these. */
    async fill(records: Seed): Promise<void> {
      for (const collection of [members, friendships, posts, likes]) collection.clear();
      for (const member of records.members) await members.create(member);
      for (const friendship of records.friendships) await friendships.create(friendship);
      for (const post of records.posts) await posts.create(post);
      for (const like of records.likes) await likes.create(like);
    },
    toText: (): string =>
      JSON.stringify({
        members: members.all(),
        friendships: friendships.all(),
        posts: posts.all(),
        likes: likes.all(),
      }),
  };
}
