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
  'listSharedGames',
  'getSharedGame',
] as const satisfies Refreshed[];

/** What organizers make, and where members see it. */
const PLANS = [
  'listPlans',
  'listTournaments',
  'listEvents',
  'listRewards',
  'listStories',
] as const satisfies Refreshed[];

/** Writing calls that invalidate nothing that is stored. After log in and log out the session forgets everything by itself. */
type InvalidatesNothing =
  | 'logIn'
  | 'register'
  | 'findUsername'
  | 'logOut'
  | 'appealClosedAccount'
  // Every session of the member ends with it.
  | 'showCard'
  | 'requestRecovery'
  | 'showCode'
  | 'choosePassword'
  | 'startPasskey'
  | 'startPasskeyProof'
  | 'startPasskeyLogIn'
  | 'logInWithPasskey'
  // Every session of the member ends with it, or begins.
  | 'leaveFriendBase'
  | 'comeBack'
  // What a friend has read is not changed by what the member does.
  | 'markRead'
  | 'tellTyping'
  // The list stays as it is read: what is new in it stays new until it is opened again.
  | 'seeNotifications'
  // Whoever shows them asks again each time.
  | 'takeSettings'
  | 'changeTakenSettings'
  | 'subscribePush'
  | 'unsubscribePush'
  // A file is on no page before it is in a post or on a profile.
  | 'startUpload'
  | 'putUpload'
  | 'processMedia'
  | 'deleteMedia'
  | 'createMultipart'
  | 'putPart'
  | 'completeMultipart'
  | 'abortMultipart'
  | 'sendForm'
  | 'reportFault'
  // Its answer comes as a notification.
  | 'writeLetter';

/** Writing calls that invalidate something. */
export type Invalidating = Exclude<WritingCall, InvalidatesNothing>;

/** Which call invalidates which data. A writing call that is neither here nor above does not compile. Source: product spec §7. */
export const invalidatedQueries = {
  changePassword: ['listSessions', 'getPictureLogin'],
  makeCard: ['getCard'],
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
  endOtherSessions: ['listSessions'],
  sendConfirmation: ['getEmail'],
  confirmEmail: ['getEmail'],
  confirmSession: ['listSessions'],
  endSession: ['listSessions'],
  secureAccount: ['listSessions', 'getCard', 'getPictureLogin', 'listInvitations'],
  makePictureLogin: ['getPictureLogin'],
  removePictureLogin: ['getPictureLogin'],
  logInWithPictures: ['listPictureFaces'],
  updateUser: ['getUser', 'getEmail', 'listFeed', 'listComments', 'getReadState'],
  updateCare: ['getCare'],
  // People to know are asked for again each time.
  updateLikings: ['getLikings'],
  makeExport: ['getExport'],
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
  makeInvitation: ['listInvitations'],
  endInvitation: ['listInvitations'],
  // The invitation itself has gone with it.
  acceptInvitation: CIRCLE,
  sendMessage: ['listMessages', 'listConversations'],
  updateNotificationSettings: ['listNotifications', 'countNotifications'],
  joinTournament: ['listTournaments', 'getUser'],
  addRound: ['listTournaments'],
  cancelTournament: ['listTournaments'],
  joinClub: ['listClubs', 'listClubPeople'],
  leaveClub: ['listClubs', 'listClubPeople'],
  startSharedGame: ['listSharedGames', 'listMessages', 'listConversations'],
  // What it is now comes with the answer; after an error response it may be otherwise than it is shown.
  turnSharedCard: ['listSharedGames', 'getSharedGame'],
  addSharedRound: ['listSharedGames', 'getSharedGame'],
  endSharedGame: ['listSharedGames', 'getSharedGame'],
  joinEvent: ['listEvents'],
  leaveEvent: ['listEvents'],
  createPlan: ['listPlans'],
  updatePlan: PLANS,
  publishPlan: PLANS,
  cancelPlan: PLANS,
  markCodeUsed: ['lookAtCode'],
  makeCalendar: ['getCalendar'],
  endCalendar: ['getCalendar'],
  redeemReward: ['listRewards', 'listRedemptions', 'getUser'],
  rewardVideo: ['listVideoRewards', 'getUser'],
  // What was reported is hidden from the reporter, wherever it stood.
  reportThing: ['listReports', 'listMessages', ...CIRCLE],
  appealDecision: ['listDecisions'],
  decideCase: ['listCases', 'getCase', 'getModerationCounts'],
  undoDecision: ['listCases', 'getCase', 'getModerationCounts'],
  answerAppeal: ['listCases', 'getCase', 'getModerationCounts'],
  answerLetter: ['listLetters', 'getModerationCounts'],
} as const satisfies Record<Invalidating, readonly [Refreshed, ...Refreshed[]]>;

const invalidatedBy: Partial<Record<WritingCall, readonly Refreshed[]>> = invalidatedQueries;

const invalidated = (meta: MutationMeta | undefined): ReadonlySet<Refreshed> =>
  new Set(meta?.writes?.flatMap((name) => invalidatedBy[name] ?? []));

/**
 * Fetches what each answered mutation invalidates, also after an error response: it often says that the page shows something
 * old. On the side: nobody waits for it, and a failed one leaves what is shown. Of mutations that run together the
 * last one fetches for all. Returns what ends it.
 */
export const refreshAfterMutations = (queryClient: QueryClient): (() => void) =>
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || (event.action.type !== 'success' && event.action.type !== 'error'))
      return;
    for (const name of invalidated(event.mutation.meta)) {
      if (!isBeingWritten(queryClient, name)) void refresh(queryClient, [name]);
    }
  });

/** Whether a mutation is pending that invalidates this data. */
export const isBeingWritten = (queryClient: QueryClient, name: Refreshed): boolean =>
  queryClient.isMutating({ predicate: ({ meta }) => invalidated(meta).has(name) }) > 0;

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
