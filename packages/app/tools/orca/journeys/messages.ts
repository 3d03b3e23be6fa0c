import { writeTo } from '../../../e2e/people.ts';
import type { Journey } from '../walk.ts';

export const messages: Journey = {
  title: 'Write in a chat, and hear the answers',
  async walk({ listener: ann, annIs, ben, annIsLoggedIn }) {
    const benWrites = (words: string) => ann.does(`Ben writes “${words}”`, () => writeTo(annIs, ben, words));
    for (let n = 1; n <= 12; n += 1)
      await writeTo(annIs, ben, `Day ${n}: the sun was out, and I went for a long walk.`);
    await annIsLoggedIn();
    await ann.openTold('/messages');
    await ann.tabTo('Ben Clark');
    await ann.press('Return');
    await ann.hears('Chat with Ben Clark is open, 12 messages.');
    await ann.tabTo('Your message entry');
    await ann.type('Is it raining');
    await ann.press('Return');
    await ann.hears('Is it raining');

    await benWrites('The kettle is on.');
    await ann.hears('The kettle is on.');

    await ann.type('I will');
    await ann.waits(11);
    await benWrites('The cake is ready.');
    await ann.hears('The cake is ready.');
    await ann.type(' come');
    await benWrites('The tea is ready.');
    ann.hearsNot('The tea is ready.');
    await ann.waits(12);
    await ann.hears('The tea is ready.');

    // Where earlier messages are read, nothing moves, and a button leads to the end. Sooner, how long the keys took would decide
    // whether it is said at once.
    await ann.press('shift+Tab');
    await ann.hears('Messages with Ben Clark log');
    await ann.press('Insert+a');
    await ann.hears('Focus mode');
    await ann.press('Prior', 3);
    await ann.waits(11);
    await benWrites('The cups are blue.');
    await ann.hears('The cups are blue.');
    await benWrites('The plates are red.');
    await ann.hears('The plates are red.');
    await ann.press('Tab');
    await ann.hears('2 new messages push button.');
    await ann.press('Return');
    await ann.hears('The plates are red.');
    await ann.press('Tab');
    await ann.hears('Your message entry I will come.');
    await ann.press('Tab');
    await ann.hears('Send push button.');
    await ann.press('Return');
    // Not the field, which is read with its words as the focus goes there.
    await ann.hears(': I will come');
  },
};
