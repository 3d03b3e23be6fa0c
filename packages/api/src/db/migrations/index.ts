import type { Knex } from 'knex';
import type { Migration } from './columns.ts';
import { membersAndSessions } from './0001_members_and_sessions.ts';
import { friendships } from './0002_friendships.ts';
import { postsLikesAndComments } from './0003_posts_likes_and_comments.ts';
import { media } from './0004_media.ts';
import { messages } from './0005_messages.ts';
import { tournamentsAndRewards } from './0006_tournaments_and_rewards.ts';
import { limitsAndIdempotency } from './0007_limits_and_idempotency.ts';
import { demoVersions } from './0008_demo_versions.ts';
import { drawnPeople } from './0009_drawn_people.ts';
import { askedAt } from './0010_asked_at.ts';
import { defaultPrivacy } from './0011_default_privacy.ts';
import { uploads } from './0012_uploads.ts';
import { moderation } from './0013_moderation.ts';
import { appealTokens } from './0014_appeal_tokens.ts';
import { likesOfClosedAccounts } from './0015_likes_of_closed_accounts.ts';
import { hiddenProfiles } from './0016_hidden_profiles.ts';
import { mediaArrivals } from './0017_media_arrivals.ts';
import { wholeRecord } from './0018_whole_record.ts';
import { liveEvents } from './0019_live_events.ts';
import { notifications } from './0020_notifications.ts';
import { push } from './0021_push.ts';
import { readState } from './0022_read_state.ts';
import { messageKeys } from './0023_message_keys.ts';
import { reactions } from './0024_reactions.ts';
import { takenSettings } from './0025_taken_settings.ts';
import { recovery } from './0026_recovery.ts';
import { challengeTakenBack } from './0027_challenge_taken_back.ts';
import { mails } from './0028_mails.ts';
import { recoveryByMail } from './0029_recovery_by_mail.ts';
import { passkeys } from './0030_passkeys.ts';
import { devices } from './0031_devices.ts';
import { pictureLogins } from './0032_picture_logins.ts';
import { exports } from './0033_exports.ts';
import { leavings } from './0034_leavings.ts';
import { keysOfPostsAndComments } from './0036_keys_of_posts_and_comments.ts';
import { letters } from './0035_letters.ts';
import { calendars } from './0040_calendars.ts';
import { organizers } from './0041_organizers.ts';
import { planPhotos } from './0052_plan_photos.ts';
import { namelessRecord } from './0053_nameless_record.ts';
import { postsForFriends } from './0054_posts_for_friends.ts';
import { plans } from './0042_plans.ts';
import { clubMembers } from './0043_club_members.ts';
import { clubSizes } from './0044_club_sizes.ts';
import { findPeople } from './0045_find_people.ts';
import { invitations } from './0047_invitations.ts';
import { likings } from './0048_likings.ts';
import { sharedGames } from './0049_shared_games.ts';
import { rewardsOfOrganizers } from './0050_rewards_of_organizers.ts';
import { firstTold } from './0051_first_told.ts';
import { events } from './0039_events.ts';
import { tournamentRounds } from './0037_tournament_rounds.ts';
import { rewardContents } from './0038_reward_contents.ts';

/** In the order they run; the names are what a database remembers. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001_members_and_sessions': membersAndSessions,
  '0002_friendships': friendships,
  '0003_posts_likes_and_comments': postsLikesAndComments,
  '0004_media': media,
  '0005_messages': messages,
  '0006_tournaments_and_rewards': tournamentsAndRewards,
  '0007_limits_and_idempotency': limitsAndIdempotency,
  '0008_demo_versions': demoVersions,
  '0009_drawn_people': drawnPeople,
  '0010_asked_at': askedAt,
  '0011_default_privacy': defaultPrivacy,
  '0012_uploads': uploads,
  '0013_moderation': moderation,
  '0014_appeal_tokens': appealTokens,
  '0015_likes_of_closed_accounts': likesOfClosedAccounts,
  '0016_hidden_profiles': hiddenProfiles,
  '0017_media_arrivals': mediaArrivals,
  '0018_whole_record': wholeRecord,
  '0019_live_events': liveEvents,
  '0020_notifications': notifications,
  '0021_push': push,
  '0022_read_state': readState,
  '0023_message_keys': messageKeys,
  '0024_reactions': reactions,
  '0025_taken_settings': takenSettings,
  '0026_recovery': recovery,
  '0027_challenge_taken_back': challengeTakenBack,
  '0028_mails': mails,
  '0029_recovery_by_mail': recoveryByMail,
  '0030_passkeys': passkeys,
  '0031_devices': devices,
  '0032_picture_logins': pictureLogins,
  '0033_exports': exports,
  '0034_leavings': leavings,
  '0035_letters': letters,
  '0036_keys_of_posts_and_comments': keysOfPostsAndComments,
  '0037_tournament_rounds': tournamentRounds,
  '0038_reward_contents': rewardContents,
  '0039_events': events,
  '0040_calendars': calendars,
  '0041_organizers': organizers,
  '0042_plans': plans,
  '0043_club_members': clubMembers,
  '0044_club_sizes': clubSizes,
  '0045_find_people': findPeople,
  '0047_invitations': invitations,
  '0048_likings': likings,
  '0049_shared_games': sharedGames,
  '0050_rewards_of_organizers': rewardsOfOrganizers,
  '0051_first_told': firstTold,
  '0052_plan_photos': planPhotos,
  '0053_nameless_record': namelessRecord,
  '0054_posts_for_friends': postsForFriends,
};

export const migrationNames = Object.keys(migrations);

/** What Knex asks for the steps. */
export const migrationSourceOf = (
  steps: Readonly<Record<string, Migration>>,
): Knex.MigrationSource<string> => ({
  getMigrations: async () => Object.keys(steps),
  getMigrationName: (name) => name,
  getMigration: async (name) => {
    const migration = steps[name];
    if (!migration) throw new Error(`There is no migration ${name}.`);
    return migration;
  },
});
