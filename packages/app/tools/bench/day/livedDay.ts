import {
  createClient,
  createComment,
  createLike,
  createPost,
  getMe,
  listComments,
  listConversations,
  listFeed,
  listFriends,
  listMessages,
  listNotifications,
  markRead,
  processMedia,
  sendMessage,
  startUpload,
} from '@friendbase/contract';
import type { Client } from '@friendbase/contract';
import type { Member } from '../live/members.ts';

/** What an active member does in a day. It is assumed: nobody has counted it yet. */
export const DAY = {
  visits: 3,
  feedPages: 2,
  chatsOpened: 2,
  messages: 10,
  posts: 1,
  pictures: 1,
  picturesSeen: 20,
  likes: 5,
  comments: 2,
} as const;

const WORDS = 'Today we planted tomatoes and had tea in the garden with our neighbours.';

/** What one member sends, as a browser with their session. */
export interface Browser {
  call: Client;
  get: (path: string) => Promise<void>;
  put: (path: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
}

export function browserOf(origin: string, { cookie }: Member): Browser {
  const fetchAs = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set('cookie', cookie);
    return fetch(path.startsWith('http') ? path : origin + path, { ...init, headers });
  };
  const send = async (path: string, init?: RequestInit) => {
    const answer = await fetchAs(path, init);
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  };
  return {
    call: createClient({ fetch: fetchAs }),
    get: (path) => send(path),
    put: (path, bytes) =>
      send(path, { method: 'PUT', headers: { 'content-type': 'image/png' }, body: bytes }),
  };
}

interface Lived {
  me: Member;
  /** Who is written to. */
  friend: Member;
  photo: Uint8Array<ArrayBuffer>;
}

/** One day of one member, without the waiting between. */
export async function liveADay({ call, get, put }: Browser, { me, friend, photo }: Lived): Promise<void> {
  const userId = me.id;
  const pictures: string[] = [];
  const posts: string[] = [];
  for (let visit = 0; visit < DAY.visits; visit += 1) {
    await get('/');
    await call(getMe, { query: {} });
    let before: string | undefined;
    for (let page = 0; page < DAY.feedPages; page += 1) {
      const { items, next } = await call(listFeed, { params: { userId }, query: before ? { before } : {} });
      posts.push(...items.map(({ id }) => id));
      pictures.push(...items.flatMap(({ mediaUrls }) => mediaUrls));
      before = next;
    }
    await call(listNotifications, { query: {} });
  }
  for (const url of pictures.slice(0, DAY.picturesSeen)) await get(`${url}?width=640`);
  for (let chat = 0; chat < DAY.chatsOpened; chat += 1) {
    await call(listConversations, { params: { userId }, query: {} });
    await call(listMessages, { params: { userId, partnerId: friend.id }, query: {} });
  }
  for (let n = 0; n < DAY.messages; n += 1) {
    const { id: messageId } = await call(sendMessage, {
      body: { senderId: userId, receiverId: friend.id, content: WORDS },
    });
    await call(markRead, { params: { userId, partnerId: friend.id }, body: { messageId } });
  }
  await call(listFriends, { params: { userId } });
  const mediaUrls: string[] = [];
  for (let n = 0; n < DAY.pictures; n += 1) {
    const { uploadURL } = await call(startUpload, {});
    await put(uploadURL, photo);
    const { mediaURL: url } = await call(processMedia, { body: { mediaURL: uploadURL } });
    mediaUrls.push(url);
  }
  for (let n = 0; n < DAY.posts; n += 1)
    await call(createPost, { body: { authorId: userId, content: WORDS, privacy: 'friends', mediaUrls } });
  const others = [...new Set(posts)];
  for (const postId of others.slice(0, DAY.likes)) await call(createLike, { body: { userId, postId } });
  for (const id of others.slice(0, DAY.comments)) {
    await call(listComments, { params: { id }, query: {} });
    await call(createComment, { params: { id }, body: { content: WORDS } });
  }
}
