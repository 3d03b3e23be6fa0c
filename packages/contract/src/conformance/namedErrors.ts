import { endpoints } from '../endpoints.ts';
import { ERRORS } from '../errorCodes.ts';
import type { ErrorCode } from '../errorCodes.ts';
import { calls } from './bodies.ts';
import type { CallName } from './bodies.ts';
import type { Reach, Subject } from './caseGroups.ts';
import { errorOf } from './errors.ts';

/** The subject whose cases meet with what a call refuses by itself. A call that is left out does not compile. */
const SUBJECTS: Record<CallName, Exclude<Subject, 'everyCall' | 'idempotency'>> = {
  getMe: 'accounts',
  logIn: 'accounts',
  register: 'accounts',
  findUsername: 'accounts',
  logOut: 'accounts',
  changePassword: 'accounts',
  getCard: 'accounts',
  makeCard: 'accounts',
  showCard: 'accounts',
  requestRecovery: 'accounts',
  showCode: 'accounts',
  choosePassword: 'accounts',
  listPasskeys: 'accounts',
  startPasskey: 'accounts',
  startPasskeyProof: 'accounts',
  makePasskey: 'accounts',
  renamePasskey: 'accounts',
  removePasskey: 'accounts',
  answerPasskeyOffer: 'accounts',
  startPasskeyLogIn: 'accounts',
  logInWithPasskey: 'accounts',
  getExport: 'accounts',
  makeExport: 'accounts',
  downloadExport: 'accounts',
  leaveFriendBase: 'accounts',
  comeBack: 'accounts',
  listSessions: 'accounts',
  endOtherSessions: 'accounts',
  confirmSession: 'accounts',
  endSession: 'accounts',
  secureAccount: 'accounts',
  getPictureLogin: 'accounts',
  makePictureLogin: 'accounts',
  removePictureLogin: 'accounts',
  listPictureFaces: 'accounts',
  logInWithPictures: 'accounts',
  getUser: 'accounts',
  updateUser: 'accounts',
  getCare: 'accounts',
  updateCare: 'accounts',
  getLikings: 'people',
  updateLikings: 'people',
  getContact: 'accounts',
  getEmail: 'accounts',
  sendConfirmation: 'accounts',
  confirmEmail: 'accounts',
  listFeed: 'posts',
  getPost: 'posts',
  createPost: 'posts',
  deletePost: 'posts',
  startUpload: 'uploads',
  putUpload: 'uploads',
  processMedia: 'uploads',
  deleteMedia: 'uploads',
  createMultipart: 'uploads',
  listParts: 'uploads',
  signPart: 'uploads',
  putPart: 'uploads',
  completeMultipart: 'uploads',
  abortMultipart: 'uploads',
  getUploadParams: 'uploads',
  sendForm: 'uploads',
  getUploadCredentials: 'uploads',
  getMedia: 'posts',
  getPlaceholderMedia: 'posts',
  createLike: 'posts',
  deleteLike: 'posts',
  setReaction: 'posts',
  deleteReaction: 'posts',
  listComments: 'posts',
  createComment: 'posts',
  deleteComment: 'posts',
  listFriends: 'people',
  suggestFriends: 'people',
  findPeople: 'people',
  listFriendRequests: 'people',
  listBlocked: 'people',
  createFriendship: 'people',
  updateFriendship: 'people',
  deleteFriendship: 'people',
  listConversations: 'people',
  listMessages: 'people',
  sendMessage: 'people',
  getReadState: 'people',
  markRead: 'people',
  tellTyping: 'people',
  listNotifications: 'people',
  countNotifications: 'people',
  seeNotifications: 'people',
  getNotificationSettings: 'people',
  updateNotificationSettings: 'people',
  getTakenSettings: 'accounts',
  takeSettings: 'accounts',
  changeTakenSettings: 'accounts',
  getPush: 'people',
  subscribePush: 'people',
  unsubscribePush: 'people',
  followLive: 'people',
  listTournaments: 'bucks',
  joinTournament: 'bucks',
  addRound: 'bucks',
  cancelTournament: 'safety',
  listClubs: 'events',
  listClubPeople: 'events',
  joinClub: 'events',
  leaveClub: 'events',
  listEvents: 'events',
  joinEvent: 'events',
  leaveEvent: 'events',
  listPlans: 'events',
  createPlan: 'events',
  updatePlan: 'events',
  publishPlan: 'events',
  cancelPlan: 'events',
  getCalendar: 'events',
  makeCalendar: 'events',
  endCalendar: 'events',
  readCalendar: 'events',
  listRewards: 'bucks',
  redeemReward: 'bucks',
  listRedemptions: 'bucks',
  listVideoRewards: 'bucks',
  rewardVideo: 'bucks',
  reportFault: 'exceptionReports',
  reportThing: 'safety',
  listReports: 'safety',
  listDecisions: 'safety',
  appealDecision: 'safety',
  appealClosedAccount: 'safety',
  listCases: 'safety',
  getCase: 'safety',
  decideCase: 'safety',
  undoDecision: 'safety',
  answerAppeal: 'safety',
  getModerationCounts: 'safety',
  writeLetter: 'safety',
  listLetters: 'safety',
  answerLetter: 'safety',
};

/** What follows from the place of a call among the others is met with by the cases for every call. */
function codesOf(name: CallName, subject: Subject, reaches: readonly Reach[]): ErrorCode[] {
  const { access, input, isCreating, errors } = endpoints[name];
  if (subject === 'idempotency') return isCreating ? ['idempotencyKeyReused'] : [];
  if (subject !== 'everyCall')
    return SUBJECTS[name] === subject ? errors.filter((code) => isMet(code, reaches)) : [];
  return [
    ...(access === 'member' ? (['signedOut'] as const) : []),
    ...(reaches.includes('shape') && 'body' in input
      ? (['invalidInput', 'notJsonObject', 'bodyTooLarge'] as const)
      : []),
  ];
}

/** Takes a full disk, or a server that leaves something out, which no case has. */
const NOT_MET: readonly ErrorCode[] = ['storageFull', 'notOffered'];

/** Error responses of the schemas and rules are asked of fewer backends. */
const isMet = (code: ErrorCode, reaches: readonly Reach[]): boolean =>
  !NOT_MET.includes(code) && (ERRORS[code].status !== 400 || reaches.includes('shape'));

/** Every error response that the calls of a subject name, and that has to be met with in its cases. */
export const namedErrors = (subject: Subject, reaches: readonly Reach[]): string[] =>
  calls.flatMap(([name]) => codesOf(name, subject, reaches).map((code) => errorOf(name, code)));
