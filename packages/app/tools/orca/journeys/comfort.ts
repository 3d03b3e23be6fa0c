import type { Journey } from '../walk.ts';

export const comfort: Journey = {
  title: 'Change comfort settings, and take a change back',
  async walk({ listener: ann, annIsLoggedIn }) {
    await annIsLoggedIn();
    await ann.open('/donations');
    await ann.opensWindow('Comfort settings', 'My comfort settings');
    await ann.tabTo('Easy and big');
    await ann.press('Return');
    await ann.hears('Easy words, large text and large buttons are on');
    await ann.pressOn('Undo');
    await ann.hears('All settings are as before');
    await ann.closesWindow('Comfort settings push button');
  },
};
