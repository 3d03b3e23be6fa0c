import { logIn, PASSWORD } from '../../../e2e/people.ts';
import type { Journey } from '../walk.ts';

export const signingUp: Journey = {
  title: 'Sign up, step by step',
  async walk({ listener: ann }) {
    await ann.open('/login');
    await ann.tabTo('Log In page tab');
    await ann.press('Right');
    await ann.hears('Sign Up page tab');
    await ann.tabTo('Username (needed) entry');
    await ann.hears('You log in with it. Friends see it too.');
    const goesOn = async (step: string) => {
      await ann.press('Return');
      await ann.hears(step);
    };
    await ann.type('annberg');
    await goesOn('Step 2 of 7');
    await ann.tabTo('Display name (needed) entry');
    await ann.type('Ann Berg');
    await goesOn('Step 3 of 7');
    await ann.tabTo('Next push button');
    await goesOn('Step 4 of 7');
    await ann.tabTo('Email (needed) entry');
    await ann.type('ann@example.com');
    await goesOn('Step 5 of 7');
    await ann.tabTo('Password (needed) password text');
    await ann.type(PASSWORD);
    await ann.tabTo('Confirm password (needed) password text');
    await ann.type(PASSWORD);
    await goesOn('Step 6 of 7');
    await ann.tabTo('Developmental Disability');
    await ann.press('Insert+a');
    await ann.press('Down');
    await ann.hears('Cognitive Challenge');
    await goesOn('Step 7 of 7');
    await ann.pressOn('Sign Up push button');
    await ann.hears('Signing up...', 'Account Created Successfully!', 'Welcome, Ann Berg! heading level 1');
  },
};

export const aboutMe: Journey = {
  title: 'What I told you about me, and where I am logged in',
  async walk({ listener: ann, annIs, annIsLoggedIn }) {
    // Another phone or computer of hers.
    await logIn(annIs.request, annIs);
    await annIsLoggedIn();
    await ann.openTold('/profile');
    await ann.opensWindow('What I told you about me');
    await ann.tabTo('Cognitive Challenge');
    await ann.hears('selected radio button');
    await ann.press('Insert+a');
    await ann.press('Down', 3);
    await ann.hears('I do not want to say');
    await ann.pressOn('Save what I changed push button');
    await ann.hears('Saving...', 'What you told us is saved');

    await ann.pressUntil('shift+Tab', 'Where you are logged in push button');
    await ann.press('Return');
    await ann.hearsWindow('Where you are logged in');
    await ann.pressOn('No, ');
    await ann.hears('This place is logged out. Change your password, so that nobody comes back.');
    await ann.closesWindow('Where you are logged in push button');
  },
};

export const letter: Journey = {
  title: 'Write to us in Help',
  async walk({ listener: ann, annIsLoggedIn }) {
    await annIsLoggedIn();
    await ann.open('/donations');
    await ann.press('F6', 4);
    await ann.opensWindow('Help', 'Need Help?');
    await ann.opensWindow('Write to us');
    await ann.tabTo('Your letter entry');
    await ann.type('How do I change my picture?');
    await ann.pressOn('Send push button');
    await ann.hears('A person answers you.', 'Thank you. We have your letter. heading level 3');
    await ann.tabTo('Done push button');
    await ann.closesWindow('Write to us push button', 'Return');
  },
};
