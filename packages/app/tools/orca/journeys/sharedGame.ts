import type { SharedGame } from '@friendbase/contract';
import type { Journey } from '../walk.ts';

export const sharedGame: Journey = {
  title: 'Ask a friend to play pairs, hear their turn, and stop the game',
  async walk({ listener: ann, ben, annIsLoggedIn }) {
    await annIsLoggedIn();
    await ann.open('/clubs?club=speedThinking');
    // As a page loads, Orca says more or less of it.
    await ann.hearsByChance();
    await ann.pressOn('Play with a friend, Speed Thinking push button');
    await ann.hearsWindow('Who would you like to play with?');
    await ann.pressOn('Play with Ben Clark push button');
    // A window has closed: see `closesWindow`.
    await ann.hearsByChance('Ben Clark has a message from you now.');
    await ann.pressOn('Play with Ben Clark link');
    await ann.hearsWindow('Play together');
    await ann.does('Ben turns cards over until they are no pair', async () => {
      const games = await ben.request.get('/api/shared-games');
      let [game] = (await games.json()) as [SharedGame];
      // Who finds a pair goes on.
      for (let card = 0; game.board?.isOwnTurn === true; card += 1) {
        const turned = await ben.request.post(`/api/shared-games/${game.id}/turns`, { data: { card } });
        game = (await turned.json()) as SharedGame;
      }
    });
    // Which cards lie there is another thing in each run.
    await ann.hearsByChance('It is your turn.');
    await ann.press('Tab');
    await ann.hearsByChance('Memory cards');
    await ann.pressOn('Stop this game push button');
    await ann.isAsked('Stop this game?');
    await ann.pressOn('Stop this game push button');
    // The question has closed: Orca 43 says once or twice where one is.
    await ann.hearsByChance('This game is over.');
  },
};
