import type { MockHandlers } from '../mockContext.ts';
import type { UploadHandlers } from './uploads.ts';
import type { RewardHandlers } from './rewards.ts';
import type { CommentHandlers } from './comments.ts';
import type { CalendarHandlers } from './calendar.ts';
import type { CareHandlers } from './care.ts';
import type { FindingHandlers } from './findPeople.ts';
import type { FriendshipHandlers } from './friendships.ts';
import type { VideoHandlers } from './videos.ts';
import type { Companion } from './companion.ts';
import type { LikeHandlers } from './likes.ts';
import type { ReactionHandlers } from './reactions.ts';
import type { MediaHandlers } from './media.ts';
import type { MessageHandlers } from './messages.ts';
import type { EventHandlers } from './events.ts';
import type { MailHandlers } from './mail.ts';
import type { LeavingHandlers } from './leaving.ts';
import type { LetterHandlers } from './letters.ts';
import type { ModerationHandlers } from './moderation.ts';
import type { OrganizeHandlers } from './organize.ts';
import type { PasskeyHandlers } from './passkeys.ts';
import type { PictureLoginHandlers } from './pictureLogin.ts';
import type { ProfileHandlers } from './profile.ts';
import type { PushHandlers } from './push.ts';
import type { RecoveryHandlers } from './recovery.ts';
import type { ReportHandlers } from './reports.ts';
import type { SessionHandlers } from './sessions.ts';
import type { TakeAlongHandlers } from './takeAlong.ts';
import type { TakenSettingsHandlers } from './takenSettings.ts';
import type { TournamentHandlers } from './tournaments.ts';

type Some<Name extends keyof MockHandlers> = Pick<MockHandlers, Name>;

/** Handlers of these names, from a module that is loaded for the first call of one. */
function later<Name extends keyof MockHandlers>(
  names: readonly Name[],
  load: () => Promise<Some<Name>>,
): Some<Name> {
  let loaded: Some<Name> | undefined;
  const laterOf = (name: Name) => async (input: never, context: never) =>
    (loaded ??= await load())[name](input, context);
  return Object.fromEntries(names.map((name) => [name, laterOf(name)])) as Some<Name>;
}

const companion: Companion = later(
  [
    'createMultipart',
    'listParts',
    'signPart',
    'putPart',
    'completeMultipart',
    'abortMultipart',
    'getUploadParams',
    'sendForm',
    'getUploadCredentials',
  ],
  async () => (await import('./companion.ts')).companion,
);

const moderation: ModerationHandlers = later(
  ['listCases', 'getCase', 'decideCase', 'undoDecision', 'answerAppeal', 'getModerationCounts'],
  async () => (await import('./moderation.ts')).moderation,
);

const reports: ReportHandlers = later(
  ['reportThing', 'listReports'],
  async () => (await import('./reports.ts')).reports,
);

const letters: LetterHandlers = later(
  ['writeLetter', 'listLetters', 'answerLetter'],
  async () => (await import('./letters.ts')).letters,
);

const push: PushHandlers = later(
  ['getPush', 'subscribePush', 'unsubscribePush'],
  async () => (await import('./push.ts')).push,
);

const takenSettings: TakenSettingsHandlers = later(
  ['getTakenSettings', 'takeSettings', 'changeTakenSettings'],
  async () => (await import('./takenSettings.ts')).takenSettings,
);

const recovery: RecoveryHandlers = later(
  ['getCard', 'makeCard', 'showCard', 'choosePassword'],
  async () => (await import('./recovery.ts')).recovery,
);

const mail: MailHandlers = later(
  ['requestRecovery', 'showCode', 'getEmail', 'sendConfirmation', 'confirmEmail'],
  async () => (await import('./mail.ts')).mail,
);

const passkeys: PasskeyHandlers = later(
  [
    'listPasskeys',
    'startPasskey',
    'startPasskeyProof',
    'makePasskey',
    'renamePasskey',
    'removePasskey',
    'answerPasskeyOffer',
    'startPasskeyLogIn',
    'logInWithPasskey',
  ],
  async () => (await import('./passkeys.ts')).passkeys,
);

