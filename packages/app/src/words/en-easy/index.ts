import type { TranslationOf } from '@friendbase/ui-kit/words';
import { words as games } from '@friendbase/games/words/en-easy';
import { words as kit } from '@friendbase/ui-kit/words/en-easy';
import type * as reference from '../en/index.ts';
import { accessibility } from './accessibility.ts';
import { arrivals } from './arrivals.ts';
import { askedPost } from './askedPost.ts';
import { auth, findUsername } from './auth.ts';
import { closedAccount } from './closedAccount.ts';
import { clubPage } from './clubPage.ts';
import { sharedGames } from './sharedGames.ts';
import { clubs, clubTexts, difficulties } from './clubs.ts';
import { comfort, comfortOffer, settings } from './comfort.ts';
import {
  asking,
  colours,
  easyWords,
  keeping,
  layout,
  messageWishes,
  reading,
  sounds,
  voice,
} from './comfortValues.ts';
import { faces } from './faces.ts';
import { feedNews } from './feedNews.ts';
import { findFriends, findPerson, friends, friendTips } from './friends.ts';
import { howItWorks } from './howItWorks.ts';
import { invitationErrors, invitations, invited } from './invitations.ts';
import { leaving, leftAccount, things } from './leaving.ts';
import { helpDialog } from './help.ts';
import { comments } from './comments.ts';
import { donations, donationTiers } from './donations.ts';
import { events, eventWords } from './events.ts';
import { composer } from './composer.ts';
import { feed, gonePost, post, postMore } from './home.ts';
import { letters } from './letters.ts';
import { likings, ownLikings } from './likings.ts';
import { memberNotices } from './memberNotices.ts';
import { moderation, moderationCase, moderationCounts } from './moderation.ts';
import { news } from './news.ts';
import { chatPane, messages } from './messages.ts';
import { notices } from './notices.ts';
import { notifications } from './notifications.ts';
import { codeCheck, codeErrors } from './codeCheck.ts';
import { organize, planErrors, planForm } from './organize.ts';
import { outbox } from './outbox.ts';
import { outingNotices } from './outingNotices.ts';
import { ownPosts } from './ownPosts.ts';
import { page } from './page.ts';
import { notFound } from './pages.ts';
import { passkeyErrors, passkeyNeeded, passkeys } from './passkeys.ts';
import { people } from './people.ts';
import { profile } from './profile.ts';
import { contact, passwordChange, picture, places, privacy, secure } from './profileParts.ts';
import { apiErrors } from './apiErrors.ts';
import { care } from './care.ts';
import { confirmation, person, recovery, recoveryCard } from './recovery.ts';
import { report } from './report.ts';
import { frameWords, openedReward, rainWords, trainStory } from './openedRewards.ts';
import { rewardPages } from './rewardPages.ts';
import { rewards } from './rewards.ts';
import { safety } from './safety.ts';
import { settingsAlong } from './settingsAlong.ts';
import { ownPictures, pictureKeys, pictureLogin } from './pictureLogin.ts';
import { challengeTypes, signUp, signUpNotices, signUpErrors } from './signUp.ts';
import { tournaments, tournamentStatus } from './tournaments.ts';
import { uploads } from './uploads.ts';
import { videos, videoWords } from './videos.ts';
import { push } from './push.ts';
import { wishes } from './wishes.ts';

/** The words in easy English, as one file to load. What is easy already stays as it is in `en`. */
export const words = {
  ...kit,
  ...games,
  ...({
    accessibility,
    arrivals,
    auth,
    'auth.closed': closedAccount,
    pictureKeys,
    pictureLogin,
    'profile.pictures': ownPictures,
    'profile.posts': ownPosts,
    'auth.left': leftAccount,
    challengeTypes,
    'clubs.page': clubPage,
    sharedGames,
    clubs,
    'clubs.texts': clubTexts,
    'clubs.difficulties': difficulties,
    comfort,
    comments,
    'comfort.along': settingsAlong,
    'comfort.asking': asking,
    'comfort.colours': colours,
    'comfort.keeping': keeping,
    'comfort.layout': layout,
    'comfort.messages': messageWishes,
    'comfort.offer': comfortOffer,
    'comfort.reading': reading,
    'comfort.settings': settings,
    'comfort.sounds': sounds,
    'comfort.voice': voice,
    'comfort.words': easyWords,
    composer,
    donations,
    'donations.tiers': donationTiers,
    events,
    'events.content': eventWords,
    faces,
    feed,
    'feed.asked': askedPost,
    feedNews,
    findFriends,
    findPerson,
    findUsername,
    friends,
    helpDialog,
    friendTips,
    howItWorks,
    invitationErrors,
    invitations,
    invited,
    letters,
    likings,
    news,
    messages,
    moderation,
    'moderation.case': moderationCase,
    'moderation.counts': moderationCounts,
    'messages.chat': chatPane,
    notFound,
    notices,
    'notices.member': memberNotices,
    'notices.outings': outingNotices,
    notifications,
    codeCheck,
    codeErrors,
    organize,
    outbox,
    page,
    passkeyErrors,
    passkeyNeeded,
    people,
    planErrors,
    planForm,
    post,
    gonePost,
    'post.more': postMore,
    profile,
    'profile.care': care,
    'profile.contact': contact,
    'profile.passkeys': passkeys,
    'profile.leaving': leaving,
    'profile.likings': ownLikings,
    'profile.password': passwordChange,
    'profile.picture': picture,
    'profile.places': places,
    'profile.secure': secure,
    'profile.privacy': privacy,
    'profile.push': push,
    'profile.things': things,
    'profile.wishes': wishes,
    apiErrors,
    person,
    recovery,
    recoveryCard,
    'recovery.confirmation': confirmation,
    report,
    rewards,
    'rewards.opened': openedReward,
    'rewards.rain': rainWords,
    'rewards.frame': frameWords,
    'rewards.train': trainStory,
    'rewards.pages': rewardPages,
    safety,
    signUp,
    signUpNotices,
    signUpErrors,
    tournaments,
    tournamentStatus,
    uploads,
    videos,
    'videos.content': videoWords,
  } satisfies TranslationOf<typeof reference>),
};
