import type { Journey } from '../walk.ts';

const EVENT = 'Friendly Dance Party';

export const events: Journey = {
  title: 'Join an event, see it among mine, and get an address for my calendar',
  hasCommunity: true,
  async walk({ listener: ann, annIsLoggedIn }) {
    await annIsLoggedIn();
    await ann.openTold('/events');
    await ann.pressOn(`Join Event, ${EVENT} push button`);
    // How long it is until then is another thing in each run.
    await ann.hearsByChance(`You joined ${EVENT}.`);
    await ann.tabTo(`Undo, ${EVENT} push button`);

    await ann.openTold('/events?show=mine');
    await ann.tabTo(`I do not go, ${EVENT} push button`);
    await ann.press('Tab');
    await ann.hears(`Share, ${EVENT} push button`);
    // Of what is chosen each reader says the value in its own way.
    await ann.press('Tab');
    await ann.hearsByChance('When should your calendar remind you?');
    await ann.tabTo('Open map (new window)');
    // The month is another one in each run.
    await ann.press('Tab');
    await ann.hearsByChance('Month before push button');
    await ann.press('Tab');
    await ann.hears('Next month push button');
    await ann.press('Return');
    await ann.hearsByChance(': nothing');
    await ann.pressOn('Make an address push button');
    await ann.hears('Making...', 'Your address is made. Copy it into your calendar.');
  },
};
