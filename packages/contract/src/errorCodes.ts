import type { LeftAccount } from './leaving.ts';
import type { ClosedAccount } from './moderation/closedAccounts.ts';
import { MIN_PASSWORD_CHARACTERS } from './accounts.ts';
import { ApiError, INTERNAL_ERROR_MESSAGE } from './errors.ts';
import { inputSentence } from './wrongInput.ts';
import { SIGNUP_MISSING_START } from './registration.ts';
import { EMAIL_TAKEN_MESSAGE, USERNAME_TAKEN_MESSAGE } from './users.ts';

/** Every error response of a password that is easy to guess ends with a way to make a good one. */
const THREE_WORDS = 'Try three words, like river piano lemon.';

interface Row {
  status: number;
  /** The specification's sentence, or how it is made of what the error response is about. */
  message: string | ((values: never) => string);
}

/**
 * Every error response of the product, by a code that never changes. For backends alone: the app has words of its own for
 * the codes, and only their type reaches it. Two error responses that a member must not tell apart share a code.
 */
export const ERRORS = {
  // Of every call.
  invalidInput: { status: 400, message: inputSentence({ request: 'The request', sentences: {} }) },
  notJsonObject: { status: 400, message: 'The request must be a JSON object.' },
  unreadableRequest: {
    status: 400,
    message: 'We could not read that request. Please check it and try again.',
  },
  idempotencyKeyInvalid: {
    status: 400,
    message: 'Idempotency-Key must be 1 to 100 letters, numbers and signs, without spaces.',
  },
  signedOut: { status: 401, message: 'Please log in first.' },
  crossSite: {
    status: 403,
    message: 'Another website sent this request, so we did not carry it out.',
  },
  forbidden: { status: 403, message: 'You cannot open this.' },
  nothingHere: { status: 404, message: 'There is nothing at this address.' },
  methodNotAllowed: { status: 405, message: 'This address does not take that kind of request.' },
  requestTimeout: { status: 408, message: 'That took too long. Please try again.' },
  bodyTooLarge: {
    status: 413,
    message: ({ maxBytes }: { maxBytes: number }) =>
      `That is too much at once. Please send at most ${sizeWords(maxBytes)}.`,
  },
  /** Of calls that take a file. */
  wrongMediaType: {
    status: 415,
    message: ({ types }: { types: readonly string[] }) =>
      `Please send a file of one of these types: ${types.join(', ')}.`,
  },
  uploadBrokenOff: { status: 400, message: 'The file did not arrive whole. Please send it again.' },
  /** Nothing of the file was kept. */
  storageFull: {
    status: 507,
    message: 'There is no room for more files right now. Please try again later.',
  },
  /** Of the member's own room. */
  mediaQuotaFull: {
    status: 403,
    message:
      'Your pictures and videos fill all the room you have. Please delete posts with pictures or videos. Within 8 days there is room again.',
  },
  uploadsInFlight: {
    status: 429,
    message: (_: Wait) =>
      'Some of your files are still on their way. Please wait until they are here, then try again.',
  },
  /** Of calls that answer one. */
  rangeNotSatisfiable: { status: 416, message: 'The file ends before that part.' },
  notJson: { status: 415, message: 'Please send JSON, with the content type application/json.' },
  idempotencyKeyReused: {
    status: 422,
    message: 'This Idempotency-Key was used for something else. Please send a new one.',
  },
  tooManyTries: {
    status: 429,
    message: ({ retryAfterSeconds }: Wait) =>
      `That was a lot of tries. Please wait ${waitWords(retryAfterSeconds)}, then try again.`,
  },
  headersTooLarge: { status: 431, message: 'That request has too many headers.' },
  ourFault: { status: 500, message: INTERNAL_ERROR_MESSAGE },
  /** Of calls that other servers of their kind have. */
  notOffered: { status: 501, message: 'This server does not offer that.' },
  busy: {
    status: 503,
    message: (_: Wait) => 'We are very busy right now. Please try again in a moment.',
  },

  // Accounts. Source of the words: product spec §5 and §8.
  loginIncomplete: { status: 400, message: 'Please fill in both username and password.' },
  loginRefused: { status: 401, message: 'Please check your username and password.' },
  helpEmailMissing: { status: 400, message: 'Please enter your email address to find your account.' },
  accountNotFound: {
    status: 404,
    message: 'No account found with that email address. Try signing up instead.',
  },
  signupIncomplete: {
    status: 400,
    message: ({ fields }: { fields: readonly string[] }) =>
      `${SIGNUP_MISSING_START} must be filled in. Missing: ${fields.join(', ')}.`,
  },
  passwordTooShort: {
    status: 400,
    message: `Password must be at least ${MIN_PASSWORD_CHARACTERS} characters long.`,
  },
  newPasswordTooShort: {
    status: 400,
    message: `newPassword: your password must be at least ${MIN_PASSWORD_CHARACTERS} characters long.`,
  },
  passwordIsName: {
    status: 400,
    message: ({ field }: Field) => `${field}: Please do not use your name as your password. ${THREE_WORDS}`,
  },
  passwordCommon: {
    status: 400,
    message: ({ field }: Field) =>
      `${field}: Many people use this password, so it is easy to guess. ${THREE_WORDS}`,
  },
  wrongCurrentPassword: {
    status: 403,
    message: 'currentPassword: this is not your password now. Please try again.',
  },
  /** The same for a wrong card, for who has none and for a name that nobody has. */
  cardRefused: {
    status: 403,
    message: 'This does not fit. Please check your username, the four pictures and the number.',
  },
  /** The same for what was used, replaced by a newer one, too old and unknown. */
  /** Logging in with pictures. */
  picturesTooSame: {
    status: 400,
    message: 'pictures: These are four times the same. Choose at least one other picture.',
  },
  picturesNotForRoles: {
    status: 403,
    message: 'You look after FriendBase. So you log in with your password alone.',
  },
  picturesNeedLogIn: {
    status: 403,
    message: 'Please log out. Then log in here with your password, and come back.',
  },
  picturesRefused: {
    status: 403,
    message: 'These are not your pictures, or not in your order. Please try again.',
  },
  picturesClosed: {
    status: 403,
    message: 'That was wrong too many times. Please log in with your password.',
  },
  recoveryOver: {
    status: 403,
    message: 'This way to a new password is over. Did you just choose one? Then log in with it.',
  },
  /** The same for a wrong number, for one that is over and for an address that is nobody's. */
  codeRefused: { status: 403, message: 'This number does not fit. Please look at the newest email again.' },
  /** The same for what was used, replaced by a newer one, too old and unknown. */
  confirmationOver: {
    status: 403,
    message: 'This link is over. Please have another email sent to you in Profile.',
  },
  /** The same for an unknown passkey, for another member's and for one that does not fit. */
  passkeyRefused: {
    status: 403,
    message: 'This passkey did not work here. Please try again, or use your password.',
  },
  /** The same for what was used, is too old or is unknown. */
  passkeyTooLate: { status: 403, message: 'That took too long. Please try again.' },
  /** It was used with a count of before: there may be two of it. */
  passkeyPaused: {
    status: 403,
    message: 'This passkey may have been copied, so it is paused. Please use your password.',
  },
  /** Of what a role is for, in a session that began without one. */
  passkeyNeeded: {
    status: 403,
    message: 'For this you need a passkey. Log in with it. You can make one in Profile.',
  },
  passkeyNotFound: { status: 404, message: 'We could not find that passkey.' },
  passkeyNameMissing: { status: 400, message: 'name: please write a name for your passkey.' },
  tooManyPasskeys: {
    status: 409,
    message: 'You have as many passkeys as you can have. Please take one away first.',
  },
  emailInvalid: { status: 400, message: 'email: Please write an email address like name@example.com.' },
  emailTaken: { status: 409, message: EMAIL_TAKEN_MESSAGE },
  emailNeedsPassword: {
    status: 403,
    message: 'currentPassword: please write your password to change your email address.',
  },
  displayNameMissing: { status: 400, message: 'displayName: please write a name others can see.' },
  nameWithoutLetter: {
    status: 400,
    message: ({ field }: Field) => `${field}: Please use at least one letter or number.`,
  },
  /** Whoever has had such a name from before keeps it. */
  nameClaimsRole: {
    status: 400,
    message: ({ field }: Field) =>
      `${field}: This name sounds like somebody who looks after FriendBase. Please choose another.`,
  },
  usernameMixesAlphabets: { status: 400, message: 'username: Please use the letters of one alphabet.' },
  usernameTaken: { status: 409, message: USERNAME_TAKEN_MESSAGE },
  /** Not the same name, but one that a reader cannot tell from it. */
  usernameLooksTaken: {
    status: 409,
    message: 'username: this looks like the name of another member. Please choose another.',
  },
  notYourAccount: { status: 403, message: 'You can only do this for your own account.' },
  /** Of the account that every visitor logs in to. */
  demoAccountStays: {
    status: 403,
    message:
      'Everybody uses the demo account. Its name, email address, emergency contact, password and logins stay.',
  },

  // People.
  personNotFound: { status: 404, message: 'We could not find that person.' },
  friendIsSelf: { status: 400, message: 'friendId: please choose a person other than yourself.' },
  friendRequestNotFound: { status: 404, message: 'We could not find that friend request.' },
  onlyAskedAnswers: {
    status: 403,
    message: 'Only the person who was asked can answer this request.',
  },
  answerInstead: {
    status: 403,
    message: 'This request waits for your answer: accept it or decline it.',
  },
  blockedByYou: { status: 409, message: 'You blocked this person. Unblock them first.' },
  /** A request that was accepted before it was taken back. */
  friendsNow: { status: 409, message: 'Your request was accepted. You are friends now.' },
  messageEmpty: { status: 400, message: 'content: Write a message first.' },
  /** The same to strangers, former friends and blocked ones. */
  friendsOnly: { status: 403, message: 'You can write to each other when you are friends.' },

  // Devices.
  /** Not of a push service that is known here. */
  pushAddressRefused: {
    status: 422,
    message: 'We cannot send to this browser. Please try another one.',
  },
  /** Of before the keys were changed, or of another server. */
  pushKeyUnknown: {
    status: 409,
    message: 'This page is too old. Please load it again.',
  },

  // Posts.
  postEmpty: { status: 400, message: 'content: Write something or add a picture first.' },
  tooManyDescriptions: {
    status: 400,
    message: 'mediaDescriptions: there are more descriptions than pictures.',
  },
  /** The same for what is another's, not ready or not for the member to see. */
  mediaNotFound: { status: 404, message: 'We could not find that picture or video.' },
  /** The same for what is another's and for an address that nobody was given. */
  uploadNotFound: { status: 404, message: 'We could not find that upload. Please choose the file again.' },
  /** Source of the first words: product spec §8. */
  uploadExpired: { status: 403, message: 'Request has expired. Please send the file again.' },
  uploadNotFinished: { status: 409, message: 'The file has not arrived yet. Please send it again.' },
  fileEmpty: { status: 422, message: 'This file is empty. Please choose another one.' },
  /** By its bytes, whatever its name says. */
  notPictureOrVideo: {
    status: 415,
    message: 'This file is not a picture or video that we can show. Please choose another one.',
  },
  pictureTooLarge: {
    status: 422,
    message: 'This picture has too many dots for us. Please choose a smaller one.',
  },
  fileDamaged: { status: 422, message: 'We could not open this file. Please choose another one.' },
  mediaInUse: {
    status: 409,
    message: 'Your profile or a post of yours shows this. Please take it away there first.',
  },
  postNotFound: { status: 404, message: 'We could not find that post.' },
  notYourPost: { status: 403, message: 'You can only delete your own posts.' },
  commentEmpty: { status: 400, message: 'content: Write a comment first.' },
  commentNotFound: { status: 404, message: 'We could not find that comment.' },
  notYourComment: {
    status: 403,
    message: 'You can only delete your own comments, and those under your posts.',
  },

  // Safety.
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

  // What FriendBase Bucks are earned by and spent on.
  notEnoughBucks: {
    status: 409,
    message: ({ priceFbb, balanceFbb }: { priceFbb: number; balanceFbb: number }) =>
      `This takes ${priceFbb} FriendBase Bucks. You have ${balanceFbb}.`,
  },
  tournamentNotFound: { status: 404, message: 'We could not find that tournament.' },
  tournamentJoined: { status: 409, message: 'You are already in this tournament.' },
  tournamentClosed: { status: 409, message: 'You can only join a tournament before it starts.' },
  tournamentFull: { status: 409, message: 'This tournament is full.' },
  tournamentNotJoined: { status: 409, message: 'You can only play in a tournament that you joined.' },
  tournamentNotActive: { status: 409, message: 'This tournament is not going on right now.' },
  tournamentOver: { status: 409, message: 'This tournament is over. It can no longer be called off.' },
  /** Of another game or level, or one that nobody can have played. */
  roundImpossible: { status: 422, message: 'This round does not fit the game of this tournament.' },
  rewardNotFound: { status: 404, message: 'We could not find that reward.' },
  rewardInactive: { status: 409, message: 'This reward is not available right now.' },
  eventNotFound: { status: 404, message: 'We could not find that event.' },
  calendarNotFound: { status: 404, message: 'There is no calendar at this address.' },
  eventStarted: { status: 409, message: 'This event has started.' },
  eventOver: { status: 409, message: 'This event is over.' },
  /** A time that an event is to be moved to. */
  eventTimePast: { status: 422, message: 'This time has passed.' },
  eventCancelled: { status: 409, message: 'This event does not take place.' },
  videoNotFound: { status: 404, message: 'We could not find that video.' },
} as const satisfies Record<string, Row>;

