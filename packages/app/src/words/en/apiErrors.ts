import { catalogue } from '@friendbase/ui-kit/words';

/** Why something did not work, for everybody: by the code of the server's answer, and what the app finds out itself. */
export const apiErrors = catalogue('apiErrors', {
  /** No answer at all: the spec's texts would blame the member for what the network did. */
  cannotReach: 'We could not reach the site. Your words are still here. Please try again.',
  ourFault: 'Something went wrong on our side. Please try again.',
  signedOut: 'Please log in first.',
  crossSite: 'Another website sent this request, so we did not carry it out.',
  nothingHere: 'There is nothing at this address.',
  requestTimeout: 'That took too long. Please try again.',
  /** How much a call takes is said where something large can be sent. */
  bodyTooLarge: 'That is too much at once. Please send less.',
  busy: 'We are very busy right now. Please try again in a moment.',
  tooManyTries: ({ seconds }: { seconds: number }, f) => {
    const minutes = Math.ceil(seconds / 60);
    const wait =
      seconds < 60
        ? f.plural(seconds, { one: '1 second', other: `${f.number(seconds)} seconds` })
        : f.plural(minutes, { one: '1 minute', other: `${f.number(minutes)} minutes` });
    return `That was a lot of tries. Please wait ${wait}, then try again.`;
  },
  loginIncomplete: 'Please fill in both username and password.',
  /** Said to who has the right password alone. */
  accountClosed: 'This account was closed.',
  appealTokenRefused: 'The time to ask from here is over. Please log in again, then ask us.',
  loginRefused: 'Please check your username and password.',
  helpEmailMissing: 'Please enter your email address to find your account.',
  accountNotFound: 'No account found with that email address. Try signing up instead.',
});
