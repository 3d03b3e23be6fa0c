import { getMe, logIn, logOut } from './accounts.ts';
import { getCare, updateCare } from './care.ts';
import { appealClosedAccount } from './moderation/closedAccounts.ts';
import { createComment, deleteComment, listComments } from './comments.ts';
import {
  abortMultipart,
  completeMultipart,
  createMultipart,
  getUploadCredentials,
  getUploadParams,
  listParts,
  putPart,
  sendForm,
  signPart,
} from './companion.ts';
import { getContact } from './contact.ts';
import { confirmEmail, getEmail, sendConfirmation } from './email.ts';
import { reportFault } from './exceptionReports.ts';
import { findPeople } from './findPeople.ts';
import {
  createFriendship,
  deleteFriendship,
  listBlocked,
  listFriendRequests,
  listFriends,
  updateFriendship,
} from './friendships.ts';
import {
  acceptInvitation,
  endInvitation,
  listInvitations,
  makeInvitation,
  showInvitation,
} from './invitations.ts';
import { answerLetter, listLetters } from './moderation/letterQueue.ts';
import { writeLetter } from './moderation/letters.ts';
import { appealDecision, listDecisions } from './moderation/ownDecisions.ts';
import { createLike, deleteLike } from './likes.ts';
import { getLikings, updateLikings } from './likings.ts';
import { followLive } from './live.ts';
import { listConversations, listMessages, sendMessage } from './messages.ts';
import { countNotifications, listNotifications, seeNotifications } from './notifications.ts';
import { getNotificationSettings, updateNotificationSettings } from './notificationSettings.ts';
import { getPush, subscribePush, unsubscribePush } from './push.ts';
import { getReadState, markRead, tellTyping } from './readState.ts';
import {
  answerPasskeyOffer,
  listPasskeys,
  logInWithPasskey,
  makePasskey,
  removePasskey,
  renamePasskey,
  startPasskey,
  startPasskeyLogIn,
  startPasskeyProof,
} from './passkeys.ts';
import { changePassword } from './passwordChange.ts';
import { getMedia } from './mediaFiles.ts';
import { deleteMedia, processMedia, putUpload, startUpload } from './mediaUploads.ts';
import {
  getPictureLogin,
  listPictureFaces,
  logInWithPictures,
  makePictureLogin,
  removePictureLogin,
} from './pictureLogin.ts';
import { getPlaceholderMedia } from './placeholderMedia.ts';
import {
  answerAppeal,
  decideCase,
  getCase,
  getModerationCounts,
  listCases,
  undoDecision,
} from './moderation/cases.ts';
import { getPost } from './onePost.ts';
import { createPost, deletePost } from './postDraft.ts';
import { listFeed } from './posts.ts';
import { choosePassword, getCard, makeCard, requestRecovery, showCard, showCode } from './recovery.ts';
import { findUsername, register } from './registration.ts';
import { listReports, reportThing } from './moderation/reports.ts';
import { deleteReaction, setReaction } from './reactions.ts';
import { listRedemptions, listRewards, redeemReward } from './rewards.ts';
import { confirmSession, endOtherSessions, endSession, listSessions, secureAccount } from './sessions.ts';
import { suggestFriends } from './suggestions.ts';
import { comeBack, leaveFriendBase } from './leaving.ts';
import { downloadExport, getExport, makeExport } from './takeAlong.ts';
import { changeTakenSettings, getTakenSettings, takeSettings } from './takenSettings.ts';
import { endCalendar, getCalendar, makeCalendar, readCalendar } from './calendarFeed.ts';
import { joinClub, leaveClub, listClubPeople, listClubs } from './clubs.ts';
import {
  addSharedRound,
  endSharedGame,
  getSharedGame,
  listSharedGames,
  startSharedGame,
  turnSharedCard,
} from './sharedGames.ts';
import { joinEvent, leaveEvent, listEvents } from './communityEvents.ts';
import { lookAtCode, markCodeUsed } from './organize/codes.ts';
import { cancelPlan, createPlan, listPlans, publishPlan, updatePlan } from './organize/plans.ts';
import { listStories } from './organize/stories.ts';
import { addRound } from './tournamentRounds.ts';
import { cancelTournament, joinTournament, listTournaments } from './tournaments.ts';
import { updateUser } from './profileChange.ts';
import { getUser } from './users.ts';
import { listVideoRewards, rewardVideo } from './videos.ts';

