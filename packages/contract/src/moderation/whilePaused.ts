import type { InputOf } from '../endpoint.ts';
import type { Endpoints, WritingCall } from '../endpoints.ts';

/** `allowed`, `refused`, or what it depends on. */
export type WhilePaused<Name extends WritingCall> =
  | 'allowed'
  | 'refused'
  | ((input: InputOf<Endpoints[Name]>) => 'allowed' | 'refused');

/**
 * Which calls a paused member may make: their own settings, what takes something back and what protects them; nothing that
 * reaches others. Reading stays. A new writing call does not compile without its line. Visitors' calls know no member.
 */
export const WHILE_PAUSED: { [Name in WritingCall]: WhilePaused<Name> } = {
  logIn: 'allowed',
  register: 'allowed',
  findUsername: 'allowed',
  logOut: 'allowed',
  appealClosedAccount: 'allowed',
  reportFault: 'allowed',
  changePassword: 'allowed',
  makeCard: 'allowed',
  showCard: 'allowed',
  requestRecovery: 'allowed',
  showCode: 'allowed',
  choosePassword: 'allowed',
  sendConfirmation: 'allowed',
  confirmEmail: 'allowed',
  startPasskey: 'allowed',
  startPasskeyProof: 'allowed',
  makePasskey: 'allowed',
  renamePasskey: 'allowed',
  removePasskey: 'allowed',
  answerPasskeyOffer: 'allowed',
  startPasskeyLogIn: 'allowed',
  logInWithPasskey: 'allowed',
  updateCare: 'allowed',
  makeExport: 'allowed',
  leaveFriendBase: 'allowed',
  comeBack: 'allowed',
  endOtherSessions: 'allowed',
  confirmSession: 'allowed',
  endSession: 'allowed',
  secureAccount: 'allowed',
  makePictureLogin: 'allowed',
  removePictureLogin: 'allowed',
  logInWithPictures: 'allowed',
  // What others see of them stays as it was.
  updateUser: ({ body: { displayName, bio, avatarUrl, avatarFrame } }) =>
    [displayName, bio, avatarUrl, avatarFrame].every((given) => given === undefined) ? 'allowed' : 'refused',
  // As the words of their profile: others see it.
  updateLikings: 'refused',
  createPost: 'refused',
  deletePost: 'allowed',
  createLike: 'refused',
  deleteLike: 'allowed',
  setReaction: 'refused',
  deleteReaction: 'allowed',
  createComment: 'refused',
  deleteComment: 'allowed',
  // Blocking reaches nobody: the other one is not told.
  createFriendship: ({ body }) => (body.status === 'blocked' ? 'allowed' : 'refused'),
  updateFriendship: ({ body }) => (body.status === 'blocked' ? 'allowed' : 'refused'),
  deleteFriendship: 'allowed',
  makeInvitation: 'refused',
  endInvitation: 'allowed',
  acceptInvitation: 'refused',
  sendMessage: 'refused',
  markRead: 'refused',
  tellTyping: 'refused',
  seeNotifications: 'allowed',
  updateNotificationSettings: 'allowed',
  takeSettings: 'allowed',
  changeTakenSettings: 'allowed',
  subscribePush: 'allowed',
  unsubscribePush: 'allowed',
  joinTournament: 'refused',
  // What they have paid for.
  addRound: 'allowed',
  cancelTournament: 'refused',
  joinClub: 'refused',
  leaveClub: 'allowed',
  startSharedGame: 'refused',
  // What goes on goes on: there are no words in it.
  turnSharedCard: 'allowed',
  addSharedRound: 'allowed',
  endSharedGame: 'allowed',
  joinEvent: 'refused',
  leaveEvent: 'allowed',
  makeCalendar: 'allowed',
  endCalendar: 'allowed',
  createPlan: 'refused',
  updatePlan: 'refused',
  publishPlan: 'refused',
  cancelPlan: 'refused',
  markCodeUsed: 'refused',
  redeemReward: 'allowed',
  rewardVideo: 'allowed',
  // A file reaches nobody before a post or a profile shows it.
  startUpload: 'allowed',
  putUpload: 'allowed',
  processMedia: 'allowed',
  deleteMedia: 'allowed',
  createMultipart: 'allowed',
  putPart: 'allowed',
  completeMultipart: 'allowed',
  abortMultipart: 'allowed',
  sendForm: 'allowed',
  reportThing: 'allowed',
  appealDecision: 'allowed',
  decideCase: 'refused',
  undoDecision: 'refused',
  answerAppeal: 'refused',
  writeLetter: 'allowed',
  answerLetter: 'refused',
};

/** What a line of the table says about this input. */
export const isRefusedBy = (line: WhilePaused<WritingCall>, input: object): boolean =>
  (typeof line === 'function' ? line(input as never) : line) === 'refused';

/** Whether a paused member is refused the call of this name. Knows no endpoint: a page asks it before a press. */
export const refusesWhilePaused = (name: WritingCall, input: object): boolean =>
  isRefusedBy(WHILE_PAUSED[name] as WhilePaused<WritingCall>, input);
