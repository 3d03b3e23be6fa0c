import { PASSWORD } from '../../../e2e/people.ts';
import type { Listener } from '../listener.ts';
import type { Journey } from '../walk.ts';

/** What is on a card. */
interface MadeCard {
  pictures: string[];
  number: string;
}

const NEW = 'quiet green boat';

/** Goes to each of these by the arrow keys, and presses it: each card has others, so that nothing of it is compared. */
async function pressEach({ page }: Listener, chosen: readonly string[]): Promise<void> {
  for (const name of chosen) {
    const picture = page.getByRole('toolbar').getByRole('button', { name, exact: false });
    while (!(await picture.evaluate((one) => one === document.activeElement)))
      await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
  }
}

export const recoveryCard: Journey = {
  title: 'Make a recovery card, forget the password, and come back by the card',
  async walk({ listener: ann, annIs, annIsLoggedIn }) {
    await annIsLoggedIn();
    await ann.openTold('/profile');
    await ann.opensWindow('Recovery card push button');
    await ann.tabTo('Your password');
    await ann.type(PASSWORD);
    const made = ann.page.waitForResponse((one) => one.url().includes('/api/recovery/card'));
    await ann.press('Return');
    await ann.hears('Keep your card heading level 3');
    const { pictures: chosen, number } = (await (await made).json()) as MadeCard;
    await ann.tabTo('I have kept my card push button');
    await ann.closesWindow('Recovery card push button', 'Return');

    await ann.does('logs out', () => ann.page.request.post('/api/auth/logout'));
    await ann.open('/login?form=help');
    await ann.pressOn('Use my recovery card');
    await ann.hears('Show your recovery card heading level 3');
    await ann.tabTo('Your username');
    await ann.type(annIs.username);
    await ann.tabTo('The four pictures on your card');
    await ann.does('presses the four pictures of her card', () => pressEach(ann, chosen));
    await ann.hearsByChance('4 of 4 pictures chosen');
    await ann.press('Tab');
    await ann.hears('The number on your card');
    await ann.does('types the number of her card', () => ann.page.keyboard.type(number));
    await ann.press('Return');
    await ann.hears('Choose a new password');
    await ann.tabTo('New password (needed)');
    await ann.type(NEW);
    await ann.tabTo('New password again (needed)');
    await ann.type(NEW);
    await ann.press('Return');
    await ann.hears('Keep your card');
    await ann.pressOn('I have kept my card. Log in push button');
    await ann.hears('Password (needed) password text');
    await ann.type(NEW);
    await ann.press('Return');
    await ann.hears('Welcome back!');
  },
};

export const pictures: Journey = {
  title: 'Choose pictures, and log in with them',
  async walk({ listener: ann, annIsLoggedIn }) {
    await annIsLoggedIn();
    await ann.openTold('/profile');
    await ann.opensWindow('Log in with pictures push button');
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

    await ann.does('logs out', () => ann.page.request.post('/api/auth/logout'));
    await ann.open('/login');
    await ann.pressOn('Ann Berg push button');
    await ann.hears('Ann Berg, press your four pictures');
    await pressesPictures();
    await ann.pressOn('Log in with these pictures push button');
    await ann.hears('Welcome back!');
  },
};
