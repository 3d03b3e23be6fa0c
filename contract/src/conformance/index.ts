import { accessConform } from './access.ts';
import { accountsConform } from './accounts.ts';
import { answersConform } from './answers.ts';
import { avatarsConform } from './avatars.ts';
import type { OpenBackend } from './backend.ts';
import { blockingConform } from './blocking.ts';
import { commentDeletionConform } from './commentDeletion.ts';
import { commentListsConform } from './commentLists.ts';
import { commentsConform } from './comments.ts';
import { conversationsConform } from './conversations.ts';
import { faultsConform } from './faults.ts';
import { feedConform } from './feed.ts';
import { friendListsConform } from './friendLists.ts';
import { friendshipLifeConform } from './friendshipLife.ts';
import { friendshipsConform } from './friendships.ts';
import { likesConform } from './likes.ts';
import { mediaDescriptionsConform } from './mediaDescriptions.ts';
import { messageListsConform } from './messageLists.ts';
import { messagesConform } from './messages.ts';
import { othersConform } from './others.ts';
import { passwordConform } from './password.ts';
import { placeholderMediaConform } from './placeholderMedia.ts';
import { postDeletionConform } from './postDeletion.ts';
import { postsConform } from './posts.ts';
import { randomConform } from './random.ts';
import { rewardsConform } from './rewards.ts';
import { signupConform } from './signup.ts';
import { tournamentsConform } from './tournaments.ts';
import { usersConform } from './users.ts';
import { videosConform } from './videos.ts';

export type * from './backend.ts';
export { bodyOf, calls, everyCall, pathFor } from './bodies.ts';
export { PASSWORD } from './seeds.ts';
export {
  accessConform,
  accountsConform,
  answersConform,
  avatarsConform,
  blockingConform,
  commentDeletionConform,
  commentsConform,
  commentListsConform,
  conversationsConform,
  faultsConform,
  feedConform,
  friendListsConform,
  friendshipLifeConform,
  friendshipsConform,
  likesConform,
  mediaDescriptionsConform,
  messagesConform,
  messageListsConform,
  othersConform,
  passwordConform,
  placeholderMediaConform,
  postDeletionConform,
  postsConform,
  randomConform,
  rewardsConform,
  signupConform,
  tournamentsConform,
  usersConform,
  videosConform,
};

/** Every case, for one backend: call it once in a test file of that backend. */
export function allConform(backendName: string, open: OpenBackend): void {
  const parts = [
    accountsConform,
    signupConform,
    passwordConform,
    usersConform,
    avatarsConform,
    postsConform,
    mediaDescriptionsConform,
    postDeletionConform,
    feedConform,
    likesConform,
    commentsConform,
    commentListsConform,
    commentDeletionConform,
    friendListsConform,
    friendshipsConform,
    friendshipLifeConform,
    blockingConform,
    messagesConform,
    messageListsConform,
    conversationsConform,
    tournamentsConform,
    rewardsConform,
    videosConform,
    placeholderMediaConform,
    faultsConform,
    accessConform,
    answersConform,
    othersConform,
    randomConform,
  ];
  for (const conform of parts) conform(backendName, open);
}
