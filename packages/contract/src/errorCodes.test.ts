import { expect, it } from 'vitest';
import { errorJson, apiError } from './apiError.ts';
import { ERRORS } from './errorCodes.ts';
import type { ErrorCode } from './errorCodes.ts';
import { accountErrors } from './errorCodes/accounts.ts';
import { bucksErrors } from './errorCodes/bucks.ts';
import { everyCallErrors } from './errorCodes/everyCall.ts';
import { peopleErrors } from './errorCodes/people.ts';
import { postErrors } from './errorCodes/posts.ts';
import { safetyErrors } from './errorCodes/safety.ts';

const codes = Object.keys(ERRORS) as ErrorCode[];

it.each(codes)('names %s in camelCase, with the status of an error response', (code) => {
  expect(code).toMatch(/^[a-z]+(?:[A-Z][a-z]+)*$/);
  expect(ERRORS[code].status).toBeGreaterThanOrEqual(400);
});

/** Programs and catalogues rely on them: a code is added here, and never changed or taken away. */
const GIVEN: Record<number, string> = {
  400: `picturesTooSame 
    invalidInput notJsonObject unreadableRequest idempotencyKeyInvalid uploadBrokenOff
    loginIncomplete helpEmailMissing signupIncomplete passwordTooShort newPasswordTooShort
    passwordIsName passwordCommon emailInvalid displayNameMissing nameWithoutLetter nameClaimsRole
    usernameMixesAlphabets friendIsSelf messageEmpty postEmpty tooManyDescriptions commentEmpty letterEmpty ruleMissing
    passkeyNameMissing`,
  401: 'signedOut loginRefused',
  403: `cardRefused recoveryOver codeRefused confirmationOver passkeyRefused passkeyTooLate passkeyPaused passkeyNeeded
    picturesNotForRoles picturesNeedLogIn picturesRefused picturesClosed accountLeft returnOver
    crossSite forbidden wrongCurrentPassword emailNeedsPassword notYourAccount onlyAskedAnswers
    answerInstead friendsOnly notYourPost notYourComment demoAccountStays
    uploadExpired accountPaused accountClosed appealTokenRefused notYourCase otherModerator mediaQuotaFull`,
  404: `
    nothingHere accountNotFound personNotFound friendRequestNotFound mediaNotFound postNotFound
    commentNotFound tournamentNotFound rewardNotFound videoNotFound uploadNotFound thingNotFound decisionNotFound caseNotFound letterNotFound
    passkeyNotFound exportNotFound clubNotFound sharedGameNotFound eventNotFound calendarNotFound planNotFound codeNotFound
    invitationOver`,
  405: 'methodNotAllowed',
  408: 'requestTimeout',
  409: `
    tooManyPasskeys ownInvitation tooManyInvitations eventStarted eventOver eventCancelled
    emailTaken usernameTaken usernameLooksTaken blockedByYou friendsNow notEnoughBucks tournamentJoined
    tournamentClosed tournamentFull tournamentNotJoined tournamentNotActive tournamentOver rewardInactive uploadNotFinished mediaInUse
    alreadyAsked appealTooLate alreadyDecided alreadyUndone alreadyAnswered pushKeyUnknown
    planCancelled planStarted planTaken sharedGameEnded notYourTurn cardNotDown planDearer codeOpens codeUsed`,
  413: 'bodyTooLarge',
  415: 'wrongMediaType notJson notPictureOrVideo',
  416: 'rangeNotSatisfiable',
  422: 'idempotencyKeyReused fileEmpty pictureTooLarge fileDamaged ownThing pushAddressRefused roundImpossible sharedRoundImpossible eventTimePast planAboutMoney',
  429: 'tooManyTries uploadsInFlight',
  431: 'headersTooLarge',
  500: 'ourFault',
  501: 'notOffered',
  503: 'busy',
  507: 'storageFull',
};

it('keeps every code that was ever given, with its status', () => {
  const given = Object.entries(GIVEN).flatMap(([status, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((code) => `${code} ${status}`),
  );
  expect(codes.map((code) => `${code} ${ERRORS[code].status}`).toSorted()).toEqual(given.toSorted());
});

it('has no code in two subjects: the later one would hide the other', () => {
  const subjects = [everyCallErrors, accountErrors, peopleErrors, postErrors, safetyErrors, bucksErrors];
  expect(subjects.flatMap((subject) => Object.keys(subject))).toEqual(codes);
});

/** To the letter. Source: product spec §5 and §8. */
it.each([
  [apiError('loginIncomplete'), 'Please fill in both username and password.'],
  [apiError('loginRefused'), 'Please check your username and password.'],
  [apiError('helpEmailMissing'), 'Please enter your email address to find your account.'],
  [apiError('accountNotFound'), 'No account found with that email address. Try signing up instead.'],
  [apiError('usernameTaken'), 'Username already taken'],
  [apiError('emailTaken'), 'Email already registered'],
  [apiError('passwordTooShort'), 'Password must be at least 6 characters long.'],
  [
    apiError('signupIncomplete', { fields: ['email', 'password'] }),
    'All required fields must be filled in. Missing: email, password.',
  ],
])('says what the specification says: %s', (errorResponse, words) => {
  expect(errorResponse.message).toBe(words);
});

it('tells apart by its code only what the status and the sentence tell apart too', () => {
  const told = Object.values(ERRORS).map(({ status, message }) => `${status} ${String(message)}`);
  expect(new Set(told).size).toBe(codes.length);
});

it('makes its sentence of what the error response names', () => {
  const errorResponse = apiError('notEnoughBucks', { priceFbb: 20, balanceFbb: 19 });
  expect(errorResponse.status).toBe(409);
  expect(errorJson(errorResponse)).toEqual({
    message: 'This takes 20 FriendBase Bucks. You have 19.',
    code: 'notEnoughBucks',
  });
});

it.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
])('says in words how long %i seconds are', (seconds, words) => {
  const errorResponse = apiError('tooManyTries', { retryAfterSeconds: seconds });
  expect([errorResponse.status, errorResponse.retryAfterSeconds]).toEqual([429, seconds]);
  expect(errorResponse.message).toBe(`That was a lot of tries. Please wait ${words}, then try again.`);
});
