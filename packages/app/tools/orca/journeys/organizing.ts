import type { Journey } from '../walk.ts';

/** Field by field, what an organizer writes. */
const WRITTEN = [
  ['Title (', 'Tea for all'],
  ['What is it? ', 'We drink tea and talk.'],
  ['Title in easy words', 'Tea for all'],
  ['What is it, in easy words?', 'We drink tea. We talk.'],
] as const;

export const organizing: Journey = {
  title: 'Make a tournament for all, and publish it',
  async walk({ listener: ann, annIs, annIsLoggedIn, give }) {
    await give('organizer', annIs.username);
    await annIsLoggedIn();
    await ann.openTold('/organize');
    await ann.pressOn('Make a tournament push button');
    for (const [field, words] of WRITTEN) {
      await ann.tabTo(field);
      await ann.type(words);
    }
    await ann.tabTo('Game');
    await ann.type('Mood');
    await ann.pressOn('Save push button');
    await ann.hearsByChance('Tea for all heading');
    await ann.pressOn('Publish, Tea for all push button');
    await ann.isAsked('Publish Tea for all?');
    await ann.pressOn('Publish push button');
    await ann.hears('It is published. All members see it now.');
  },
};
