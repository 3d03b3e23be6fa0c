import { messageOf } from '@friendbase/ui-kit/words';
import { outingNotices as said } from '../../words/en/outingNotices.ts';
import { failure, success } from './notices.ts';

/**
 * The toasts of Events, Games, Videos, Tournaments and Donations. Not among those of the people screens, which come with
 * every page. Source: product spec §2, §7 and §8.
 */
export const outingNotices = {
  eventJoined: (title: string) =>
    success(messageOf(said, 'joined'), messageOf(said, 'joinedText', { title })),
  eventNotSaved: failure(messageOf(said, 'eventNotSaved'), messageOf(said, 'eventNotSavedText')),
  linkNotCopied: failure(messageOf(said, 'notCopied'), messageOf(said, 'copyByHand')),
  /** Source: product spec §2 “Donations”, conflict X23. */
  donationThanks: success(messageOf(said, 'thankYou'), messageOf(said, 'noMoney')),
  donationImpact: success(messageOf(said, 'impact'), messageOf(said, 'impactText')),
  tournamentJoined: success(messageOf(said, 'tournamentJoined'), messageOf(said, 'tournamentWelcome')),
  joinFailed: failure(messageOf(said, 'joinFailed'), messageOf(said, 'joinFailedText')),
  rewardRedeemed: (code: string) =>
    success(messageOf(said, 'redeemed'), messageOf(said, 'redemptionCode', { code })),
  redeemFailed: failure(messageOf(said, 'redeemFailed'), messageOf(said, 'redeemFailedText')),
  /** Source: product spec §2 “Clubs”. */
  clubJoined: (club: string) =>
    success(messageOf(said, 'clubJoined', { club }), messageOf(said, 'clubJoinedText')),
  clubNotSaved: failure(messageOf(said, 'clubNotSaved'), messageOf(said, 'clubNotSavedText')),
  challenge: success(messageOf(said, 'challenge'), messageOf(said, 'togetherSoon')),
  groupSessions: success(messageOf(said, 'groupSessions'), messageOf(said, 'togetherSoon')),
} as const;
