import { mayReadPost, mediaUrl } from '@friendbase/contract';
import type { Subject } from '@friendbase/contract';
import type { Store } from '../store.ts';
import { isHidden, relationOf } from './people.ts';

/** A thing that can be reported, as it is now. Also one that is gone. */
export interface Thing {
  ownerId: string;
  content: string;
  isGone: boolean;
}

type Find = (store: Store, id: string, readerId: string) => Thing | undefined;

/** Also among the deleted ones. */
const recordOf = <Record extends { id: string }>(
  collection: { all: () => Record[] },
  id: string,
): Record | undefined => collection.all().find((record) => record.id === id);

const isDeleted = ({ deletedAt }: { deletedAt?: string | undefined }): boolean => deletedAt !== undefined;

type Post = ReturnType<Store['posts']['all']>[number];

const couldRead = (store: Store, { privacy, authorId }: Post, readerId: string): boolean =>
  mayReadPost(privacy, relationOf(store, readerId, authorId));

const FIND: Record<Subject['kind'], Find> = {
  post(store, id, readerId) {
    const post = recordOf(store.posts, id);
    if (!post || !couldRead(store, post, readerId)) return undefined;
    return { ownerId: post.authorId, content: post.content, isGone: isDeleted(post) };
  },
  comment(store, id, readerId) {
    const comment = recordOf(store.comments, id);
    const post = comment && recordOf(store.posts, comment.postId);
    if (!post || !couldRead(store, post, readerId)) return undefined;
    if (isHidden(store, readerId, comment.authorId)) return undefined;
    return {
      ownerId: comment.authorId,
      content: comment.content,
      isGone: isDeleted(comment) || isDeleted(post),
    };
  },
  message(store, id, readerId) {
    const message = recordOf(store.messages, id);
    if (!message || ![message.senderId, message.receiverId].includes(readerId)) return undefined;
    return { ownerId: message.senderId, content: message.content, isGone: isDeleted(message) };
  },
  profile(store, id) {
    const member = recordOf(store.members, id);
    if (!member) return undefined;
    const content = member.bio ? `${member.displayName}\n\n${member.bio}` : member.displayName;
    return { ownerId: id, content, isGone: Boolean(member.closedAt) };
  },
  picture(store, id, readerId) {
    const picture = recordOf(store.media, id);
    if (!picture || picture.state !== 'ready') return undefined;
    const { ownerId, description } = picture;
    const thing = { ownerId, content: description, isGone: isDeleted(picture) };
    if (ownerId === readerId) return thing;
    if (isHidden(store, readerId, ownerId)) return undefined;
    const url = mediaUrl(id);
    const isAvatar = store.members.all().some(({ avatarUrl }) => avatarUrl === url);
    const carrying = store.posts.all().filter(({ mediaUrls }) => mediaUrls.includes(url));
    return isAvatar || carrying.some((post) => couldRead(store, post, readerId)) ? thing : undefined;
  },
};

/** A thing that this member could see before it went; nothing for any other. */
export const findThing = (store: Store, { kind, id }: Subject, readerId: string): Thing | undefined =>
  FIND[kind](store, id, readerId);

/** Whether nobody finds it anymore. */
export function isGone(store: Store, { kind, id }: Subject): boolean {
  const { members, posts, comments, messages, media } = store;
  if (kind === 'profile') return Boolean((recordOf(members, id) ?? { closedAt: 'unknown' }).closedAt);
  const collections = { post: posts, comment: comments, message: messages, picture: media };
  const found = recordOf<{ id: string; deletedAt?: string | undefined }>(collections[kind], id);
  return !found || isDeleted(found);
}
