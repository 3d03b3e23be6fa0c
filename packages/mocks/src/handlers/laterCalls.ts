import { endpoints } from '@friendbase/contract';
import type { MockHandlers } from '../mockContext.ts';
import { calendar } from './calendar.ts';
import { care } from './care.ts';
import { clubs } from './clubs.ts';
import { sharedGames } from './sharedGames.ts';
import { codes } from './codes.ts';
import { comments } from './comments.ts';
import { companion } from './companion.ts';
import { events } from './events.ts';
import { finding } from './findPeople.ts';
import { friendships } from './friendships.ts';
import { leaving } from './leaving.ts';
import { invitations } from './invitations.ts';
import { letters } from './letters.ts';
import { likes } from './likes.ts';
import { likings } from './likings.ts';
import { mail } from './mail.ts';
import { media } from './media.ts';
import { messages } from './messages.ts';
import { moderation } from './moderation.ts';
import { organize } from './organize.ts';
import { passkeys } from './passkeys.ts';
import { pictureLogin } from './pictureLogin.ts';
import { profile } from './profile.ts';
import { push } from './push.ts';
import { reactions } from './reactions.ts';
import { recovery } from './recovery.ts';
import { reports } from './reports.ts';
import { rewards } from './rewards.ts';
import { sessions } from './sessions.ts';
import { takeAlong } from './takeAlong.ts';
import { takenSettings } from './takenSettings.ts';
import { tournaments } from './tournaments.ts';
import { uploads } from './uploads.ts';
import { videos } from './videos.ts';
import { callsOf } from '../mock.ts';
import type { FirstCall } from './index.ts';

/** What no page of the demo begins with, loaded for the first call of one. Leaving a call of the contract out does not compile. */
const handlers: Pick<MockHandlers, Exclude<keyof MockHandlers, FirstCall>> = {
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
  ...likings,
  ...sessions,
  ...pictureLogin,
  ...leaving,
  ...tournaments,
  ...events,
  ...clubs,
  ...sharedGames,
  ...calendar,
  ...organize,
  ...codes,
  ...uploads,
  ...rewards,
  ...comments,
  ...friendships,
  ...invitations,
  ...finding,
  ...profile,
  ...videos,
  ...takeAlong,
  ...likes,
  ...reactions,
  ...media,
  ...messages,
};

export const laterCalls = callsOf(endpoints, handlers);
