import type { SharedGame } from '@friendbase/contract';
import type { Journey } from '../walk.ts';

export const sharedGame: Journey = {
  title: 'Ask a friend to play pairs, hear their turn, and stop the game',
  async walk({ listener: ann, ben, annIsLoggedIn }) {
    await annIsLoggedIn();
    await ann.openTold('/clubs?club=speedThinking');
    await ann.pressOn('Play with a friend, Speed Thinking push button');
    await ann.hearsWindow('Play with a friend');
    await ann.pressOn('Play with Ben Clark push button');
    await ann.hears('Ben Clark has a message from you now.');
    await ann.pressOn('Play with Ben Clark link');
    await ann.hearsWindow('Play together');
    await ann.does('Ben turns over two cards', async () => {
      const games = await ben.request.get('/api/shared-games');
      const [game] = (await games.json()) as [SharedGame];
      for (const card of [0, 1])
        await ben.request.post(`/api/shared-games/${game.id}/turns`, { data: { card } });
    });
    // Which cards lie there is another thing in each run.
    await ann.hearsByChance('Ben Clark turned over two cards: ', 'It is your turn.');
    await ann.pressOn('Stop this game push button');
    await ann.isAsked('Stop this game?');
    await ann.pressOn('Stop this game push button');
    await ann.hears('This game is over.');
  },
};
