import { describe, expect, it } from 'vitest';
import { UploadId } from '../companion.ts';
import type { Endpoint } from '../endpoint.ts';
import { ERRORS } from '../errorCodes.ts';
import type { ErrorCode } from '../errorCodes.ts';
import { Id } from '../text.ts';
import { expectError } from './ask.ts';
import type { Backend, OpenBackend } from './backend.ts';
import { askFor, bodyOf, calls, everyCall, shapeOf } from './bodies.ts';
import type { CallName, PartOf } from './bodies.ts';
import { everythingReadBy } from './readable.ts';
import { planId } from './planSeeds.ts';
import { sharedGameId } from './sharedGameSeeds.ts';
import { tournamentId } from './moneySeeds.ts';
import { friendshipId, mediaId, memberId, postId, UNKNOWN_ID } from './seeds.ts';
import { caseId, decisionId, letterId } from './safetySeeds.ts';
import { commentId } from './talkSeeds.ts';

/** Where a call takes ids: its path parameters, and the body fields named here. */
type PlaceOf<Name extends CallName> = Extract<
  keyof PartOf<Name, 'params'> | keyof PartOf<Name, 'body'>,
  'id' | `${string}Id`
>;

/** The ids to put there, each with the expected error response. */
interface Place {
  /** Another member's things that Ann may not touch, or why there is no such thing. */
  others: [id: string, code: ErrorCode][] | { none: string };
  unknown: ErrorCode | { answered: string };
}

/** The owner's id: every other one gets the same error response. */
const caller: Place = { others: [[memberId('ben'), 'notYourAccount']], unknown: 'notYourAccount' };
const readablePost: Place = { others: [[postId(3), 'postNotFound']], unknown: 'postNotFound' };
/** Ann has a row with Ben, Dora, Ed and Finn; the fourth row is between Ben and Cleo. */
const ownFriendship: Place = {
  others: [[friendshipId(4), 'friendRequestNotFound']],
  unknown: 'friendRequestNotFound',
};
const anybody: Place = {
  others: { none: 'what Ann and a stranger wrote is hers, and empty' },
  unknown: { answered: 'as with a stranger, so that no block is revealed' },
};
/** A stranger is as nobody. */
const noFriend: Place = { others: [[memberId('cleo'), 'friendsOnly']], unknown: 'friendsOnly' };
/** The game of Ben and Cleo. */
const ofTwoOthers: Place = {
  others: [[sharedGameId(4), 'sharedGameNotFound']],
  unknown: 'sharedGameNotFound',
};
const nobodys = (none: string, unknown: Place['unknown']): Place => ({ others: { none }, unknown });

const ofSession = nobodys('the id of a session is known to its member alone', {
  answered: 'as one that has ended',
});

const ofUpload = {
  uploadId: nobodys('an upload is its file’s, which the key in the query names', 'uploadNotFound'),
};

