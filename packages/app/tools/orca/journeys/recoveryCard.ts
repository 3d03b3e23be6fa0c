import { CARD_PICTURES, type RecoveryCard } from '@friendbase/contract';
import { PASSWORD } from '../../../e2e/people.ts';
import type { Listener } from '../listener.ts';
import type { Journey } from '../walk.ts';
import { choosesPassword, logsInAnew } from './newPassword.ts';

export const recoveryCard: Journey = {
  title: 'Make a recovery card, forget the password, and come back by the card',
  async walk({ listener: ann, annIs, annIsLoggedIn, logOut }) {
    await annIsLoggedIn();
    await ann.openTold('/profile');
    await ann.opensWindow('Recovery card');
    await ann.tabTo('Your password');
    await ann.type(PASSWORD);
    const made = ann.page.waitForResponse((one) => one.url().endsWith('/api/recovery/card'));
    await ann.press('Return');
    await ann.hears('Keep your card heading level 3');
    const { pictures, number } = (await (await made).json()) as RecoveryCard;
    await ann.tabTo('I have kept my card push button');
    await ann.closesWindow('Recovery card push button', 'Return');

    await ann.does('logs out', logOut);
    // The page asks now and then whether somebody is logged in.
    await ann.hearsByChance();
    await ann.open('/login?form=help');
    await ann.pressOn('Use my recovery card');
    await ann.hears('Show your recovery card heading level 3');
    await ann.tabTo('Your username');
    await ann.type(annIs.username);
    await ann.tabTo('The four pictures on your card');
    await ann.does('presses the four pictures of her card', () => pressEach(ann, pictures));
    await ann.hearsByChance('4 of 4 pictures chosen');
    await ann.press('Tab');
    await ann.hears('The number on your card');
    await ann.does('types the number of her card', () => ann.desktop.type(number));
    await ann.press('Return');
    await choosesPassword(ann);
    await ann.hears('Your new password is saved. heading level 3');
    await ann.pressOn('I have kept my card. Log in push button');
    await ann.hears('Password (needed) password text');
    await logsInAnew(ann);
  },
};

/** Goes from picture to picture by an arrow key, and presses these in their order: each card has others. */
async function pressEach({ desktop }: Listener, chosen: RecoveryCard['pictures']): Promise<void> {
  let at = 0;
  for (const picture of chosen) {
    const next = CARD_PICTURES.findIndex((one) => one === picture);
    for (; at < next; at += 1) await desktop.key('Right');
    for (; at > next; at -= 1) await desktop.key('Left');
    await desktop.key('Return');
  }
}
