import type { ReadingCall, WritingCall } from '@friendbase/contract';
import type { MutationMeta, QueryClient } from '@tanstack/react-query';

declare module '@tanstack/react-query' {
  interface Register {
    /** Every key begins with the name of the call that fills it. */
    queryKey: readonly [ReadingCall, ...string[]];
    mutationMeta: { writes?: readonly WritingCall[] };
  }
}

/** What a write can invalidate. Not who is logged in: the session asks that by itself, every 5 seconds. */
export type Refreshed = Exclude<ReadingCall, 'getMe'>;

/** Everything that shows people and what stands between them and the member. */
const CIRCLE = [
  'listFriends',
  'listFriendRequests',
  'listBlocked',
  'suggestFriends',
  'findPeople',
  'getLikings',
  'listConversations',
  'listFeed',
  'listComments',
  'listEvents',
  'listClubs',
  'listClubPeople',
] as const satisfies Refreshed[];

/**
 * Which call makes which data old. A writing call without a row does not compile. After log in and log out the
 * session forgets everything by itself. Source: product spec §7.
 */
export const invalidatedQueries = {
  logIn: 'nothing',
  register: 'nothing',
  findUsername: 'nothing',
  logOut: 'nothing',
  appealClosedAccount: 'nothing',
  changePassword: ['listSessions', 'getPictureLogin'],
  makeCard: ['getCard'],
  // Every session of the member ends with it.
  showCard: 'nothing',
  requestRecovery: 'nothing',
  showCode: 'nothing',
  choosePassword: 'nothing',
  startPasskey: 'nothing',
  startPasskeyProof: 'nothing',
  startPasskeyLogIn: 'nothing',
  // What waited for one is open now.
  makePasskey: [
    'listPasskeys',
    'listCases',
    'getCase',
    'getModerationCounts',
    'countNotifications',
    'listPlans',
  ],
  renamePasskey: ['listPasskeys'],
  removePasskey: ['listPasskeys'],
  answerPasskeyOffer: ['listNotifications', 'countNotifications'],
  logInWithPasskey: 'nothing',
  endOtherSessions: ['listSessions'],
  sendConfirmation: ['getEmail'],
  confirmEmail: ['getEmail'],
  confirmSession: ['listSessions'],
  endSession: ['listSessions'],
  secureAccount: ['listSessions', 'getCard', 'getPictureLogin'],
  makePictureLogin: ['getPictureLogin'],
  removePictureLogin: ['getPictureLogin'],
  logInWithPictures: ['listPictureFaces'],
  updateUser: ['getUser', 'getEmail', 'listFeed', 'listComments', 'getReadState'],
  updateCare: ['getCare'],
  // People to know are asked for anew each time.
  updateLikings: ['getLikings'],
  makeExport: ['getExport'],
  // Every session of the member ends with it, or begins.
  leaveFriendBase: 'nothing',
  comeBack: 'nothing',
  createPost: ['listFeed'],
  deletePost: ['listFeed'],
  createLike: ['listFeed'],
  deleteLike: ['listFeed'],
  setReaction: ['listFeed'],
  deleteReaction: ['listFeed'],
  createComment: ['listComments', 'listFeed'],
  deleteComment: ['listComments', 'listFeed'],
  createFriendship: CIRCLE,
  updateFriendship: CIRCLE,
  deleteFriendship: CIRCLE,
  sendMessage: ['listMessages', 'listConversations'],
  // What a friend has read is not changed by what the member does.
  markRead: 'nothing',
  tellTyping: 'nothing',
  // The list stays as it is read: what is new in it stays new until it is opened again.
  seeNotifications: 'nothing',
  updateNotificationSettings: ['listNotifications', 'countNotifications'],
  // Whoever shows them asks anew each time.
  takeSettings: 'nothing',
  changeTakenSettings: 'nothing',
  subscribePush: 'nothing',
  unsubscribePush: 'nothing',
  joinTournament: ['listTournaments', 'getUser'],
  addRound: ['listTournaments'],
  cancelTournament: ['listTournaments'],
  joinClub: ['listClubs', 'listClubPeople'],
  leaveClub: ['listClubs', 'listClubPeople'],
  joinEvent: ['listEvents'],
  leaveEvent: ['listEvents'],
  createPlan: ['listPlans'],
  updatePlan: ['listPlans', 'listTournaments', 'listEvents'],
  publishPlan: ['listPlans', 'listTournaments', 'listEvents'],
  cancelPlan: ['listPlans', 'listTournaments', 'listEvents'],
  makeCalendar: ['getCalendar'],
  endCalendar: ['getCalendar'],
  redeemReward: ['listRewards', 'listRedemptions', 'getUser'],
  rewardVideo: ['listVideoRewards', 'getUser'],
  // A file is on no page before it is in a post or on a profile.
  startUpload: 'nothing',
  putUpload: 'nothing',
  processMedia: 'nothing',
  deleteMedia: 'nothing',
  createMultipart: 'nothing',
  putPart: 'nothing',
  completeMultipart: 'nothing',
  abortMultipart: 'nothing',
  sendForm: 'nothing',
  reportFault: 'nothing',
  // What was reported is hidden from the reporter, wherever it stood.
  reportThing: ['listReports', 'listMessages', ...CIRCLE],
  appealDecision: ['listDecisions'],
  decideCase: ['listCases', 'getCase', 'getModerationCounts'],
  undoDecision: ['listCases', 'getCase', 'getModerationCounts'],
  answerAppeal: ['listCases', 'getCase', 'getModerationCounts'],
  // Its answer comes as a notification.
  writeLetter: 'nothing',
  answerLetter: ['listLetters', 'getModerationCounts'],
} as const satisfies Record<WritingCall, 'nothing' | readonly [Refreshed, ...Refreshed[]]>;

