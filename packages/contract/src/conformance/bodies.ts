import type { Endpoint, GivenOf, Method } from '../endpoint.ts';
import { endpoints } from '../endpoints.ts';
import type { Endpoints } from '../endpoints.ts';
import { fillPath } from '../addresses.ts';
import { CLUB_IDS } from '../clubs.ts';
import type { Seed } from '../fixtures/seed.ts';
import { leaveFriendBase } from '../leaving.ts';
import { mediaUrl } from '../media.ts';
import { VIDEO_IDS } from '../videos.ts';
import { ask } from './ask.ts';
import type { Answer } from './ask.ts';
import type { Backend, Visitor } from './backend.ts';
import { FORM_TYPE, formText } from './companionSeeds.ts';
import { goodSharedRound, sharedGame, sharedGameId } from './sharedGameSeeds.ts';
import { codeOf, goodRound, redemptionBy, reward, rewardId, tournament, tournamentId } from './moneySeeds.ts';
import { CALENDAR_SECRET, event, eventId } from './eventSeeds.ts';
import { invitationBy, invitationId, keyOfInvitation } from './invitationSeeds.ts';
import { CONFIRMATION_TOKEN, confirmationOf } from './mailSeeds.ts';
import { planBy, planId, tournamentDraft } from './planSeeds.ts';
import { MADE_UP_PASSKEY, MADE_UP_USE } from './authenticator.ts';
import { CARD, cardOf } from './recoverySeeds.ts';
import { PICTURES } from './pictureSeeds.ts';
import { LEFT_AT, leavingOf, RETURN_TOKEN } from './leavingSeeds.ts';
import { pushSubscription } from '../fixtures/pushSubscription.ts';
import {
  among,
  friendshipId,
  mediaId,
  memberId,
  PASSWORD,
  pictureOf,
  postBy,
  postId,
  UNKNOWN_ID,
  UPLOAD_TOKEN,
  waitingFor,
} from './seeds.ts';
import {
  AFTER,
  APPEAL_TOKEN,
  appealOf,
  caseAbout,
  caseId,
  decisionAbout,
  decisionId,
  letterBy,
  letterId,
  reportBy,
} from './safetySeeds.ts';
import { commentBy, commentId, messageFrom, messageId } from './talkSeeds.ts';

export type CallName = keyof Endpoints;

/** One part of what the caller of a call gives; `never` where the call takes none. */
export type PartOf<Name extends CallName, Part extends 'params' | 'body'> =
  GivenOf<Endpoints[Name]> extends Record<Part, infer Given> ? Given : never;

/** A value of one part for each call that takes that part: leaving a call out does not compile. */
type GoodParts<Part extends 'params' | 'body'> = {
  [Name in CallName as [PartOf<Name, Part>] extends [never] ? never : Name]: PartOf<Name, Part>;
};

const community: Seed = {
  ...among(
    ['ann', 'ben', 'cleo', 'dora', 'ed', 'finn', 'gwen', 'hugo'],
    [
      ['ann', 'ben', 'accepted'],
      ['dora', 'ann', 'pending'],
      ['ann', 'ed', 'accepted'],
      ['ben', 'cleo', 'accepted'],
      ['finn', 'ann', 'blocked'],
    ],
  ),
  posts: [postBy('ben', 1), postBy('ann', 2), postBy('cleo', 3, { privacy: 'friends' }), postBy('ann', 4)],
  media: [pictureOf('ann', 1), pictureOf('ben', 2), waitingFor('ann', 3), pictureOf('ann', 4)],
  likes: [{ userId: memberId('ben'), postId: postId(1) }],
  comments: [commentBy('ann', 1), commentBy('ben', 2)],
  messages: [messageFrom('ben', 'ann', 1), messageFrom('ann', 'ben', 2), messageFrom('ben', 'cleo', 3)],
  tournaments: [tournament(1), tournament(2, { status: 'active' }), tournament(3)],
  tournamentEntries: [{ tournamentId: tournamentId(2), userId: memberId('ann') }],
  rewards: [reward(1)],
  sharedGames: [
    sharedGame('ann', 'ben', 1),
    sharedGame('ann', 'ben', 2, { club: 'moodBoosters', board: null }),
    sharedGame('ann', 'ben', 3, { club: 'memoryMatch' }),
    sharedGame('ben', 'cleo', 4),
  ],
  redemptions: [redemptionBy('ann', 1), redemptionBy('ann', 2)],
  events: [event(1)],
  plans: [planBy('dora', 1), planBy('dora', 2), planBy('dora', 3)],
  invitations: [invitationBy('cleo', 1), invitationBy('cleo', 2), invitationBy('ann', 3)],
  calendars: [{ memberId: memberId('cleo'), secret: CALENDAR_SECRET, madeAt: '2026-01-01T00:00:00.000Z' }],
};

