import type { Journey } from '../walk.ts';

export const story: Journey = {
  title: 'Watch a story to its end, and get its points',
  async walk({ listener: ann, annIsLoggedIn }) {
    await annIsLoggedIn();
    await ann.openTold('/videos?show=relaxation');
    await ann.opensWindow('Watch, A Walk in the Forest push button');
    await ann.pressOn('Start Video push button');
    await ann.hears('Part 1 of 3.', 'Part 2 of 3.', 'Part 3 of 3.', 'The story is finished.');
    await ann.closesWindow('You got 3 FBB for this video.');
  },
};

export const comfort: Journey = {
  title: 'Change comfort settings, and take a change back',
  async walk({ listener: ann, annIsLoggedIn }) {
    await annIsLoggedIn();
    await ann.open('/donations');
    await ann.opensWindow('Comfort settings push button');
    await ann.tabTo('Easy and big');
    await ann.press('Return');
    await ann.hears('Easy words, large text and large buttons are on');
    await ann.pressOn('Undo');
    await ann.hears('All settings are as before');
    await ann.closesWindow('Comfort settings push button');
  },
};
