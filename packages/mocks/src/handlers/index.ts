import {
  appealClosedAccount,
  appealDecision,
  changePassword,
  countNotifications,
  createPost,
  deletePost,
  findUsername,
  followLive,
  getContact,
  getMe,
  getNotificationSettings,
  getPost,
  getReadState,
  getUser,
  listBlocked,
  listDecisions,
  listFeed,
  listFriendRequests,
  listFriends,
  listNotifications,
  livePlaceIn,
  logIn,
  logOut,
  markRead,
  register,
  reportFault,
  seeNotifications,
  tellTyping,
  updateNotificationSettings,
} from '@friendbase/contract';
import { EXAMPLE_CONTACT } from '@friendbase/contract/fixtures';
import { callsOf, mockCalls } from '../mock.ts';
import type { MockHandlers } from '../mockContext.ts';
import { accounts } from './accounts.ts';
import { appeals } from './appeals.ts';
import { friendLists } from './friendLists.ts';
import { notifications } from './notifications.ts';
import { posts } from './posts.ts';
import { readState } from './readState.ts';
import { users } from './users.ts';

/** What pages of the demo begin with. */
const handlers = {
  ...accounts,
  ...users,
  // Nobody runs the demo: it shows what would stand there.
  getContact: async () => ({ ...EXAMPLE_CONTACT, sendsMail: true }),
  ...posts,
  async followLive({ query: { after } }, { caller, follow }) {
    const { id } = caller();
    return ({ lastEventId = after, signal }) => follow(id, livePlaceIn(lastEventId), signal);
  },
  ...friendLists,
  ...readState,
  ...notifications,
  // Nobody reads a log of the mocks: the report is checked and dropped.
  async reportFault() {},
  ...appeals,
} satisfies Partial<MockHandlers>;

export type FirstCall = keyof typeof handlers;

/** Each by itself: the table of all calls would load them all. */
const firstCalls = callsOf(
  {
    appealClosedAccount,
    appealDecision,
    changePassword,
    countNotifications,
    createPost,
    deletePost,
    findUsername,
    followLive,
    getContact,
    getMe,
    getNotificationSettings,
    getPost,
    getReadState,
    getUser,
    listBlocked,
    listDecisions,
    listFeed,
    listFriendRequests,
    listFriends,
    listNotifications,
    logIn,
    logOut,
    markRead,
    register,
    reportFault,
    seeNotifications,
    tellTyping,
    updateNotificationSettings,
  },
  handlers,
);

/** The whole backend: every call of the contract, and a plain 404 for all else under `/api/`. */
export const mockBackend = mockCalls(firstCalls, async () => (await import('./laterCalls.ts')).laterCalls);
