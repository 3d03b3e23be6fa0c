import {
  createClient,
  DEMO_ACCOUNT,
  logOut,
  type SessionEntry,
  type WritingCall,
} from '@friendbase/contract';
import { PUSH_KEY, pushSubscription } from '@friendbase/contract/fixtures';
import { onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { changeAnswers } from '../answerInstead.ts';
import { AppStage } from '../AppStage.tsx';
import { forgetAsked } from '../../src/help/recovery/askedMail.ts';
import { ConfirmEmail } from '../../src/help/recovery/ConfirmEmail.tsx';
import { fakePush } from '../fakePush.ts';
import {
  choosePictures,
  confirmAsKim,
  forgetAsKim,
  KIM,
  kimsMail,
  leaveAsKim,
  leavePicturesAsKim,
  PICTURES,
  signUpAsKim,
} from '../ownAccount.ts';
import { PartStage } from '../PartStage.tsx';
import { button, confirm, focusOn, press, type Act } from './act.ts';

const EXCEPTION = 'Something went wrong on our side. Please try again.';

const secret = (label: string) => page.getByLabelText(new RegExp(`^${label} \\(`)).first();
/** The other tabs stay in the page. */
const newSecret = (label: string) =>
  page.getByRole('form', { name: 'Make a new account' }).getByLabelText(new RegExp(`^${label} \\(`));
const field = (name: RegExp) => page.getByRole('textbox', { name });
const openProfile = () => render(<AppStage path="/profile" />);
const openPush = async (browser?: Parameters<typeof fakePush>[0]) => {
  onTestFinished(fakePush(browser));
  await openProfile();
  await press(button('What you are told'));
};
/** Fills in all that is on Kim's card. */
const showCard = async () => {
  const { pictures, number } = await forgetAsKim();
  await render(<AppStage />);
  await page.getByRole('tab', { name: 'Need Help?' }).click();
  await button('Use my recovery card').click();
  const form = page.getByRole('form', { name: 'Show your recovery card' });
  await form.getByRole('textbox', { name: /^Your username/ }).fill(KIM.username);
  for (const picture of pictures)
    await form.getByRole('button', { name: new RegExp(`^${picture}$`, 'i') }).click();
  await form.getByRole('textbox', { name: /^The number on your card/ }).fill(number);
};
/** Fills in Kim's address, which is confirmed. */
const askForMail = async () => {
  onTestFinished(forgetAsked);
  await confirmAsKim();
  await createClient()(logOut, {});
  await render(<AppStage />);
  await page.getByRole('tab', { name: 'Need Help?' }).click();
  await button('Send me an email').click();
  await page.getByRole('form', { name: 'Get an email' }).getByRole('textbox').fill(KIM.email);
};
/** By their names, as who sees them presses them. */
const pressPictures = async () => {
  for (const picture of PICTURES) await press(button(new RegExp(`^${picture}$`, 'i')));
};
const PHONE: SessionEntry = {
  id: 'phone',
  createdAt: '2026-11-18T10:00:00.000Z',
  lastUsedOn: '2026-11-19',
  isCurrent: false,
  device: { browser: 'firefox', system: 'phone' },
  isConfirmed: false,
};

const openPlaces = async () => {
  await signUpAsKim();
  changeAnswers<SessionEntry[]>({ method: 'GET', path: '/api/sessions/' }, (all) => [PHONE, ...all]);
  await openProfile();
  await press(button('Where you are logged in'));
};

export const account = {
  logIn: [
    {
      what: 'logs in',
      call: { method: 'POST', path: '/api/auth/login' },
      scenario: 'signed-out',
      open: async () => {
        await render(<AppStage />);
        await field(/^Username/).fill(DEMO_ACCOUNT.username);
        await secret('Password').fill(DEMO_ACCOUNT.password);
      },
      press: () => press(button('Log In')),
      done: { shown: 'Welcome, Sam Rivers!', heard: { said: /^Welcome back!/ } },
      failed: { shown: EXCEPTION, heard: { focused: new RegExp(EXCEPTION) } },
    },
  ],
  register: [
    {
      what: 'signs up',
      call: { method: 'POST', path: '/api/auth/register' },
      scenario: 'signed-out',
      open: async () => {
        await render(<AppStage />);
        await page.getByRole('tab', { name: 'Sign Up' }).click();
        await button('Show all at once').click();
        await field(/^Username/).fill(KIM.username);
        await field(/^Display name/).fill(KIM.displayName);
        await field(/^Email/).fill(KIM.email);
        await newSecret('Password').fill(KIM.password);
        await newSecret('Confirm password').fill(KIM.password);
        await page.getByText('Cognitive Challenge').click();
      },
      press: () => press(button('Sign Up')),
      done: { shown: 'Welcome, Kim Lee!', heard: { said: /^Account Created Successfully!/ } },
      failed: { shown: EXCEPTION, heard: { focused: new RegExp(EXCEPTION) } },
    },
  ],
  findUsername: [
    {
      what: 'finds a username',
      call: { method: 'POST', path: '/api/auth/help' },
      scenario: 'signed-out',
      open: async () => {
        await render(<AppStage />);
        await page.getByRole('tab', { name: 'Need Help?' }).click();
        await field(/^Email/).fill('demo@example.com');
      },
      press: () => press(button('Find my username')),
      done: { shown: 'Welcome to FriendBase', heard: { said: /^Account Information Found!/ } },
      failed: { shown: EXCEPTION, heard: { focused: new RegExp(EXCEPTION) } },
    },
  ],
  logOut: [
    {
      what: 'logs out',
      call: { method: 'POST', path: '/api/auth/logout' },
      open: openProfile,
      press: () => press(button('Log Out')),
      done: { shown: 'Welcome to FriendBase', heard: { said: 'Logged out successfully.' } },
      failed: { shown: 'You are still logged in. Please try again.', heard: { said: /^Logout failed\./ } },
    },
  ],
  changePassword: [
    {
      what: 'changes the password',
      call: { method: 'POST', path: '/api/auth/password' },
      open: async () => {
        await signUpAsKim();
        await openProfile();
        await press(button('Change Password'));
        await secret('Your password now').fill(KIM.password);
        await secret('New password').fill('quiet green boat');
        await secret('New password again').fill('quiet green boat');
      },
      press: () => press(button('Change password now')),
      done: {
        shown: 'Your password is changed. You are logged out everywhere else.',
        heard: { said: 'Your password is changed. You are logged out everywhere else.' },
      },
      failed: { shown: EXCEPTION, heard: { said: EXCEPTION } },
    },
  ],
  makeCard: [
    {
      what: 'makes a recovery card',
      call: { method: 'PUT', path: '/api/recovery/card' },
      open: async () => {
        await signUpAsKim();
        await openProfile();
        await press(button('Recovery card'));
        await secret('Your password').fill(KIM.password);
      },
      press: () => press(button('Make my card')),
      done: { shown: 'Keep your card', heard: { focused: 'Keep your card' } },
      failed: { shown: EXCEPTION, heard: { said: EXCEPTION } },
    },
  ],
  showCard: [
    {
      what: 'shows a recovery card',
      call: { method: 'POST', path: '/api/recovery/proof' },
      scenario: 'signed-out',
      open: showCard,
      press: () => press(button('Show my card')),
      done: { shown: 'Choose a new password', heard: { focused: 'Choose a new password' } },
      failed: { shown: EXCEPTION, heard: { focused: new RegExp(EXCEPTION) } },
    },
  ],
  requestRecovery: [
    {
      what: 'asks for an email',
      call: { method: 'POST', path: '/api/recovery/mail' },
      scenario: 'signed-out',
      open: askForMail,
      press: () => press(button('Send the email')),
      done: { shown: 'Look at your email', heard: { focused: 'Look at your email' } },
      failed: { shown: EXCEPTION, heard: { focused: new RegExp(EXCEPTION) } },
    },
  ],
  showCode: [
    {
      what: 'writes the number of an email',
      call: { method: 'POST', path: '/api/recovery/code' },
      scenario: 'signed-out',
      open: async () => {
        await askForMail();
        await press(button('Send the email'));
        // The mail is there by then.
        await focusOn(field(/^The number in the email/));
        await field(/^The number in the email/).fill((await kimsMail()).code);
      },
      press: () => press(button('Go on with the number')),
      done: { shown: 'Choose a new password', heard: { focused: 'Choose a new password' } },
      failed: { shown: EXCEPTION, heard: { focused: new RegExp(EXCEPTION) } },
    },
  ],
  sendConfirmation: [
    {
      what: 'has an email sent again',
      call: { method: 'POST', path: '/api/email/confirmation-mail' },
      open: async () => {
        await signUpAsKim();
        await openProfile();
        await press(button('My email address'));
      },
      press: () => press(button('Send it again')),
      done: {
        shown: 'Another email is on its way. That can take some minutes.',
        heard: { said: 'Another email is on its way. That can take some minutes.' },
      },
      failed: { shown: EXCEPTION, heard: { said: EXCEPTION } },
    },
  ],
  confirmEmail: [
    {
      what: 'confirms an email address',
      call: { method: 'POST', path: '/api/email/confirmation' },
      open: async () => {
        await signUpAsKim();
        const { token } = await kimsMail();
        await render(
          <PartStage memberId="kim">
            <ConfirmEmail token={token} level={2} />
          </PartStage>,
        );
      },
      press: () => press(button('Yes, this is my email address')),
      done: {
        shown: 'Your email address is confirmed.',
        heard: { focused: 'Your email address is confirmed.' },
      },
      failed: { shown: EXCEPTION, heard: { said: EXCEPTION } },
    },
  ],
  choosePassword: [
    {
      what: 'chooses a password by a card',
      call: { method: 'POST', path: '/api/recovery/password' },
      scenario: 'signed-out',
      open: async () => {
        await showCard();
        await press(button('Show my card'));
        await secret('New password').fill('quiet green boat');
        await secret('New password again').fill('quiet green boat');
      },
      press: () => press(button('Save my new password')),
      done: {
        shown: 'Your new password is saved.',
        heard: { focused: 'Your new password is saved.' },
      },
      failed: { shown: EXCEPTION, heard: { focused: new RegExp(EXCEPTION) } },
    },
  ],
  updateCare: [
    {
      what: 'changes what they told us',
      call: { method: 'PATCH', path: '/api/care/' },
      open: async () => {
        await signUpAsKim();
        await openProfile();
        await press(button('What I told you about me'));
        await field(/^Support needs/).fill('Large words.');
      },
      press: () => press(button('Save what I changed')),
      done: { shown: 'What you told us is saved.', heard: { said: /^What you told us is saved/ } },
      failed: { shown: EXCEPTION, heard: { said: EXCEPTION } },
    },
  ],
  updateLikings: [
    {
      what: 'chooses what they like',
      call: { method: 'PUT', path: '/api/users/' },
      open: async () => {
        await openProfile();
        await press(button('What I like'));
        await press(button('Tea'));
        await focusOn(button('Save what I like'));
      },
      press: () => press(button('Save what I like')),
      done: { shown: 'What you like is saved.', heard: { said: /^What you like is saved/ } },
      failed: {
        shown: `What you like is not saved. ${EXCEPTION}`,
        heard: { said: `What you like is not saved. ${EXCEPTION}` },
      },
    },
  ],
  makeExport: [
    {
      what: 'asks for a file with their things',
      call: { method: 'PUT', path: '/api/export' },
      open: async () => {
        await signUpAsKim();
        await openProfile();
        await press(button('Take my things along'));
        await secret('Your password').fill(KIM.password);
      },
      press: () => press(button('Make my file')),
      done: { shown: /^Your file is ready\./, heard: { said: /^Your file is ready\./ } },
      failed: { shown: EXCEPTION, heard: { said: EXCEPTION } },
    },
  ],
  leaveFriendBase: [
    {
      what: 'leaves for good',
      call: { method: 'POST', path: '/api/account/leave' },
      open: async () => {
        await signUpAsKim();
        await openProfile();
        await press(button('Leave FriendBase'));
        await secret('Your password').fill(KIM.password);
      },
      press: () => press(button('Leave FriendBase now')),
      done: { shown: 'Welcome to FriendBase', heard: { said: /^You have left FriendBase\./ } },
      failed: { shown: EXCEPTION, heard: { said: EXCEPTION } },
    },
  ],
  comeBack: [
    {
      what: 'comes back',
      call: { method: 'POST', path: '/api/account/return' },
      scenario: 'signed-out',
      open: async () => {
        await leaveAsKim();
        await render(<AppStage />);
        await field(/^Username/).fill(KIM.username);
        await secret('Password').fill(KIM.password);
        await press(button('Log In'));
        await focusOn(button('Come back'));
      },
      press: () => press(button('Come back')),
      done: { shown: 'Welcome, Kim Lee!', heard: { said: /^Welcome back!/ } },
      failed: { shown: EXCEPTION, heard: { said: EXCEPTION } },
    },
  ],
  endOtherSessions: [
    {
      what: 'logs out everywhere else',
      call: { method: 'DELETE', path: '/api/sessions/' },
      open: async () => {
        await signUpAsKim();
        changeAnswers<SessionEntry[]>({ method: 'GET', path: '/api/sessions/' }, (all) => [PHONE, ...all]);
        await openProfile();
        await press(button('Where you are logged in'));
        await press(button('Log out everywhere else'));
      },
      press: confirm,
      done: {
        shown: /^You are logged out everywhere else/,
        heard: { said: /^You are logged out everywhere else/ },
      },
      failed: { shown: new RegExp(EXCEPTION), heard: { said: new RegExp(EXCEPTION) } },
    },
  ],
  confirmSession: [
    {
      what: 'says that a place is theirs',
      call: { method: 'PUT', path: '/api/sessions/' },
      open: openPlaces,
      press: () => press(button('Yes, Firefox on a phone')),
      done: { shown: 'We remember that this is you.', heard: { said: /^We remember that this is you/ } },
      failed: {
        shown: `We could not remember that. ${EXCEPTION}`,
        heard: { said: `We could not remember that. ${EXCEPTION}` },
      },
    },
  ],
  endSession: [
    {
      what: 'says that a place is not theirs',
      call: { method: 'DELETE', path: '/api/sessions/' },
      open: openPlaces,
      press: () => press(button('No, Firefox on a phone')),
      done: { shown: 'Change password now', heard: { said: /^This place is logged out/ } },
      failed: {
        shown: `This place is still logged in. ${EXCEPTION}`,
        heard: { said: `This place is still logged in. ${EXCEPTION}` },
      },
    },
  ],
  secureAccount: [
    {
      what: 'says that it was not them',
      call: { method: 'POST', path: '/api/sessions/' },
      open: async () => {
        await signUpAsKim();
        await render(<AppStage path="/profile?open=secure&about=security-card" />);
      },
      press: () => press(button('Keep others out')),
      done: { shown: 'Now choose a new password', heard: { focused: 'Now choose a new password' } },
      failed: { shown: EXCEPTION, heard: { said: EXCEPTION } },
    },
  ],
  makePictureLogin: [
    {
      what: 'chooses pictures to log in with',
      call: { method: 'PUT', path: '/api/auth/pictures' },
      open: async () => {
        await signUpAsKim();
        await openProfile();
        await press(button('Log in with pictures'));
        await press(button('This is my own device'));
        await pressPictures();
        await secret('Your password').fill(KIM.password);
      },
      press: () => press(button('Save my pictures')),
      done: {
        shown: 'Choose other pictures',
        heard: { said: /^Your pictures are saved/ },
      },
      failed: { shown: EXCEPTION, heard: { said: EXCEPTION } },
    },
  ],
  removePictureLogin: [
    {
      what: 'takes their pictures away',
      call: { method: 'DELETE', path: '/api/auth/pictures' },
      open: async () => {
        await signUpAsKim();
        await choosePictures();
        await openProfile();
        await press(button('Log in with pictures'));
        await focusOn(button('No longer log in with pictures'));
      },
      press: () => press(button('No longer log in with pictures')),
      done: {
        shown: 'You no longer log in with pictures here.',
        heard: { said: /^You no longer log in with pictures here/ },
      },
      failed: {
        shown: `You still log in with pictures here. ${EXCEPTION}`,
        heard: { said: `You still log in with pictures here. ${EXCEPTION}` },
      },
    },
  ],
  logInWithPictures: [
    {
      what: 'logs in with pictures',
      call: { method: 'POST', path: '/api/auth/pictures/login' },
      scenario: 'signed-out',
      open: async () => {
        await leavePicturesAsKim();
        await render(<AppStage hasPictures />);
        await press(button('Kim Lee'));
        await pressPictures();
      },
      press: () => press(button('Log in with these pictures')),
      done: { shown: 'Welcome, Kim Lee!', heard: { said: /^Welcome back!/ } },
      failed: { shown: EXCEPTION, heard: { said: EXCEPTION } },
    },
  ],
  updateUser: [
    {
      what: 'changes the profile',
      call: { method: 'PATCH', path: '/api/users/' },
      open: async () => {
        await openProfile();
        await press(button('Edit Profile'));
        await field(/^Bio/).fill('I sing.');
      },
      press: () => press(button('Save Changes')),
      done: { shown: 'I sing.', heard: { said: /^Profile updated!/ } },
      failed: { shown: EXCEPTION, heard: { said: EXCEPTION } },
    },
    {
      what: 'tells an emergency contact',
      call: { method: 'PATCH', path: '/api/users/' },
      open: async () => {
        await signUpAsKim();
        await openProfile();
        await press(button('Emergency contact'));
        await field(/^Emergency contact phone/).fill('555 010 0199');
      },
      press: () => press(button('Save contact')),
      done: {
        shown: 'Your emergency contact is saved.',
        heard: { said: /^Your emergency contact is saved/ },
      },
      failed: { shown: EXCEPTION, heard: { said: EXCEPTION } },
    },
    {
      what: 'chooses who sees new posts',
      call: { method: 'PATCH', path: '/api/users/' },
      open: async () => {
        await openProfile();
        await press(button('Manage Privacy'));
        await focusOn(page.getByRole('radio', { name: 'Friends Only' }));
      },
      press: () => userEvent.keyboard('{ArrowDown}'),
      done: { shown: 'Your choice is saved.', heard: { said: /^Your choice is saved/ } },
      failed: {
        shown: `Your choice is not saved. ${EXCEPTION}`,
        heard: { said: `Your choice is not saved. ${EXCEPTION}` },
      },
    },
    {
      what: 'chooses who can find them',
      call: { method: 'PATCH', path: '/api/users/' },
      open: async () => {
        await openProfile();
        await press(button('Manage Privacy'));
        await focusOn(page.getByRole('radio', { name: 'Friends of your friends' }));
      },
      press: () => userEvent.keyboard('{ArrowDown}'),
      done: { shown: 'Your choice is saved.', heard: { said: /^Your choice is saved/ } },
      failed: {
        shown: `Your choice is not saved. ${EXCEPTION}`,
        heard: { said: `Your choice is not saved. ${EXCEPTION}` },
      },
    },
    {
      what: 'takes another picture',
      call: { method: 'PATCH', path: '/api/users/' },
      open: async () => {
        await openProfile();
        await press(button('Change Profile Picture'));
        await page.getByText(/^Leo:/).click();
      },
      press: () => press(button('Save picture')),
      done: { shown: 'Profile updated!', heard: { said: 'Profile updated!' } },
      failed: { shown: EXCEPTION, heard: { said: new RegExp(`${EXCEPTION}$`) } },
    },
  ],
  updateNotificationSettings: [
    {
      what: 'chooses what they are told',
      call: { method: 'PUT', path: '/api/notifications/settings' },
      open: async () => {
        await openProfile();
        await press(button('What you are told'));
        await focusOn(page.getByRole('switch', { name: 'Likes of my posts' }));
      },
      press: () => userEvent.keyboard(' '),
      done: { shown: 'Your choice is saved.', heard: { said: /^Your choice is saved/ } },
      failed: {
        shown: `Your choice is not saved. ${EXCEPTION}`,
        heard: { said: `Your choice is not saved. ${EXCEPTION}` },
      },
    },
  ],
  takeSettings: [
    {
      what: 'takes comfort settings along',
      call: { method: 'PUT', path: '/api/settings' },
      open: async () => {
        await signUpAsKim();
        await render(<AppStage path="/donations" />);
        await press(button('Comfort settings'));
        await press(button('Show more settings'));
        await press(button('Keeping and taking along'));
        await focusOn(page.getByRole('switch', { name: 'Take my settings along' }));
      },
      press: () => userEvent.keyboard(' '),
      done: {
        shown: 'Your settings go with you now.',
        heard: { said: 'Your settings go with you now.' },
      },
      failed: {
        shown: `Nothing has changed. ${EXCEPTION}`,
        heard: { said: `Nothing has changed. ${EXCEPTION}` },
      },
    },
  ],
  subscribePush: [
    {
      what: 'has a device told',
      call: { method: 'PUT', path: '/api/push' },
      open: openPush,
      press: () => press(button('Turn on for this device')),
      done: {
        shown: 'This device tells you when something is new.',
        heard: { said: /^Your choice is saved/ },
      },
      failed: {
        shown: `Your choice is not saved. ${EXCEPTION}`,
        heard: { said: `Your choice is not saved. ${EXCEPTION}` },
      },
    },
  ],
  unsubscribePush: [
    {
      what: 'has a device told nothing more',
      call: { method: 'DELETE', path: '/api/push' },
      open: async () => {
        const { endpoint, tells } = pushSubscription(1);
        const answered = { publicKey: PUSH_KEY, subscription: { endpoint, tells } };
        changeAnswers({ method: 'GET', path: '/api/push' }, () => answered);
        await openPush({ permission: 'granted', isSubscribed: true });
      },
      press: () => press(button('Turn off for this device')),
      done: { shown: /^Your browser asks you after you press/, heard: { said: /^Your choice is saved/ } },
      failed: {
        shown: `Your choice is not saved. ${EXCEPTION}`,
        heard: { said: `Your choice is not saved. ${EXCEPTION}` },
      },
    },
  ],
} satisfies Partial<Record<WritingCall, Act[]>>;
