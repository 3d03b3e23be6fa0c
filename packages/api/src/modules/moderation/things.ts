import { mayReadPost } from '@friendbase/contract';
import type { Subject } from '@friendbase/contract';
import type { Knex } from 'knex';
import { withDeleted } from '../../db/deletable.ts';
import { CommentModel } from '../comments/model.ts';
import { relationBetween } from '../friendships/model.ts';
import { MediaModel } from '../media/model.ts';
import { MessageModel } from '../messages/model.ts';
import { PostModel } from '../posts/model.ts';
import { MemberModel } from '../users/model.ts';

/** A thing that can be reported, as it is now. Also one that is gone. */
export interface Thing {
  ownerId: string;
  content: string;
  isGone: boolean;
}

/** A thing that this member could see before it went, or made; nothing for any other. */
type Find = (db: Knex, id: string, readerId: string) => Promise<Thing | undefined>;

async function isReadable(db: Knex, post: PostModel, readerId: string): Promise<boolean> {
  return mayReadPost(post.privacy, await relationBetween(db, readerId, post.authorId));
}

/** Raw SQL: which of the posts that carry a picture was deleted makes no difference. */
const CARRYING = `select posts.* from post_media carried
  join ${withDeleted('posts', 'posts')} on posts.id = carried.post_id where carried.media_id = :id`;

async function isPictureSeen(db: Knex, { id, ownerId }: MediaModel, readerId: string): Promise<boolean> {
  if (ownerId === readerId) return true;
  const relation = await relationBetween(db, readerId, ownerId);
  if (relation === 'blocked') return false;
  if (await MemberModel.query(db).findOne({ avatarMediaId: id }).select('id')) return true;
  const posts = await db.raw<Pick<PostModel, 'privacy'>[]>(CARRYING, { id });
  return posts.some(({ privacy }) => mayReadPost(privacy, relation));
}

const FIND: Record<Subject['kind'], Find> = {
  async post(db, id, readerId) {
    const post = await PostModel.queryWithDeleted(db).findById(id);
    if (!post || !(await isReadable(db, post, readerId))) return undefined;
    return { ownerId: post.authorId, content: post.content, isGone: post.deletedAt !== null };
  },
  async comment(db, id, readerId) {
    const comment = await CommentModel.queryWithDeleted(db).findById(id);
    const post = comment && (await PostModel.queryWithDeleted(db).findById(comment.postId));
    if (!post || !(await isReadable(db, post, readerId))) return undefined;
    if ((await relationBetween(db, readerId, comment.authorId)) === 'blocked') return undefined;
    const isGone = comment.deletedAt !== null || post.deletedAt !== null;
    return { ownerId: comment.authorId, content: comment.content, isGone };
  },
  /** Whoever was written to can report it, also after the other one has blocked them. */
  async message(db, id, readerId) {
    const message = await MessageModel.queryWithDeleted(db).findById(id);
    if (!message || ![message.senderId, message.receiverId].includes(readerId)) return undefined;
    return { ownerId: message.senderId, content: message.content, isGone: message.deletedAt !== null };
  },
  /** Of everybody: who could not be reported would have told that they block. */
  async profile(db, id) {
    const member = await MemberModel.query(db).findById(id);
    return member && { ownerId: id, content: profileWords(member), isGone: member.closedAt !== null };
  },
  async picture(db, id, readerId) {
    const picture = await MediaModel.queryWithDeleted(db).findById(id).where({ state: 'ready' });
    if (!picture || !(await isPictureSeen(db, picture, readerId))) return undefined;
    return { ownerId: picture.ownerId, content: picture.description, isGone: picture.deletedAt !== null };
  },
};

/** What others read of a member. */
export const profileWords = ({ displayName, bio }: MemberModel): string =>
  bio === undefined ? displayName : `${displayName}\n\n${bio}`;

/** A thing that this member could see before it went; nothing for any other. */
export const findThing = (db: Knex, { kind, id }: Subject, readerId: string): Promise<Thing | undefined> =>
  FIND[kind](db, id, readerId);

/** Whether nobody finds it anymore. */
export async function hasGone(db: Knex, { kind, id }: Subject): Promise<boolean> {
  switch (kind) {
    case 'post':
      return !(await PostModel.query(db).findById(id).select('id'));
    case 'comment':
      return !(await CommentModel.query(db).findById(id).select('id'));
    case 'message':
      return !(await MessageModel.query(db).findById(id).select('id'));
    case 'picture':
      return !(await MediaModel.query(db).findById(id).select('id'));
    case 'profile':
      return !(await MemberModel.query(db).findOne({ id, closedAt: null }).select('id'));
  }
}
