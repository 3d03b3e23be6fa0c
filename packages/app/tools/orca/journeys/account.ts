import { PASSWORD } from '../../../e2e/people.ts';
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
    await ann.hears('Signing up...', 'Account Created Successfully!');
  },
};
