import type { Journey } from '../walk.ts';

export const things: Journey = {
  title: 'Events, rewards and tournaments',
  hasCommunity: true,
  async walk({ listener: ann, annIsLoggedIn }) {
    await annIsLoggedIn();
    await ann.open('/events');
    await ann.tabTo('Join Event, Friendly Dance Party');
    await ann.press('Return');
    await ann.hears('Joined!');
    await ann.press('Tab', 3);
    await ann.open('/tournaments');
    await ann.tabTo('Join Tournament, Garden of Pairs');
    await ann.press('Return');
    await ann.hears('Spend 20 FBB?', 'Keep my FBB push button.');
    await ann.press('Tab');
    await ann.hears('Spend 20 FBB push button.');
    await ann.press('Return');
    await ann.hears('Joined!');
    await ann.press('Tab', 2);
    await ann.tabTo('Redeem, Rain Sound');
    await ann.press('Return');
    await ann.hears('Spend 75 FBB?', 'Keep my FBB push button.');
    await ann.press('Tab');
    await ann.press('Return');
    await ann.waits(2);
    await ann.press('Tab', 3);
  },
};