const PLACES: {
  [Name in CallName as [PlaceOf<Name>] extends [never] ? never : Name]: Record<PlaceOf<Name>, Place>;
} = {
  listSessions: { userId: caller },
  endOtherSessions: { userId: caller },
  confirmSession: { userId: caller, sessionId: ofSession },
  endSession: { userId: caller, sessionId: ofSession },
  secureAccount: {
    userId: caller,
    notificationId: nobodys('of the notifications of others none is looked at', {
      answered: 'as one that is gone',
    }),
  },
  logInWithPictures: {
    faceId: nobodys('whose it is, is known by the device that asks', 'picturesRefused'),
  },
  updateUser: { id: caller },
  getCare: { userId: caller },
  updateCare: { userId: caller },
  getLikings: {
    userId: {
      others: { none: 'of others she reads what they like, or nothing' },
      unknown: { answered: 'as somebody who likes nothing, so that no block is revealed' },
    },
  },
  updateLikings: { userId: caller },
  // Of others there is none that a seed could hold: the cases of passkeys try it.
  renamePasskey: { id: nobodys('a passkey is made by a device, not by a seed', 'passkeyNotFound') },
  removePasskey: { id: nobodys('a passkey is made by a device, not by a seed', 'passkeyNotFound') },
  listFeed: { userId: caller },
  getPost: { id: readablePost },
  createPost: { authorId: caller },
  deletePost: {
    id: {
      others: [
        [postId(1), 'notYourPost'],
        [postId(3), 'postNotFound'],
      ],
      unknown: 'postNotFound',
    },
  },
  putUpload: { id: { others: [[mediaId(2), 'uploadNotFound']], unknown: 'uploadNotFound' } },
  listParts: ofUpload,
  signPart: {
    uploadId: { ...ofUpload.uploadId, unknown: { answered: 'with an address where nothing is taken' } },
  },
  putPart: ofUpload,
  completeMultipart: ofUpload,
  abortMultipart: ofUpload,
  deleteMedia: { id: { others: [[mediaId(2), 'mediaNotFound']], unknown: 'mediaNotFound' } },
  getMedia: { id: { others: [[mediaId(2), 'mediaNotFound']], unknown: 'mediaNotFound' } },
  createLike: { userId: caller, postId: readablePost },
  deleteLike: { userId: caller, postId: readablePost },
  setReaction: { id: readablePost },
  deleteReaction: { id: readablePost },
  listComments: { id: readablePost },
  createComment: { id: readablePost },
  deleteComment: {
    id: readablePost,
    commentId: { others: [[commentId(2), 'notYourComment']], unknown: 'commentNotFound' },
  },
  listFriends: { userId: caller },
  suggestFriends: { userId: caller },
  listFriendRequests: { userId: caller },
  listBlocked: { userId: caller },
  createFriendship: {
    userId: caller,
    friendId: nobodys('anybody may be asked, a stranger first of all', 'personNotFound'),
  },
  updateFriendship: { id: ownFriendship },
  deleteFriendship: { id: ownFriendship },
  endInvitation: {
    id: nobodys('the id of an invitation is known to its maker alone', { answered: 'as one that is over' }),
  },
  listConversations: { userId: caller },
  listMessages: { userId: caller, partnerId: anybody },
  getReadState: { userId: caller, partnerId: anybody },
  markRead: {
    userId: caller,
    partnerId: anybody,
    messageId: {
      others: { none: 'of what the partner did not write to her nothing is stored' },
      unknown: { answered: 'as one that she has read before' },
    },
  },
  tellTyping: { userId: caller, partnerId: anybody },
  sendMessage: {
    senderId: caller,
    receiverId: noFriend,
  },
  joinTournament: { id: nobodys('a tournament belongs to nobody', 'tournamentNotFound') },
  addRound: { id: nobodys('a tournament belongs to nobody', 'tournamentNotFound') },
  listClubPeople: { id: nobodys('a club belongs to nobody', 'clubNotFound') },
  joinClub: { id: nobodys('a club belongs to nobody', 'clubNotFound') },
  leaveClub: { id: nobodys('a club belongs to nobody', 'clubNotFound') },
  getSharedGame: { id: ofTwoOthers },
  startSharedGame: { friendId: noFriend },
  turnSharedCard: { id: ofTwoOthers },
  addSharedRound: { id: ofTwoOthers },
  endSharedGame: { id: ofTwoOthers },
  joinEvent: { id: nobodys('an event belongs to nobody', 'eventNotFound') },
  leaveEvent: { id: nobodys('an event belongs to nobody', 'eventNotFound') },
  redeemReward: { id: nobodys('a reward belongs to nobody', 'rewardNotFound') },
  listRedemptions: { userId: caller },
  rewardVideo: { id: nobodys('a video belongs to nobody', 'videoNotFound') },
  listReports: { userId: caller },
  listDecisions: { userId: caller },
  appealDecision: { id: { others: [[decisionId(2), 'decisionNotFound']], unknown: 'decisionNotFound' } },
  downloadExport: { id: nobodys('a file has an id that nobody else is told', 'exportNotFound') },
  // Ann is no moderator.
  getCase: { id: { others: [[caseId(1), 'nothingHere']], unknown: 'nothingHere' } },
  decideCase: { id: { others: [[caseId(1), 'nothingHere']], unknown: 'nothingHere' } },
  undoDecision: { id: { others: [[decisionId(2), 'nothingHere']], unknown: 'nothingHere' } },
  answerAppeal: { id: { others: [[caseId(4), 'nothingHere']], unknown: 'nothingHere' } },
  cancelTournament: { id: { others: [[tournamentId(3), 'nothingHere']], unknown: 'nothingHere' } },
  // Nor is she an organizer.
  updatePlan: { id: { others: [[planId(1), 'nothingHere']], unknown: 'nothingHere' } },
  publishPlan: { id: { others: [[planId(2), 'nothingHere']], unknown: 'nothingHere' } },
  cancelPlan: { id: { others: [[planId(3), 'nothingHere']], unknown: 'nothingHere' } },
  answerLetter: { id: { others: [[letterId(1), 'nothingHere']], unknown: 'nothingHere' } },
};