interface Wait {
  retryAfterSeconds: number;
}

interface Field {
  field: string;
}

export type ErrorCode = keyof typeof ERRORS;

type ReasonOf<Code extends ErrorCode> = (typeof ERRORS)[Code]['message'] extends (
  values: infer Values,
) => string
  ? [code: Code, values: Values]
  : [code: Code];

/** Why a call is refused: the code, and what its sentence names. */
export type Reason = { [Code in ErrorCode]: ReasonOf<Code> }[ErrorCode];

/** Not a field of the error: the browser makes errors of answers, which have no more than their sentence. */
const reasons = new WeakMap<ApiError, Reason>();

/** Why this was refused, where `apiError` has made it. */
export const reasonFor = (errorResponse: ApiError): Reason | undefined => reasons.get(errorResponse);

/** The error response for a reason, to be thrown by a backend. Its sentence is English: `tellIn` has it in other languages. */
export function apiError(...reason: Reason): ApiError {
  const [code, values] = reason;
  const { status, message }: Row = ERRORS[code];
  const errorResponse = new ApiError({
    status,
    code,
    message: typeof message === 'string' ? message : message(values as never),
    ...(values && 'retryAfterSeconds' in values ? { retryAfterSeconds: values.retryAfterSeconds } : {}),
    ...(values && 'details' in values ? { details: values.details } : {}),
  });
  reasons.set(errorResponse, reason);
  return errorResponse;
}

/** What a backend answers with: exactly this JSON. */
export const errorJson = ({
  message,
  code,
  details,
}: ApiError): { message: string; code: ErrorCode | undefined; details?: unknown } => ({
  message,
  code,
  ...(details === undefined ? {} : { details }),
});

const MB = 2 ** 20;

const sizeWords = (bytes: number): string =>
  bytes < MB ? `${Math.floor(bytes / 1024)} KB` : `${Math.floor(bytes / MB)} MB`;

function waitWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}
