import type { Journey } from '../walk.ts';

export const likings: Journey = {
  title: 'Choose what I like from pictures, and save it',
  async walk({ listener: ann, annIsLoggedIn }) {
    await annIsLoggedIn();
    await ann.openTold('/profile');
    await ann.opensWindow('What I like');
    await ann.tabTo('Music');
    await ann.press('Return');
    await ann.hears('1 of 6 chosen.');
    await ann.press('Right', 2);
    await ann.press('Return');
    await ann.hears('2 of 6 chosen.');
    await ann.pressOn('Save what I like push button');
    await ann.hears('Saving...', 'What you like is saved');
    await ann.closesWindow('What I like push button');
  },
};

export const whoFindsMe: Journey = {
  title: 'Choose who can find me',
  async walk({ listener: ann, annIsLoggedIn }) {
    await annIsLoggedIn();
    await ann.openTold('/profile');
    await ann.opensWindow('Manage Privacy');
    await ann.tabTo('Who can find you?');
    await ann.hears('Friends of your friends');
    await ann.press('Insert+a');
    await ann.press('Down');
    await ann.hears('Nobody.', 'Your choice is saved.');
    await ann.closesWindow('Manage Privacy push button');
  },
};
