import type { Endpoints, Handlers } from '@friendbase/contract';
import type { Deps, ServerDeps } from './http/context.ts';
import { createLimits, limited } from './http/limits.ts';
import { accountHandlers } from './modules/accounts/routes.ts';
import { calendarHandlers } from './modules/events/calendar.ts';
import { careHandlers } from './modules/care/routes.ts';
import { clubHandlers } from './modules/clubs/routes.ts';
import { sharedGameHandlers } from './modules/sharedGames/routes.ts';
import { commentHandlers } from './modules/comments/routes.ts';
import { companionHandlers } from './modules/companion/routes.ts';
import { emailHandlers } from './modules/email/routes.ts';
import { eventHandlers } from './modules/events/routes.ts';
import { exceptionHandlers } from './modules/exceptionReports/routes.ts';
import { invitationHandlers } from './modules/invitations/routes.ts';
import { friendshipHandlers } from './modules/friendships/routes.ts';
import type { MemberContext } from './modules/context.ts';
import { leavingHandlers } from './modules/leaving/routes.ts';
import { letterHandlers } from './modules/letters/routes.ts';
import { likeHandlers } from './modules/likes/routes.ts';
import { likingHandlers } from './modules/likings/routes.ts';
import { liveHandlers } from './modules/live/routes.ts';
import { messageHandlers } from './modules/messages/routes.ts';
import { mediaHandlers } from './modules/media/routes.ts';
import { moderationHandlers } from './modules/moderation/routes.ts';
import { notificationHandlers } from './modules/notifications/routes.ts';
import { organizeHandlers } from './modules/organize/routes.ts';
import { passkeyHandlers } from './modules/passkeys/routes.ts';
import { pictureLoginHandlers } from './modules/pictureLogin/routes.ts';
import { postHandlers } from './modules/posts/routes.ts';
import { pushHandlers } from './modules/push/routes.ts';
import { reactionHandlers } from './modules/reactions/routes.ts';
import { recoveryHandlers } from './modules/recovery/routes.ts';
import { reportHandlers } from './modules/reports/routes.ts';
import { rewardHandlers } from './modules/rewards/routes.ts';
import { sessionHandlers } from './modules/sessions/routes.ts';
import { takeAlongHandlers } from './modules/takeAlong/routes.ts';
import { takenSettingsHandlers } from './modules/takenSettings/routes.ts';
import { tournamentHandlers } from './modules/tournaments/routes.ts';
import { userHandlers } from './modules/users/routes.ts';
import { videoHandlers } from './modules/videos/routes.ts';

/** Every call of the contract, counted by its limit; leaving one out does not compile. */
export function buildHandlers({ reader, ...deps }: ServerDeps): Handlers<Endpoints, MemberContext> {
  const limits = createLimits(deps);
  const reading: Deps = { ...deps, db: reader };
  const handlers: Handlers<Endpoints, MemberContext> = {
    ...accountHandlers(reading, limits),
    ...sessionHandlers(reading),
    ...pictureLoginHandlers(reading, limits),
    ...recoveryHandlers(reading, limits),
    ...passkeyHandlers(reading, limits),
    ...userHandlers(reading, limits),
    ...careHandlers,
    ...likingHandlers(reading),
    ...emailHandlers(reading, limits),
    ...takeAlongHandlers(reading, limits),
    ...leavingHandlers(reading, limits),
    getContact: async () => ({ ...deps.contact, sendsMail: deps.sendsMail }),
    ...postHandlers(reading),
    ...mediaHandlers(reading),
    ...companionHandlers(reading),
    ...likeHandlers(reading),
    ...reactionHandlers(reading),
    ...liveHandlers(reading),
    ...clubHandlers(reading),
    ...sharedGameHandlers(reading),
    ...commentHandlers(reading),
    ...friendshipHandlers(reading, limits),
    ...invitationHandlers(reading, limits),
    ...messageHandlers(reading),
    ...notificationHandlers(reading),
    ...pushHandlers(reading),
    ...takenSettingsHandlers(reading),
    ...tournamentHandlers(reading),
    ...eventHandlers(reading),
    ...calendarHandlers(reading),
    ...organizeHandlers(reading),
    ...rewardHandlers(reading),
    ...videoHandlers(reading),
    ...exceptionHandlers(reading),
    ...reportHandlers(reading),
    ...moderationHandlers(reading),
    ...letterHandlers(reading),
  };
  return limited(handlers, limits);
}
