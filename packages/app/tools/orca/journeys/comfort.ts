import type { Journey } from '../walk.ts';

export const comfort: Journey = {
  title: 'First visit: three pictures, comfort settings, Listen, Help',
  async walk({ listener: ann, annIsLoggedIn }) {
    await annIsLoggedIn();
    await ann.open('/');
    await ann.pressUntil('h', 'Make FriendBase fit you');
    await ann.tabTo('Read to me push button.');
    await ann.press('Tab');
    await ann.hears('Easy and big push button.');
    await ann.press('Return');
    await ann.hears('Easy words, large text and large buttons are on');

    await ann.press('ctrl+Home');
    await ann.tabTo('Comfort settings push button.');
    await ann.press('Return');
    await ann.hears('Comfort settings dialog');
    await ann.press('Tab', 6);
    await ann.press('Escape');
    await ann.hears('Comfort settings push button.');
    await ann.press('shift+Tab');
    await ann.hears('Listen push button.');
    await ann.press('Return');
    await ann.press('Tab', 2);

    await ann.press('ctrl+End');
    await ann.press('shift+b');
    await ann.hears('Help push button.');
    await ann.press('Return');
    await ann.hears('Need Help? dialog', 'Close push button.');
    await ann.press('Tab');
    await ann.hears('Call 911 link.');
    await ann.press('Tab', 3);
    await ann.press('Escape');
    await ann.hears('Help push button.');
  },
};
