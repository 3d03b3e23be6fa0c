import {
  createComment,
  createLike,
  createPost,
  deleteLike,
  DEMO_ACCOUNT,
  fillPath,
  getMe,
  listConversations,
  listEvents,
  listFeed,
  listFriends,
  listMessages,
  listNotifications,
  listRewards,
  listTournaments,
  logIn,
  sendMessage,
  suggestFriends,
} from '@friendbase/contract';
import { send } from '../live/members.ts';
import { askOnce } from './caller.ts';
import type { Asked, NextCall } from './caller.ts';

/** A call that is measured. */
export interface Call {
  name: string;
  next: NextCall;
}

const CONTENT = 'Today we planted tomatoes and had tea in the garden with our neighbours.';

const reading = (name: string, path: string): Call => ({ name, next: () => ({ method: 'GET', path }) });

const post = (path: string, body: object): Asked => ({ method: 'POST', path, body: JSON.stringify(body) });

/** Logs the demo member in. */
export const logInDemo = (origin: string) => send(origin, logIn.path, 'POST', DEMO_ACCOUNT);

/**
 * The calls of the demo member, those that write last: the others read what was there. The demo community is the same wherever it is
 * added, so they are the same on each database.
 */
export async function prepareCalls(origin: string): Promise<Call[]> {
  const { id: userId, cookie } = await logInDemo(origin);
  const conversations = await askOnce(origin, cookie, {
    method: 'GET',
    path: fillPath(listConversations.path, { userId }),
  });
  const [{ sender } = { sender: { id: '' } }] = JSON.parse(conversations.body) as {
    sender: { id: string };
  }[];
  const partnerId = sender.id;
  const feed = reading('feed', fillPath(listFeed.path, { userId }));
  const entries = (await askOnce(origin, cookie, feed.next(0, 0))).body;
  const postIds = (JSON.parse(entries) as { id: string }[]).map(({ id }) => id);
  return [
    feed,
    reading('friends', fillPath(listFriends.path, { userId })),
    reading('conversations', fillPath(listConversations.path, { userId })),
    reading('messages', fillPath(listMessages.path, { userId, partnerId })),
    reading('tournaments', listTournaments.path),
    reading('rewards', listRewards.path),
    reading('events', listEvents.path),
    reading('notifications', listNotifications.path),
    reading('suggestions', fillPath(suggestFriends.path, { userId })),
    reading('current user', getMe.path),
    {
      name: 'like',
      next: (caller, number) => {
        const like = { userId, postId: postIds[caller % postIds.length] ?? '' };
        return number % 2 === 0
          ? post(createLike.path, like)
          : { method: 'DELETE', path: fillPath(deleteLike.path, like) };
      },
    },
    {
      name: 'comment',
      next: (caller) =>
        post(fillPath(createComment.path, { id: postIds[caller % postIds.length] }), { content: CONTENT }),
    },
    {
      name: 'message',
      next: () => post(sendMessage.path, { senderId: userId, receiverId: partnerId, content: CONTENT }),
    },
    {
      name: 'post',
      next: () => post(createPost.path, { authorId: userId, content: CONTENT, privacy: 'friends' }),
    },
  ];
}