/** A mutation, as far as it matters here. */
interface Written {
  meta: MutationMeta | undefined;
}

const invalidated = ({ meta }: Written): ReadonlySet<Refreshed> =>
  new Set(
    meta?.writes?.flatMap((name): readonly Refreshed[] =>
      invalidatedQueries[name] === 'nothing' ? [] : invalidatedQueries[name],
    ),
  );

/**
 * Fetches what an answered mutation invalidated, also after an error response: it often says that the page shows something
 * old. On the side: nobody waits for it, and a failed one leaves what is shown. Of mutations that run together the
 * last one fetches for all.
 */
export function refreshAfter(queryClient: QueryClient, mutation: Written): void {
  for (const name of invalidated(mutation)) {
    if (!isBeingWritten(queryClient, name, mutation)) void refresh(queryClient, [name]);
  }
}

/** Whether a mutation is pending that invalidates this data, besides one. */
export const isBeingWritten = (queryClient: QueryClient, name: Refreshed, besides?: Written): boolean =>
  queryClient.isMutating({ predicate: (other) => other !== besides && invalidated(other).has(name) }) > 0;

/**
 * Fetches what is on show now, the rest when it is shown next. Waits for “Show more”, which it would cancel, and for a first fetch,
 * which it would only join: that one may have been read before what made it old.
 */
export async function refresh(
  queryClient: QueryClient,
  queryKey: readonly [Refreshed, ...string[]],
): Promise<void> {
  const onTheirWay = queryClient.getQueryCache().findAll({
    queryKey,
    predicate: ({ state }) => state.data === undefined || state.fetchMeta?.fetchMore !== undefined,
  });
  await Promise.allSettled(onTheirWay.map(async ({ promise }) => promise));
  await queryClient.invalidateQueries({ queryKey });
}

/**
 * Fetches what is on show and failed while there was no connection, a first or a later time. What is only old, because others
 * have changed it, stays as it is read.
 */
export const refreshFailed = (queryClient: QueryClient): Promise<void> =>
  queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