/**
 * A seed in which Ann, as a moderator Gwen and as an organizer Dora can make every call once, in any order, with `goodParams` and
 * `goodBodies`.
 */
export const everyCall: Seed = {
  ...community,
  members: community.members.map((one) => {
    if (one.id === memberId('hugo')) return { ...one, closedAt: AFTER };
    if (one.id === memberId('finn')) return { ...one, emailConfirmedAt: AFTER };
    if (one.id === memberId('finn')) return { ...one, closedAt: LEFT_AT };
    if (one.id === memberId('dora')) return { ...one, role: 'organizer' };
    return one.id === memberId('gwen') ? { ...one, role: 'moderator' } : one;
  }),
  cases: [
    caseAbout('ben', 1, { subjectKind: 'post', subjectId: postId(1) }),
    caseAbout('ann', 2, { closedAt: AFTER }),
    caseAbout('ed', 3, { closedAt: AFTER }),
    caseAbout('ed', 4, { list: 'appeals' }),
    caseAbout('ed', 5, { closedAt: AFTER }),
    caseAbout('hugo', 6, { closedAt: AFTER }),
  ],
  reports: [reportBy('cleo', 1, 1)],
  decisions: [
    decisionAbout('ann', 1, 2),
    decisionAbout('ed', 2, 3),
    decisionAbout('ed', 3, 5),
    decisionAbout('hugo', 4, 6, { action: 'close' }),
  ],
  appeals: [appealOf(4, 2)],
  letters: [letterBy('cleo', 1)],
  recoveryCards: [cardOf('hugo'), cardOf('finn')],
  emailConfirmations: [confirmationOf('cleo')],
  leavings: [leavingOf('finn')],
  appealTokens: [{ token: APPEAL_TOKEN, decisionId: decisionId(4), expiresAt: '2099-01-01T00:00:00.000Z' }],
};

const own = { userId: memberId('ann') };

export const goodParams: GoodParts<'params'> = {
  listSessions: own,
  endOtherSessions: own,
  confirmSession: { ...own, sessionId: UNKNOWN_ID },
  endSession: { ...own, sessionId: UNKNOWN_ID },
  secureAccount: own,
  getCare: own,
  updateCare: own,
  getLikings: own,
  updateLikings: own,
  updateUser: { id: memberId('ann') },
  listFeed: own,
  getPost: { id: postId(1) },
  deletePost: { id: postId(2) },
  deleteLike: { ...own, postId: postId(1) },
  setReaction: { id: postId(1) },
  deleteReaction: { id: postId(1) },
  putUpload: { id: mediaId(3) },
  getMedia: { id: mediaId(1) },
  deleteMedia: { id: mediaId(4) },
  listParts: { uploadId: UNKNOWN_ID },
  signPart: { uploadId: UNKNOWN_ID, partNumber: '1' },
  putPart: { uploadId: UNKNOWN_ID, partNumber: '1' },
  completeMultipart: { uploadId: UNKNOWN_ID },
  abortMultipart: { uploadId: UNKNOWN_ID },
  listComments: { id: postId(1) },
  renamePasskey: { id: UNKNOWN_ID },
  removePasskey: { id: UNKNOWN_ID },
  createComment: { id: postId(1) },
  deleteComment: { id: postId(1), commentId: commentId(1) },
  listFriends: own,
  suggestFriends: own,
  listFriendRequests: own,
  listBlocked: own,
  updateFriendship: { id: friendshipId(2) },
  deleteFriendship: { id: friendshipId(3) },
  endInvitation: { id: invitationId(3) },
  listConversations: own,
  listMessages: { ...own, partnerId: memberId('ben') },
  getReadState: { ...own, partnerId: memberId('ben') },
  markRead: { ...own, partnerId: memberId('ben') },
  tellTyping: { ...own, partnerId: memberId('ben') },
  joinTournament: { id: tournamentId(1) },
  addRound: { id: tournamentId(2) },
  cancelTournament: { id: tournamentId(3) },
  listClubPeople: { id: CLUB_IDS[0] },
  joinClub: { id: CLUB_IDS[0] },
  leaveClub: { id: CLUB_IDS[0] },
  getSharedGame: { id: sharedGameId(1) },
  turnSharedCard: { id: sharedGameId(1) },
  addSharedRound: { id: sharedGameId(2) },
  endSharedGame: { id: sharedGameId(3) },
  joinEvent: { id: eventId(1) },
  updatePlan: { id: planId(1) },
  publishPlan: { id: planId(2) },
  cancelPlan: { id: planId(3) },
  leaveEvent: { id: eventId(1) },
  readCalendar: { file: `${CALENDAR_SECRET}.ics` },
  redeemReward: { id: rewardId(1) },
  listRedemptions: own,
  rewardVideo: { id: VIDEO_IDS[0] },
  listReports: own,
  listDecisions: own,
  appealDecision: { id: decisionId(1) },
  getCase: { id: caseId(1) },
  decideCase: { id: caseId(1) },
  undoDecision: { id: decisionId(3) },
  answerAppeal: { id: caseId(4) },
  // One that is there comes with `readyRequest`.
  downloadExport: { id: UNKNOWN_ID },
  answerLetter: { id: letterId(1) },
};

