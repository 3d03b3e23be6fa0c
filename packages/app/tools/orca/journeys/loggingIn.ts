import { PASSWORD } from '../../../e2e/people.ts';
import type { Journey } from '../walk.ts';

export const loggingIn: Journey = {
  title: 'Log in with a password, after a wrong one',
  async walk({ listener: ann, annIs }) {
    await ann.open('/login');
    await ann.tabTo('Username (needed) entry');
    await ann.type(annIs.username);
    await ann.tabTo('Password (needed) password text');
    await ann.type('quiet lake evening');
    await ann.press('Return');
    await ann.hears('Please check your username and password.');
    await ann.tabTo('Password (needed) password text');
    await ann.press('ctrl+a');
    await ann.type(PASSWORD);
    await ann.press('Return');
    await ann.hears('Welcome back!', 'Welcome, Ann Berg! heading level 1');
  },
};
