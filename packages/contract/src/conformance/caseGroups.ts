import { accessConform, bodyShapesConform } from './access.ts';
import { accountsConform, accountShapesConform } from './accounts.ts';
import { answersConform } from './answers.ts';
import { avatarFramesConform, avatarsConform, avatarShapesConform } from './avatars.ts';
import type { OpenBackend } from './backend.ts';
import { blockingConform } from './blocking.ts';
import { calendarFeedConform } from './calendarFeed.ts';
import { careConform } from './care.ts';
import { commentDeletionConform } from './commentDeletion.ts';
import { commentListsConform, commentListShapesConform } from './commentLists.ts';
import { commentsConform, commentShapesConform } from './comments.ts';
import { communityEventsConform } from './communityEvents.ts';
import { companionConform } from './companion.ts';
import { conversationsConform, conversationShapesConform } from './conversations.ts';
import { deletedConform } from './deleted.ts';
import { devicesConform } from './devices.ts';
import { demoAccountConform } from './demoAccount.ts';
import { organizeConform, organizeShapesConform } from './organize.ts';
import { eventRemindersConform } from './eventReminders.ts';
import { exceptionReportsConform, exceptionReportShapesConform } from './exceptionReports.ts';
import { authorsPostsConform, feedConform, feedShapesConform, onePostConforms } from './feed.ts';
import { findPeopleConform, findPeopleShapesConform } from './findPeople.ts';
import { friendListsConform } from './friendLists.ts';
import { friendshipLifeConform } from './friendshipLife.ts';
import { friendshipsConform, friendshipShapesConform } from './friendships.ts';
import { idempotencyConform, keyShapesConform } from './idempotency.ts';
import { invitationsConform, invitationShapesConform } from './invitations.ts';
import { leavingConform } from './leaving.ts';
import { likesConform } from './likes.ts';
import { likingsConform } from './likings.ts';
import { liveConform, liveOrderConforms, liveShapesConform } from './live.ts';
import { mailConform, mailShapesConform } from './mail.ts';
import { mediaConform } from './media.ts';
import { mediaDescriptionsConform, mediaDescriptionShapesConform } from './mediaDescriptions.ts';
import { messageListsConform, messageListShapesConform } from './messageLists.ts';
import { messagesConform, messageShapesConform } from './messages.ts';
import { namesConform } from './names.ts';
import { notificationsConform, notificationShapesConform } from './notifications.ts';
import { notificationSettingsConform } from './notificationSettings.ts';
import { othersConform } from './others.ts';
import { passwordChoiceConform } from './passwordChoice.ts';
import { passwordConform, passwordShapesConform } from './password.ts';
import { passkeyRolesConform, weakSessionsConform } from './passkeyRoles.ts';
import { passkeysConform, passkeyShapesConform } from './passkeys.ts';
import { pictureLoginConforms, pictureLoginShapesConform } from './pictureLogin.ts';
import { placeholderMediaConform } from './placeholderMedia.ts';
import { postDeletionConform } from './postDeletion.ts';
import { postsConform, postShapesConform } from './posts.ts';
import { pushConform, pushShapesConform } from './push.ts';
import { randomConform, randomShapesConform } from './random.ts';
import { readStateConform } from './readState.ts';
import { reactionsConform, reactionShapesConform } from './reactions.ts';
import { recoveryConform, recoveryShapesConform } from './recovery.ts';
import { securingConform } from './securing.ts';
import { usedCodesConform } from './usedCodes.ts';
import { planPhotosConform } from './planPhotos.ts';
import { storyPlansConform } from './storyPlans.ts';
import { rewardPlansConform } from './rewardPlans.ts';
import { redemptionShapesConform, rewardsConform } from './rewards.ts';
import { badgesConform } from './badges.ts';
import { casesConform } from './cases.ts';
import { conflictsConform } from './conflicts.ts';
import { clubsConform } from './clubs.ts';
import { sharedGamesConform, sharedGameShapesConform } from './sharedGames.ts';
import { closedAccountsConform } from './closedAccounts.ts';
import { closedMembersConform } from './closedMembers.ts';
import { decisionsConform } from './decisions.ts';
import { hiddenProfilesConform } from './hiddenProfiles.ts';
import { lettersConform, letterShapesConform } from './letters.ts';
import { newAccountsConform } from './newAccounts.ts';
import { pausedConform } from './paused.ts';
import { reportsConform, reportShapesConform } from './reports.ts';
import { sessionsConform } from './sessions.ts';
import { signupConform, signupShapesConform } from './signup.ts';
import { suggestionsConform } from './suggestions.ts';
import { takeAlongConform } from './takeAlong.ts';
import { takenSettingsConform } from './takenSettings.ts';
import {
  cancellingConform,
  roundShapesConform,
  tournamentEndsConform,
  tournamentRoundsConform,
} from './tournamentRounds.ts';
import { tournamentsConform } from './tournaments.ts';
import { tournamentTimesConform } from './tournamentTimes.ts';
import { uploadedMediaConform } from './uploadedMedia.ts';
import { uploadsConform } from './uploads.ts';
import { underWayConform } from './underWay.ts';
import { untoldReportersConform } from './untoldReporters.ts';
import { untoldBlocksConform } from './untoldBlocks.ts';
import { usersConform, userShapesConform } from './users.ts';
import { videosConform } from './videos.ts';