/** Calls without ids. Adding an id to one of them breaks the compilation here. */
const WITHOUT_IDS: { [Name in CallName as [PlaceOf<Name>] extends [never] ? Name : never]: true } = {
  getMe: true,
  logIn: true,
  register: true,
  findUsername: true,
  logOut: true,
  // Its token is a secret, and no id.
  appealClosedAccount: true,
  changePassword: true,
  getCard: true,
  makeCard: true,
  showCard: true,
  requestRecovery: true,
  showCode: true,
  choosePassword: true,
  findPeople: true,
  listInvitations: true,
  makeInvitation: true,
  // Their key is a secret, and no id.
  showInvitation: true,
  acceptInvitation: true,
  listPasskeys: true,
  startPasskey: true,
  startPasskeyProof: true,
  makePasskey: true,
  answerPasskeyOffer: true,
  logInWithPasskey: true,
  startPasskeyLogIn: true,
  getPictureLogin: true,
  makePictureLogin: true,
  removePictureLogin: true,
  listPictureFaces: true,
  getExport: true,
  makeExport: true,
  leaveFriendBase: true,
  // Its token is a secret, and no id.
  comeBack: true,
  getContact: true,
  getEmail: true,
  sendConfirmation: true,
  confirmEmail: true,
  getUser: true,
  listTournaments: true,
  listClubs: true,
  listSharedGames: true,
  listStories: true,
  listEvents: true,
  getCalendar: true,
  makeCalendar: true,
  endCalendar: true,
  // Its file is named by a secret, and by no id.
  readCalendar: true,
  listPlans: true,
  createPlan: true,
  lookAtCode: true,
  markCodeUsed: true,
  listRewards: true,
  listVideoRewards: true,
  getPlaceholderMedia: true,
  reportFault: true,
  startUpload: true,
  processMedia: true,
  createMultipart: true,
  getUploadParams: true,
  sendForm: true,
  getUploadCredentials: true,
  // The id of the subject is within an object of its own.
  reportThing: true,
  listCases: true,
  writeLetter: true,
  listLetters: true,
  getModerationCounts: true,
  followLive: true,
  listNotifications: true,
  countNotifications: true,
  // Whose it is goes into the look itself: of another’s nothing is seen.
  seeNotifications: true,
  getNotificationSettings: true,
  updateNotificationSettings: true,
  getTakenSettings: true,
  takeSettings: true,
  changeTakenSettings: true,
  getPush: true,
  subscribePush: true,
  unsubscribePush: true,
};

const placesOf = (name: CallName): Record<string, Place> =>
  name in PLACES ? PLACES[name as keyof typeof PLACES] : {};

/** The fields whose schema is that of an id. */
const idFields = ({ input }: Endpoint): string[] =>
  [input.params, input.body].flatMap((schema) =>
    Object.entries(shapeOf(schema)).flatMap(([field, type]) =>
      type === Id || type === UploadId ? [field] : [],
    ),
  );

/** Every id to try in each field, with the expected error response. */
const TRIES = calls.flatMap(([name, endpoint]) =>
  Object.entries(placesOf(name)).flatMap(([place, { others, unknown }]) =>
    [
      ...('none' in others ? [] : others),
      ...(typeof unknown === 'object' ? [] : [[UNKNOWN_ID, unknown] as const]),
    ].map(([id, code]) => ({ name, endpoint, place, id, code })),
  ),
);

const snapshotOf = async (backend: Backend): Promise<unknown[]> => [
  await everythingReadBy(await backend.as('ann'), 'ann'),
  await everythingReadBy(await backend.as('ben'), 'ben'),
  await everythingReadBy(await backend.as('cleo'), 'cleo'),
];

/** Ids of other members' records are refused in every field that takes an id. */
export function othersConform(backendName: string, open: OpenBackend): void {
  describe(`the things of others on ${backendName}`, () => {
    it('are looked for in every place where a call takes an id', () => {
      const listed = (name: CallName) => Object.keys(placesOf(name)).toSorted();
      const known = Object.fromEntries(
        calls.map(([name, endpoint]) => [name, idFields(endpoint).toSorted()]),
      );
      expect(Object.fromEntries(calls.map(([name]) => [name, listed(name)]))).toEqual(known);
      expect(Object.keys(WITHOUT_IDS).toSorted()).toEqual(
        Object.keys(known)
          .filter((name) => known[name]?.length === 0)
          .toSorted(),
      );
    });

    it('are refused in every place of every call, as is what nobody has, and stay as they are', async () => {
      await using backend = await open(everyCall);
      const ann = await backend.as('ann');
      const before = await snapshotOf(backend);
      for (const { name, endpoint, place, id, code } of TRIES) {
        const isParam = place in shapeOf(endpoint.input.params);
        const body = bodyOf(name);
        const changed = isParam ? { params: { [place]: id } } : { body: body && { ...body, [place]: id } };
        const answer = await askFor(ann, name, changed);
        expect([name, place, id, answer.status]).toEqual([name, place, id, ERRORS[code].status]);
        expectError(answer, code);
      }
      expect(await snapshotOf(backend)).toEqual(before);
    });
  });
}
