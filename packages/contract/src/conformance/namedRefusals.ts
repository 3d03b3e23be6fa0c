import { endpoints } from '../endpoints.ts';
import { calls } from './bodies.ts';
import type { CallName } from './bodies.ts';
import type { Reach, Subject } from './caseGroups.ts';
import { refusalOf } from './refusals.ts';

/** The subject whose cases meet with what a call refuses by itself. A call that is left out does not compile. */
const SUBJECTS: Record<CallName, Exclude<Subject, 'everyCall' | 'idempotency'>> = {
  getMe: 'accounts',
  logIn: 'accounts',
  register: 'accounts',
  findUsername: 'accounts',
  logOut: 'accounts',
  changePassword: 'accounts',
  listSessions: 'accounts',
  endOtherSessions: 'accounts',
  getUser: 'accounts',
  updateUser: 'accounts',
  listFeed: 'posts',
  createPost: 'posts',
  deletePost: 'posts',
  getPlaceholderMedia: 'posts',
  createLike: 'posts',
  deleteLike: 'posts',
  listComments: 'posts',
  createComment: 'posts',
  deleteComment: 'posts',
  listFriends: 'people',
  suggestFriends: 'people',
  listFriendRequests: 'people',
  listBlocked: 'people',
  createFriendship: 'people',
  updateFriendship: 'people',
  deleteFriendship: 'people',
  listConversations: 'people',
  listMessages: 'people',
  sendMessage: 'people',
  listTournaments: 'bucks',
  joinTournament: 'bucks',
  listRewards: 'bucks',
  redeemReward: 'bucks',
  listRedemptions: 'bucks',
  rewardVideo: 'bucks',
  reportFault: 'faults',
};

/** Limits on how often a call is made are the server's own: its tests meet with them. */
const TOO_OFTEN = 429;

/** What follows from the place of a call among the others is met with by the cases for every call. */
function statusesOf(name: CallName, subject: Subject, reaches: readonly Reach[]): number[] {
  const { access, input, isCreating, refusals } = endpoints[name];
  if (subject === 'idempotency') return isCreating ? [422] : [];
  if (subject !== 'everyCall')
    return SUBJECTS[name] === subject ? refusals.filter((status) => status !== TOO_OFTEN) : [];
  return [
    ...(access === 'member' ? [401] : []),
    ...(reaches.includes('shape') && 'body' in input ? [400, 413] : []),
  ];
}

/** Every refusal that the calls of a subject name, and that has to be met with in its cases. */
export const namedRefusals = (subject: Subject, reaches: readonly Reach[]): string[] =>
  calls.flatMap(([name]) => statusesOf(name, subject, reaches).map((status) => refusalOf(name, status)));
