import { messageOf } from '@friendbase/ui-kit/words';
import { memberNotices as said } from '../../words/en/memberNotices.ts';
import { failure, success } from './notices.ts';

const tryAgain = messageOf(said, 'tryAgain');

/** The toasts of the members' screens. The auth screen does not load them. Source: product spec §8. */
export const memberNotices = {
  requestUpdated: success(messageOf(said, 'requestUpdated')),
  requestUpdateFailed: failure(messageOf(said, 'error'), tryAgain),
  requestAccepted: (name: string) =>
    success(messageOf(said, 'requestUpdated'), messageOf(said, 'nowFriends', { name })),
  /** In place of taking the request back. */
  acceptedMeanwhile: (name: string) =>
    success(messageOf(said, 'hasAccepted', { name }), messageOf(said, 'friendsNow')),
  requestDeclined: (name: string) =>
    success(messageOf(said, 'requestUpdated'), messageOf(said, 'declined', { name })),
  requestTakenBack: (name: string) =>
    success(messageOf(said, 'requestUpdated'), messageOf(said, 'takenBack', { name })),
  friendAsked: (name: string) =>
    success(messageOf(said, 'requestSent'), messageOf(said, 'mayAnswer', { name })),
  friendRemoved: (name: string) =>
    success(messageOf(said, 'friendRemoved'), messageOf(said, 'noFriends', { name })),
  personBlocked: (name: string) =>
    success(messageOf(said, 'personBlocked', { name }), messageOf(said, 'notTold', { name })),
  personUnblocked: (name: string) => success(messageOf(said, 'personUnblocked', { name })),
  chatOpens: (name: string) => success(messageOf(said, 'chatOpens'), messageOf(said, 'mayWrite', { name })),
  /** Source: product spec §2 “Friends”, §9. */
  lookingForFriends: success(messageOf(said, 'looking'), messageOf(said, 'lookingText')),
  suggestionsAdded: (count: number) =>
    count === 0
      ? success(messageOf(said, 'nobodyNew'), messageOf(said, 'anotherDay'))
      : success(messageOf(said, 'looked'), messageOf(said, 'suggestionsAdded', { count })),
  requestSent: success(messageOf(said, 'requestSent')),
  requestFailed: failure(messageOf(said, 'requestFailed'), tryAgain),
  messageFailed: failure(messageOf(said, 'messageFailed'), tryAgain),
  /** The member left the chat while the message waited. */
  messageKept: failure(messageOf(said, 'messageKept'), messageOf(said, 'leftBefore')),
  profileUpdated: success(messageOf(said, 'profileUpdated')),
  profileFailed: failure(messageOf(said, 'profileFailed'), tryAgain),
  privacySaved: success(messageOf(said, 'privacySaved')),
  privacyFailed: failure(messageOf(said, 'privacyFailed'), tryAgain),
  passwordChanged: success(messageOf(said, 'passwordChanged'), messageOf(said, 'onlyHere')),
  passwordFailed: failure(messageOf(said, 'passwordFailed'), tryAgain),
  onlyHere: success(messageOf(said, 'onlyHere')),
  stillElsewhere: failure(messageOf(said, 'stillElsewhere'), tryAgain),
} as const;
