import type { ClosedAccount, LeftAccount } from '../refusedLogIn.ts';

/** Of accounts that are paused, closed or left, of reports and of moderators. */
export const safetyErrors = {
  /** Of every call that reaches others. */
  accountPaused: {
    status: 403,
    message: ({ until }: { until: string }) =>
      `Your account is paused until ${until}. You can read, get help and change your settings.`,
  },
  /** Said to who has the right password alone. */
  accountClosed: {
    status: 403,
    message: (_: { details: ClosedAccount | undefined }) => 'This account was closed.',
  },
  /** Said to who has the right password alone. */
  accountLeft: {
    status: 403,
    message: (_: { details: LeftAccount }) => 'You left FriendBase. Below you can come back.',
  },
  /** The same for a token that is unknown and one whose time is over. */
  returnOver: { status: 403, message: 'The time to come back from here is over. Please log in again.' },
  /** The same for another's, one that is over and one that never was. */
  exportNotFound: { status: 404, message: 'This file is not there anymore. You can ask for a new one.' },
  /** The same for one that is unknown and one whose time is over. */
  appealTokenRefused: {
    status: 403,
    message: 'The time to ask from here is over. Please log in again, then ask us.',
  },
  ownThing: { status: 422, message: 'This is your own. You can change it or delete it yourself.' },
  /** The same for what is unknown and what the reporter cannot see. */
  thingNotFound: { status: 404, message: 'We could not find what you want to report.' },
  decisionNotFound: { status: 404, message: 'We could not find that decision.' },
  alreadyAsked: { status: 409, message: 'We have looked at this again already, or will soon.' },
  appealTooLate: { status: 409, message: 'The time to ask us to look again is over.' },
  caseNotFound: { status: 404, message: 'We could not find that case.' },
  letterNotFound: { status: 404, message: 'We could not find that letter.' },
  letterEmpty: { status: 400, message: 'words: Write something first.' },
  ruleMissing: { status: 400, message: 'rule: please choose which rule it is about.' },
  /** One that is about the moderator, or has a report of theirs. */
  notYourCase: { status: 403, message: 'Another moderator has to decide this.' },
  alreadyDecided: {
    status: 409,
    message: ({ by, action }: { by: string; action: string }) => `${by} decided this first: ${action}.`,
  },
  alreadyUndone: { status: 409, message: 'This decision was undone before.' },
  /** Of the one who decided first. */
  otherModerator: { status: 403, message: 'You decided this. Another moderator has to look again.' },
  alreadyAnswered: { status: 409, message: 'Another moderator has answered this.' },
} as const;