const sessions: SessionHandlers = later(
  ['listSessions', 'endOtherSessions', 'confirmSession', 'endSession', 'secureAccount'],
  async () => (await import('./sessions.ts')).sessions,
);

const pictureLogin: PictureLoginHandlers = later(
  ['getPictureLogin', 'makePictureLogin', 'removePictureLogin', 'listPictureFaces', 'logInWithPictures'],
  async () => (await import('./pictureLogin.ts')).pictureLogin,
);

const leaving: LeavingHandlers = later(
  ['leaveFriendBase', 'comeBack'],
  async () => (await import('./leaving.ts')).leaving,
);

const takeAlong: TakeAlongHandlers = later(
  ['getExport', 'makeExport', 'downloadExport'],
  async () => (await import('./takeAlong.ts')).takeAlong,
);

const care: CareHandlers = later(['getCare', 'updateCare'], async () => (await import('./care.ts')).care);

const tournaments: TournamentHandlers = later(
  ['listTournaments', 'joinTournament', 'addRound', 'cancelTournament'],
  async () => (await import('./tournaments.ts')).tournaments,
);

const events: EventHandlers = later(
  ['listEvents', 'joinEvent', 'leaveEvent'],
  async () => (await import('./events.ts')).events,
);

const organize: OrganizeHandlers = later(
  ['listPlans', 'createPlan', 'updatePlan', 'publishPlan', 'cancelPlan'],
  async () => (await import('./organize.ts')).organize,
);

const calendar: CalendarHandlers = later(
  ['getCalendar', 'makeCalendar', 'endCalendar', 'readCalendar'],
  async () => (await import('./calendar.ts')).calendar,
);

const uploads: UploadHandlers = later(
  ['startUpload', 'putUpload', 'processMedia', 'deleteMedia'],
  async () => (await import('./uploads.ts')).uploads,
);

const rewards: RewardHandlers = later(
  ['listRewards', 'redeemReward', 'listRedemptions'],
  async () => (await import('./rewards.ts')).rewards,
);

const comments: CommentHandlers = later(
  ['listComments', 'createComment', 'deleteComment'],
  async () => (await import('./comments.ts')).comments,
);

const friendships: FriendshipHandlers = later(
  ['createFriendship', 'updateFriendship', 'deleteFriendship'],
  async () => (await import('./friendships.ts')).friendships,
);

const finding: FindingHandlers = later(
  ['suggestFriends', 'findPeople'],
  async () => (await import('./findPeople.ts')).finding,
);

const profile: ProfileHandlers = later(['updateUser'], async () => (await import('./profile.ts')).profile);

const videos: VideoHandlers = later(
  ['listVideoRewards', 'rewardVideo'],
  async () => (await import('./videos.ts')).videos,
);

const likes: LikeHandlers = later(
  ['createLike', 'deleteLike'],
  async () => (await import('./likes.ts')).likes,
);

const reactions: ReactionHandlers = later(
  ['setReaction', 'deleteReaction'],
  async () => (await import('./reactions.ts')).reactions,
);

const media: MediaHandlers = later(
  ['getMedia', 'getPlaceholderMedia'],
  async () => (await import('./media.ts')).media,
);

const messages: MessageHandlers = later(
  ['listConversations', 'listMessages', 'sendMessage'],
  async () => (await import('./messages.ts')).messages,
);

/** What no page of the demo begins with. A name that is left out does not compile. */
export const onDemand = {
  ...companion,
  ...moderation,
  ...reports,
  ...letters,
  ...push,
  ...takenSettings,
  ...recovery,
  ...mail,
  ...passkeys,
  ...care,
  ...sessions,
  ...pictureLogin,
  ...leaving,
  ...tournaments,
  ...events,
  ...calendar,
  ...organize,
  ...uploads,
  ...rewards,
  ...comments,
  ...friendships,
  ...finding,
  ...profile,
  ...videos,
  ...takeAlong,
  ...likes,
  ...reactions,
  ...media,
  ...messages,
};
