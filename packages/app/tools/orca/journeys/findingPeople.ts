import { accept, askFor } from '../../../e2e/people.ts';
import type { Listener } from '../listener.ts';
import type { Journey } from '../walk.ts';

/** Asks Cleo to be a friend: the same button takes it back then. */
export async function asksCleo(ann: Listener): Promise<void> {
  await ann.pressOn('Add Friend, Cleo Dahl push button');
  await ann.hears('Asking...', 'Friend request sent! Cleo Dahl can say yes or no.');
}

export const findingPeople: Journey = {
  title: 'Find a person by name, ask them, and take it back',
  async walk({ listener: ann, ben, cleo, annIsLoggedIn }) {
    // Who has a friend in common can be found by name.
    await accept(ben, await askFor(cleo, ben));
    await annIsLoggedIn();
    await ann.openTold('/friends');
    await ann.tabTo('Find a person you know entry');
    await ann.type('zzzz');
    await ann.hears('We found nobody with that name.');
    await ann.press('ctrl+a');
    // Orca names what is selected in one way or another.
    await ann.hearsByChance();
    await ann.type('cleo');
    await ann.hears('1 person found.');
    await asksCleo(ann);
    await ann.press('shift+Tab');
    await ann.tabTo('Take back your request, Cleo Dahl push button');
    await ann.press('Return');
    await ann.hears('Your request to Cleo Dahl is taken back.');
  },
};

export const suggestion: Journey = {
  title: 'Ask somebody who is suggested, with the reason in words',
  async walk({ listener: ann, ben, cleo, annIsLoggedIn }) {
    await accept(ben, await askFor(cleo, ben));
    await annIsLoggedIn();
    await ann.openTold('/friends');
    await ann.pressOn('Find Friends push button');
    await ann.hears('1 suggestion was added.');
    await ann.pressUntil('h', 'Cleo Dahl');
    await ann.readsOn();
    await ann.hears('You have 1 friend in common.');
    await asksCleo(ann);
  },
};