/** Every call of the product. A backend is one handler for each of these names. */
export const endpoints = {
  getMe,
  logIn,
  register,
  findUsername,
  logOut,
  appealClosedAccount,
  changePassword,
  getCard,
  makeCard,
  showCard,
  requestRecovery,
  showCode,
  choosePassword,
  listPasskeys,
  startPasskey,
  startPasskeyProof,
  makePasskey,
  renamePasskey,
  removePasskey,
  answerPasskeyOffer,
  startPasskeyLogIn,
  logInWithPasskey,
  listSessions,
  endOtherSessions,
  confirmSession,
  endSession,
  secureAccount,
  getPictureLogin,
  makePictureLogin,
  removePictureLogin,
  listPictureFaces,
  logInWithPictures,
  getExport,
  makeExport,
  downloadExport,
  getUser,
  updateUser,
  getCare,
  updateCare,
  getLikings,
  updateLikings,
  getContact,
  getEmail,
  sendConfirmation,
  confirmEmail,
  listFeed,
  getPost,
  createPost,
  deletePost,
  createLike,
  deleteLike,
  setReaction,
  deleteReaction,
  listComments,
  createComment,
  deleteComment,
  listFriends,
  suggestFriends,
  findPeople,
  listFriendRequests,
  listBlocked,
  createFriendship,
  updateFriendship,
  deleteFriendship,
  listInvitations,
  makeInvitation,
  endInvitation,
  showInvitation,
  acceptInvitation,
  listConversations,
  listMessages,
  sendMessage,
  getReadState,
  markRead,
  tellTyping,
  followLive,
  listNotifications,
  countNotifications,
  seeNotifications,
  getNotificationSettings,
  updateNotificationSettings,
  getTakenSettings,
  takeSettings,
  changeTakenSettings,
  getPush,
  subscribePush,
  unsubscribePush,
  listTournaments,
  joinTournament,
  addRound,
  cancelTournament,
  listClubs,
  listClubPeople,
  joinClub,
  leaveClub,
  listSharedGames,
  getSharedGame,
  startSharedGame,
  turnSharedCard,
  addSharedRound,
  endSharedGame,
  listStories,
  listEvents,
  joinEvent,
  leaveEvent,
  getCalendar,
  makeCalendar,
  endCalendar,
  readCalendar,
  listPlans,
  createPlan,
  updatePlan,
  publishPlan,
  cancelPlan,
  lookAtCode,
  markCodeUsed,
  listRewards,
  redeemReward,
  listRedemptions,
  listVideoRewards,
  rewardVideo,
  startUpload,
  putUpload,
  processMedia,
  getMedia,
  deleteMedia,
  getPlaceholderMedia,
  createMultipart,
  listParts,
  signPart,
  putPart,
  completeMultipart,
  abortMultipart,
  getUploadParams,
  sendForm,
  getUploadCredentials,
  reportFault,
  reportThing,
  listReports,
  listDecisions,
  appealDecision,
  listCases,
  getCase,
  decideCase,
  undoDecision,
  answerAppeal,
  getModerationCounts,
  leaveFriendBase,
  comeBack,
  writeLetter,
  listLetters,
  answerLetter,
} as const;

export type Endpoints = typeof endpoints;

/** The names of the calls that only read. */
export type ReadingCall = {
  [Name in keyof Endpoints]: Endpoints[Name] extends { method: 'get' } ? Name : never;
}[keyof Endpoints];

/** The names of the calls that change something. */
export type WritingCall = Exclude<keyof Endpoints, ReadingCall>;
