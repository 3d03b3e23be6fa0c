import { PASSWORD } from '../../../e2e/people.ts';
import type { Journey } from '../walk.ts';

export const wayBack: Journey = {
  title: 'A recovery card, pictures to log in with, my things, leaving and staying',
  async walk({ listener: ann, annIsLoggedIn }) {
    await annIsLoggedIn();
    await ann.open('/profile');
    await ann.pressUntil('b', 'Recovery card push button.');
    await ann.press('Return');
    await ann.hears('dialog');
    await ann.press('Tab', 4);
    await ann.press('Escape');

    await ann.pressUntil('b', 'Log in with pictures');
    await ann.press('Return');
    await ann.hears('Log in with pictures dialog');
    await ann.tabTo('This is my own device push button.');
    await ann.press('Return');
    await ann.hears('Choose four pictures heading level');
    await ann.tabTo('The pictures tool bar');
    for (let n = 1; n <= 4; n += 1) {
      await ann.press('Return');
      await ann.hears(`${n} of 4 pictures chosen`);
      await ann.press('Right');
    }
    await ann.tabTo('Your password');
    await ann.type(PASSWORD);
    await ann.press('Return');
    await ann.hears('Choose other pictures push button.');
    await ann.press('Escape');
    await ann.hears('Log in with pictures push button.');

    await ann.pressUntil('b', 'Take my things along');
    await ann.press('Return');
    await ann.tabTo('Your password');
    await ann.type(PASSWORD);
    await ann.tabTo('Make my file push button.');
    await ann.press('Return');
    await ann.waits(5);
    await ann.press('Tab', 2);
    await ann.press('Escape');
    await ann.hears('Take my things along push button.');

    await ann.pressUntil('b', 'Leave FriendBase');
    await ann.press('Return');
    await ann.press('Tab', 4);
    await ann.press('Escape');
    await ann.hears('Leave FriendBase push button.');
  },
};