export const goodBodies: GoodParts<'body'> = {
  logIn: { username: 'ann', password: PASSWORD },
  register: {
    username: 'iris',
    email: 'iris@example.com',
    displayName: 'Iris',
    password: PASSWORD,
    challengeType: 'cognitive',
  },
  findUsername: { email: 'ann@example.com' },
  changePassword: { currentPassword: PASSWORD, newPassword: PASSWORD },
  makeCard: { currentPassword: PASSWORD },
  showCard: { username: 'hugo', ...CARD },
  requestRecovery: { email: 'finn@example.com' },
  // A number and a proof that hold come with `readyRequest`.
  showCode: { ticket: 'ticket', code: '123456' },
  choosePassword: { token: 'token', newPassword: PASSWORD },
  confirmEmail: { token: CONFIRMATION_TOKEN },
  // What a device makes of a challenge comes with `readyRequest`.
  makePasskey: { name: 'My phone', made: MADE_UP_PASSKEY },
  startPasskey: { proof: { currentPassword: PASSWORD } },
  renamePasskey: { name: 'My other phone' },
  removePasskey: { proof: { currentPassword: PASSWORD } },
  answerPasskeyOffer: { answer: 'possible' },
  logInWithPasskey: { passkey: MADE_UP_USE },
  secureAccount: { notificationId: 'security-card' },
  makePictureLogin: { currentPassword: PASSWORD, pictures: [...PICTURES] },
  // A face that is there comes with `readyRequest`.
  logInWithPictures: { faceId: UNKNOWN_ID, pictures: [...PICTURES] },
  makeExport: { currentPassword: PASSWORD },
  leaveFriendBase: { currentPassword: PASSWORD },
  comeBack: { token: RETURN_TOKEN },
  updateUser: { displayName: 'Annie' },
  updateCare: { supportNeeds: 'Large words.' },
  updateLikings: { likings: ['dogs', 'music'] },
  createPost: { authorId: memberId('ann'), content: 'Hello' },
  createLike: { ...own, postId: postId(1) },
  setReaction: { feeling: 'hug' },
  createComment: { content: 'Hello' },
  createFriendship: { ...own, friendId: memberId('cleo') },
  updateFriendship: { status: 'accepted' },
  acceptInvitation: { key: keyOfInvitation(2) },
  processMedia: { mediaURL: mediaUrl(mediaId(1)) },
  createMultipart: { filename: 'hills.png', type: 'image/png' },
  completeMultipart: { parts: [{ PartNumber: 1, ETag: '"1"' }] },
  reportFault: {
    name: 'TypeError',
    stack: [{ file: 'main-a1b2.js', line: 1, column: 2345 }],
    route: '/friends',
  },
  seeNotifications: { until: '2026-01-01T00:00:00.000Z' },
  updateNotificationSettings: { unwanted: ['like'], isFriendsOnly: false, quiet: null },
  takeSettings: { settings: { textSize: 130 } },
  changeTakenSettings: { changes: { textSize: 150, simple: null } },
  subscribePush: pushSubscription(1),
  sendMessage: { senderId: memberId('ann'), receiverId: memberId('ben'), content: 'Hello' },
  markRead: { messageId: messageId(1) },
  reportThing: { subject: { kind: 'profile', id: memberId('dora') }, reason: 'mean' },
  appealDecision: { words: 'Please look again.' },
  appealClosedAccount: { token: APPEAL_TOKEN, words: 'Please look again.' },
  decideCase: { action: 'hide', rule: 'beKind', version: 0 },
  answerAppeal: { outcome: 'keep' },
  writeLetter: { words: 'How do I change my picture?' },
  addRound: goodRound,
  startSharedGame: { friendId: memberId('ben'), club: 'numberGames', content: 'Let us play.' },
  turnSharedCard: { card: 0 },
  addSharedRound: goodSharedRound,
  createPlan: tournamentDraft(),
  updatePlan: tournamentDraft(),
  markCodeUsed: { code: codeOf(1) },
  answerLetter: { words: 'Press Change picture on your Profile.' },
};