/**
 * How far the input of a case gets. `storage`: to the rows, so another database may answer in another way, and every
 * backend runs it. `shape`: the schemas and the rule of the call refuse it before any handler runs, with 400 and the
 * name of the field, so no database can make a difference: the mocks run it, and the API on one of its databases.
 */
export type Reach = 'storage' | 'shape';

type CaseGroup = Record<Reach, ((backendName: string, open: OpenBackend) => void)[]>;

/** By subject, each about as long to run as the others: test files run side by side. */
export const caseGroups = {
  accounts: {
    storage: [
      accountsConform,
      signupConform,
      passwordConform,
      passwordChoiceConform,
      recoveryConform,
      mailConform,
      passkeysConform,
      passkeyRolesConform,
      careConform,
      takeAlongConform,
      leavingConform,
      namesConform,
      sessionsConform,
      devicesConform,
      securingConform,
      pictureLoginConforms,
      takenSettingsConform,
      usersConform,
      avatarsConform,
      avatarFramesConform,
      demoAccountConform,
    ],
    shape: [
      accountShapesConform,
      signupShapesConform,
      passwordShapesConform,
      recoveryShapesConform,
      mailShapesConform,
      passkeyShapesConform,
      pictureLoginShapesConform,
      userShapesConform,
      avatarShapesConform,
    ],
  },
  posts: {
    storage: [
      postsConform,
      mediaConform,
      mediaDescriptionsConform,
      placeholderMediaConform,
      postDeletionConform,
      feedConform,
      authorsPostsConform,
      onePostConforms,
      likesConform,
      reactionsConform,
      commentsConform,
      commentListsConform,
      commentDeletionConform,
    ],
    shape: [
      postShapesConform,
      reactionShapesConform,
      mediaDescriptionShapesConform,
      feedShapesConform,
      commentShapesConform,
      commentListShapesConform,
    ],
  },
  uploads: { storage: [companionConform, uploadsConform, uploadedMediaConform], shape: [] },
  people: {
    storage: [
      friendListsConform,
      suggestionsConform,
      likingsConform,
      findPeopleConform,
      invitationsConform,
      friendshipsConform,
      friendshipLifeConform,
      blockingConform,
      untoldBlocksConform,
      messagesConform,
      messageListsConform,
      conversationsConform,
      notificationsConform,
      notificationSettingsConform,
      pushConform,
      liveConform,
      liveOrderConforms,
      readStateConform,
    ],
    shape: [
      findPeopleShapesConform,
      invitationShapesConform,
      friendshipShapesConform,
      messageShapesConform,
      messageListShapesConform,
      conversationShapesConform,
      notificationShapesConform,
      pushShapesConform,
      liveShapesConform,
    ],
  },
  bucks: {
    storage: [
      tournamentsConform,
      tournamentTimesConform,
      tournamentRoundsConform,
      tournamentEndsConform,
      rewardsConform,
      videosConform,
    ],
    shape: [redemptionShapesConform, roundShapesConform],
  },
  events: {
    storage: [
      clubsConform,
      sharedGamesConform,
      communityEventsConform,
      eventRemindersConform,
      calendarFeedConform,
      organizeConform,
      rewardPlansConform,
      planPhotosConform,
      storyPlansConform,
      usedCodesConform,
    ],
    shape: [organizeShapesConform, sharedGameShapesConform],
  },
  idempotency: { storage: [idempotencyConform], shape: [keyShapesConform] },
  safety: {
    storage: [
      reportsConform,
      casesConform,
      badgesConform,
      decisionsConform,
      conflictsConform,
      closedAccountsConform,
      closedMembersConform,
      hiddenProfilesConform,
      newAccountsConform,
      lettersConform,
      untoldReportersConform,
      pausedConform,
      weakSessionsConform,
      cancellingConform,
    ],
    shape: [reportShapesConform, letterShapesConform],
  },
  exceptionReports: { storage: [exceptionReportsConform], shape: [exceptionReportShapesConform] },
  everyCall: {
    storage: [accessConform, answersConform, deletedConform, othersConform, randomConform, underWayConform],
    shape: [bodyShapesConform, randomShapesConform],
  },
} satisfies Record<string, CaseGroup>;

export type Subject = keyof typeof caseGroups;

/**
 * Where two databases answer with code of their own, so that one can be wrong alone, in cases that take little: what comes at once or
 * again, money, times, and the order of lists. All others belong to the long tier.
 */
export const databaseCases: CaseGroup['storage'] = [
  idempotencyConform,
  feedConform,
  authorsPostsConform,
  liveOrderConforms,
  tournamentTimesConform,
  tournamentRoundsConform,
  tournamentEndsConform,
];
