import type { Journey } from '../walk.ts';

export const story: Journey = {
  title: 'Watch a picture story to its end, read its words, and get what it pays',
  async walk({ listener: ann, annIsLoggedIn }) {
    await annIsLoggedIn();
    await ann.openTold('/videos?show=relaxation');
    await ann.opensWindow('Watch, A Walk in the Forest', 'A Walk in the Forest');
    await ann.pressOn('Start Video push button');
    // Between them Orca 43 says the percent whenever 10 s have passed: a setting of its own.
    await ann.hearsByChance('Shoes on');
    await ann.hears('Between the trees');
    await ann.hears('Listen');
    await ann.hears('The story is finished. Close the video to get 3 FBB.');
    await ann.pressOn('The story in words');
    await ann.hears('expanded');
    await ann.press('Insert+a');
    await ann.readsOn();
    await ann.hears('He stays for a while.');
    await ann.pressUntil('shift+Tab', 'Close the video push button');
    await ann.press('Return');
    await ann.hearsByChance('You got 3 FBB. Thank you for watching.');
    // A window has closed: see `closesWindow`.
    await ann.press('shift+Tab');
    await ann.hearsByChance();
    await ann.press('Tab');
    await ann.hears('Watch, A Walk in the Forest push button');
  },
};
