import { ApiError, getMe, NetworkError, apiError, ERRORS, type ErrorCode } from '@friendbase/contract';
import { REFERENCE, sayWords } from '@friendbase/ui-kit/words';
import { describe, expect, it } from 'vitest';
import { invitationErrors } from '../../words/en/invitations.ts';
import { memberErrors } from '../../words/en/memberErrors.ts';
import { codeErrors } from '../../words/en/codeCheck.ts';
import { planErrors } from '../../words/en/organize.ts';
import { passkeyErrors } from '../../words/en/passkeys.ts';
import { ownPictures, pictureLogin } from '../../words/en/pictureLogin.ts';
import { push } from '../../words/en/push.ts';
import { confirmation, recovery } from '../../words/en/recovery.ts';
import { signUpErrors } from '../../words/en/signUp.ts';
import { CANNOT_REACH, reasonOf } from './apiErrors.ts';

const serverSays = (message: string) => new ApiError({ status: 400, message });
const reason = (error: unknown) => sayWords(REFERENCE, reasonOf(error, 'Please try again.'));
/** In the words of whichever part of the app knows the code. */
const reasonAnywhere = (code: ErrorCode) => {
  const error = new ApiError({ status: 400, message: 'Nope.', code, retryAfterSeconds: 90 });
  const ofParts = [
    push,
    recovery,
    confirmation,
    pictureLogin,
    ownPictures,
    passkeyErrors,
    planErrors,
    codeErrors,
    invitationErrors,
  ];
  const own = [signUpErrors, memberErrors, ...ofParts];
  const found = own.map((catalogue) => reasonOf(error, '', catalogue));
  return sayWords(REFERENCE, found.find((words) => typeof words !== 'string') ?? 'Nope.');
};

/** Codes that the app does not take from an answer: they are about how a program called, or name their field. */
const OF_PROGRAMS: ErrorCode[] = [
  'invalidInput',
  'notJsonObject',
  'unreadableRequest',
  'idempotencyKeyInvalid',
  'forbidden',
  'methodNotAllowed',
  'notJson',
  'headersTooLarge',
  'rangeNotSatisfiable',
  'notOffered',
];
/** Where the words for the member are not the server's sentence: the spec's own, or words without what only the server knows. */
const OWN_WORDS: ErrorCode[] = [
  'signupIncomplete',
  'usernameTaken',
  'emailTaken',
  'idempotencyKeyReused',
  'notEnoughBucks',
  'bodyTooLarge',
  'wrongMediaType',
  'accountPaused',
  'alreadyDecided',
  'cardRefused',
  'recoveryOver',
  'codeRefused',
  'confirmationOver',
  // Said where a proof is asked for. A role's own page says the rest.
  'passkeyNeeded',
];
/** Of what nobody can correct: it is gone, over, done before, for somebody else to do, as it is for good, or a fault of ours. */
const NOTHING_TO_DO = [
  /NotFound$/,
  /(Cancelled|Ended|Inactive|NotActive|Over|Past|Started|TooLate|Used)$/,
  /^already|^friendsNow$|^tournament(Full|Joined)$/,
  /^notYour(Case|Turn)$|^onlyAskedAnswers$|^otherModerator$/,
  /Stays$|^accountClosed$|^codeOpens$|^plan(Dearer|Taken)$/,
  /^crossSite$|^nothingHere$|[rR]oundImpossible$|^tooManyDescriptions$/,
];
/** What a member can do begins with one of these. */
const NEXT_STEP =
  /(?:^|[.:,] |\b(?:please|then|and|or) )(?:accept|ask|check|choose|delete|do not|enter|fill in|give|leave|load|log in|look|press|send|sign up|take|try|unblock|use|wait|write)\b|\byou (?:can|get|log in)\b|\bmust be\b|\bbelow\b/i;

const codes = Object.keys(ERRORS) as ErrorCode[];

/** The server's sentence as a member reads it: without the name of the field it begins with. */
function sentenceOf(code: ErrorCode): string {
  const values = {
    field: 'password',
    retryAfterSeconds: 90,
    fields: [],
    priceFbb: 5,
    balanceFbb: 1,
    maxBytes: 9,
    types: [],
  };
  const [first = '', ...rest] = apiError(
    ...([code, values] as unknown as Parameters<typeof apiError>),
  ).message.replace(/^\w+: /, '');
  return first.toUpperCase() + rest.join('');
}

describe('why a call did not work', () => {
  it.each(codes.filter((code) => !OF_PROGRAMS.includes(code) && !OWN_WORDS.includes(code)))(
    'is said by the code %s in the words of the server’s sentence',
    (code) => {
      expect(reasonAnywhere(code)).toBe(sentenceOf(code));
    },
  );

  it.each(OWN_WORDS)('is said by the code %s in words of its own', (code) => {
    expect([sentenceOf(code), 'Nope.', '']).not.toContain(reasonAnywhere(code));
  });

  it('is said with what to do next, where there is anything to do', () => {
    const said = codes
      .filter((code) => !OF_PROGRAMS.includes(code) && !NOTHING_TO_DO.some((one) => one.test(code)))
      .map((code) => `${code}: ${reasonAnywhere(code)}`);
    expect(said.length).toBeGreaterThan(60);
    expect(said.filter((one) => !NEXT_STEP.test(one.replace(/^\w+: /, '')))).toEqual([]);
  });

  it.each([
    [1, '1 second'],
    [59, '59 seconds'],
    [60, '1 minute'],
    [61, '2 minutes'],
  ])('names how long to wait: %i s', (retryAfterSeconds, wait) => {
    const error = apiError('tooManyTries', { retryAfterSeconds });
    expect(reason(error)).toBe(`That was a lot of tries. Please wait ${wait}, then try again.`);
  });

  it('is the sentence of a server that sends no code', () => {
    expect(reason(serverSays('The village is closed today.'))).toBe('The village is closed today.');
  });

  it('has words where the server had none', () => {
    expect(reason(serverSays(''))).toBe('Please try again.');
  });

  it('does not blame the member for the network', () => {
    expect(reasonOf(new NetworkError('no answer'), '')).toEqual(CANNOT_REACH);
    expect(sayWords(REFERENCE, CANNOT_REACH)).toBe(
      'We could not reach the site. Your words are still here. Please try again.',
    );
  });

  it.each([
    ['a mistake in our code', new TypeError('x is undefined')],
    ['an answer of the wrong shape', getMe.output?.safeParse(7).error],
    ['an answer that is no JSON', new SyntaxError('Unexpected token <')],
  ])('does not blame the network for %s', (_, error) => {
    expect(reason(error)).toBe('Something went wrong on our side. Please try again.');
  });
});
