import { PASSWORD } from '../../../e2e/people.ts';
import type { Journey } from '../walk.ts';

export const pictures: Journey = {
  title: 'Choose pictures, and log in with them',
  async walk({ listener: ann, annIsLoggedIn, logOut }) {
    await annIsLoggedIn();
    await ann.openTold('/profile');
    await ann.opensWindow('Log in with pictures');
    await ann.pressOn('This is my own device push button');
    await ann.hears('Choose four pictures heading level 3');
    /** One stop of Tab, and the arrows from picture to picture. */
    const pressesPictures = async () => {
      await ann.tabTo('The pictures');
      for (const n of [1, 2, 3, 4]) {
        if (n > 1) await ann.press('Right');
        await ann.press('Return');
        await ann.hears(`${n} of 4 pictures chosen`);
      }
    };
    await pressesPictures();
    await ann.tabTo('Your password');
    await ann.type(PASSWORD);
    await ann.press('Return');
    await ann.hears('Your pictures are saved');
    await ann.closesWindow('Log in with pictures push button');

    await ann.does('logs out', logOut);
    // The page asks now and then whether somebody is logged in.
    await ann.hearsByChance();
    await ann.open('/login');
    await ann.pressOn('Ann Berg push button');
    await ann.hears('Ann Berg, press your four pictures');
    await pressesPictures();
    await ann.pressOn('Log in with these pictures push button');
    await ann.hears('Welcome back!', 'Welcome, Ann Berg! heading level 1');
  },
};
