import type { Journey } from '../walk.ts';

export const games: Journey = {
  title: 'A round of each game',
  hasCommunity: true,
  async walk({ listener: ann, annIsLoggedIn }) {
    await annIsLoggedIn();
    await ann.open('/clubs');
    for (const name of ['Memory', 'Math', 'Numbers', 'Words']) {
      await ann.press('ctrl+Home');
      await ann.pressUntil('b', `${name} push button.`);
      await ann.press('Return');
      await ann.hears(`${name} dialog`);
      await ann.press('Tab', 4);
      await ann.press('Return');
      await ann.waits(2);
      await ann.press('Tab');
      await ann.press('Escape');
      await ann.waits(1);
    }
  },
};