/** Of a file of Ann's that is still to come. */
const KEY = `media/${mediaId(3)}/original-1`;

/** The query of a call that is not made without one. Uploads that come in parts are named by their storage: see `readyRequest`. */
export const goodQueries: Partial<Record<CallName, Record<string, string>>> = {
  showInvitation: { key: keyOfInvitation(1) },
  lookAtCode: { code: codeOf(2) },
  putUpload: { token: UPLOAD_TOKEN },
  listParts: { key: KEY },
  signPart: { key: KEY },
  putPart: { key: KEY },
  completeMultipart: { key: KEY },
  abortMultipart: { key: KEY },
  getUploadParams: { type: 'image/png' },
};

/** Every call by its name, as the cases for all of them go through the table. */
export const calls = Object.entries(endpoints) as [CallName, Endpoint][];

/**
 * Who makes a call: Ann, Gwen where it takes a moderator, Dora where it takes an organizer, or a new visitor where no session is needed. Ed leaves: the others are
 * still asked what they see.
 */
export async function callersOn(backend: Backend): Promise<(endpoint: Endpoint) => Visitor> {
  const signedIn = {
    member: await backend.as('ann'),
    moderator: await backend.as('gwen'),
    organizer: await backend.as('dora'),
  };
  const ed = await backend.as('ed');
  return ({ access, path }) => {
    if (path === leaveFriendBase.path) return ed;
    return access === 'visitor' ? backend.visitor() : signedIn[access];
  };
}

export const paramsOf = (name: CallName): Record<string, string> =>
  name in goodParams ? (goodParams[name as keyof typeof goodParams] as Record<string, string>) : {};

export const bodyOf = (name: CallName): Record<string, unknown> | undefined =>
  name in goodBodies ? goodBodies[name as keyof typeof goodBodies] : undefined;

/** A call's path with Ann's own ids, except those in `changed`. */
export const pathFor = (name: CallName, changed: Record<string, string> = {}): string =>
  fillPath(endpoints[name].path, { ...paramsOf(name), ...changed });

/** One dot, and small enough to be all ASCII: it can be sent as text. */
export const DOT = 'GIF89a\u0001\0\u0001\0\0\0\0,\0\0\0\0\u0001\0\u0001\0\0\u0002\u0002D\u0001\0;';

interface Changed {
  params?: Record<string, string>;
  body?: Record<string, unknown> | undefined;
}

export interface GoodRequest {
  method: Method;
  /** With its query. */
  path: string;
  headers: Record<string, string>;
  body: Record<string, unknown> | string | undefined;
}

/** A request for a call that can be carried out, but for what is changed: its address, and the rest. */
export function requestFor(name: CallName, { params, body = bodyOf(name) }: Changed = {}): GoodRequest {
  const { method, input }: Endpoint = endpoints[name];
  const query = new URLSearchParams(goodQueries[name]).toString();
  const path = `${pathFor(name, params)}${query && '?'}${query}`;
  const [type] = input.upload?.types ?? [];
  if (type === undefined) return { method, path, headers: {}, body };
  const isForm = type === 'multipart/form-data';
  return isForm
    ? { method, path, headers: { 'content-type': FORM_TYPE }, body: formText({ key: KEY }, DOT) }
    : { method, path, headers: { 'content-type': 'image/gif' }, body: DOT };
}

/** Asks for a call by `requestFor`. */
export function askFor(visitor: Visitor, name: CallName, changed?: Changed): Promise<Answer> {
  const { method, path, headers, body } = requestFor(name, changed);
  return ask(visitor, method, path, body, headers);
}

/** The names of the fields that a call's body may have. */
export const bodyFields = ({ input }: Endpoint): string[] => Object.keys(shapeOf(input.body));

/** The schema of each field of an object’s schema. */
export const shapeOf = (schema: Endpoint['input']['body']): Record<string, unknown> =>
  schema && 'shape' in schema ? (schema.shape as Record<string, unknown>) : {};
