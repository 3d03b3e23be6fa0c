import { createClient, logOut, type WritingCall } from '@friendbase/contract';
import { onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage } from '../AppStage.tsx';
import { fakePasskeys } from '../fakePasskeys.ts';
import { KIM, signUpAsKim } from '../ownAccount.ts';
import { button, press, type Act, type NoAct } from './act.ts';

const EXCEPTION = 'Something went wrong on our side. Please try again.';

const dialog = () => page.getByRole('dialog', { name: 'Log in without a password' });
const secret = () =>
  dialog()
    .getByLabelText(/^Your password \(/)
    .first();

const device = async () => {
  const fake = await fakePasskeys();
  onTestFinished(fake.end);
  return fake;
};

/** Kim has their passkeys open, and has made one where `isMade`. */
const openPasskeys = async (isMade = false) => {
  const { makeOne } = await device();
  await signUpAsKim();
  if (isMade) await makeOne(KIM.password);
  await render(<AppStage path="/profile" />);
  await press(button('Log in without a password'));
};

const ofBrowser = { noAct: 'A browser needs it before it asks the member: it is a part of another press.' };

export const passkeys = {
  startPasskey: ofBrowser,
  startPasskeyProof: ofBrowser,
  startPasskeyLogIn: ofBrowser,
  makePasskey: [
    {
      what: 'makes a passkey',
      call: { method: 'POST', path: '/api/passkeys' },
      open: async () => {
        await openPasskeys();
        await secret().fill(KIM.password);
      },
      press: () => press(button('Make a passkey')),
      done: {
        shown: 'Your passkey is made. You can log in with it now.',
        heard: { focused: 'Your passkey is made. You can log in with it now.' },
      },
      failed: { shown: EXCEPTION, heard: { said: EXCEPTION } },
    },
  ],
  renamePasskey: [
    {
      what: 'gives a passkey another name',
      call: { method: 'PATCH', path: '/api/passkeys/' },
      open: async () => {
        await openPasskeys(true);
        await button('Change its name, My phone').click();
        await dialog()
          .getByRole('textbox', { name: /^Name of the passkey/ })
          .first()
          .fill('The blue phone');
      },
      press: () => press(button('Save the name')),
      done: { shown: 'The blue phone', heard: { focused: 'The new name is saved.' } },
      failed: { shown: EXCEPTION, heard: { said: EXCEPTION } },
    },
  ],
  removePasskey: [
    {
      what: 'takes a passkey away',
      call: { method: 'POST', path: '/api/passkeys/' },
      open: async () => {
        await openPasskeys(true);
        await button('Take it away, My phone').click();
        await secret().fill(KIM.password);
      },
      press: () => press(button('Take it away')),
      done: { shown: 'You have no passkey.', heard: { focused: 'The passkey is taken away.' } },
      failed: { shown: EXCEPTION, heard: { said: EXCEPTION } },
    },
  ],
  answerPasskeyOffer: [
    {
      what: 'wants no passkey',
      call: { method: 'PUT', path: '/api/passkeys/offer' },
      open: () => openPasskeys(),
      press: () => press(button('I do not want a passkey')),
      done: {
        shown: 'Fine. We will not offer it again. You can still make one here.',
        heard: { said: 'Fine. We will not offer it again. You can still make one here.' },
      },
      failed: { shown: EXCEPTION, heard: { said: EXCEPTION } },
    },
  ],
  logInWithPasskey: [
    {
      what: 'logs in with a passkey',
      call: { method: 'POST', path: '/api/auth/passkey' },
      open: async () => {
        const { makeOne } = await device();
        await signUpAsKim();
        await makeOne(KIM.password);
        await createClient()(logOut, {});
        await render(<AppStage />);
      },
      press: () => press(button('Log in without a password')),
      done: { shown: 'Welcome, Kim Lee!', heard: { said: /^Welcome back!/ } },
      failed: { shown: EXCEPTION, heard: { said: EXCEPTION } },
    },
  ],
} satisfies Partial<Record<WritingCall, Act[] | NoAct>>;
