import { addDevice } from '../../../e2e/passkeyDevice.ts';
import { PASSWORD } from '../../../e2e/people.ts';
import type { Journey } from '../walk.ts';

export const passkey: Journey = {
  title: 'Make a passkey, and log in with it',
  async walk({ listener: ann, annIsLoggedIn, logOut }) {
    const device = await addDevice(ann.page);
    await annIsLoggedIn();
    await ann.openTold('/profile');
    await ann.opensWindow('Log in without a password');
    await ann.tabTo('Your password');
    await ann.type(PASSWORD);
    await ann.press('Return');
    await ann.hears('Your passkey is made');
    await ann.closesWindow('Log in without a password push button');

    // Nothing is chosen among what the browser fills in.
    await device.isTouched(false);
    await ann.does('logs out', logOut);
    // The page asks now and then whether somebody is logged in.
    await ann.hearsByChance();
    await ann.open('/login');
    await ann.tabTo('Log in without a password push button');
    await device.isTouched(true);
    await ann.press('Return');
    await ann.hears('Welcome back!', 'Welcome, Ann Berg! heading level 1');
  },
};
