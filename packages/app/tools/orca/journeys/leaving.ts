import { PASSWORD } from '../../../e2e/people.ts';
import type { Journey } from '../walk.ts';

export const leaving: Journey = {
  title: 'Take my things along, leave FriendBase, and come back',
  async walk({ listener: ann, annIs, annIsLoggedIn }) {
    await annIsLoggedIn();
    await ann.openTold('/profile');
    await ann.opensWindow('Take my things along');
    await ann.tabTo('Your password');
    await ann.type(PASSWORD);
    await ann.pressOn('Make my file push button');
    await ann.hears('Asking...', 'Your file is ready');
    await ann.tabTo('Get my file link');
    await ann.closesWindow('Take my things along push button');

    await ann.opensWindow('Leave FriendBase');
    await ann.tabTo('Your password');
    await ann.type(PASSWORD);
    await ann.pressOn('Leave FriendBase now push button');
    await ann.hears('Leaving...', 'You have left FriendBase.');

    await ann.open('/login');
    await ann.tabTo('Username (needed) entry.');
    await ann.type(annIs.username);
    await ann.tabTo('Password (needed) password text.');
    await ann.type(PASSWORD);
    await ann.press('Return');
    await ann.hears('Below the form you can come back.');
    await ann.pressOn('Come back push button');
    await ann.hears('Bringing everything back...', 'Welcome back!', 'Welcome, Ann Berg! heading level 1');
  },
};
