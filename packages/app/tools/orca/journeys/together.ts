import { DEMO_ACCOUNT } from '@friendbase/contract';
import type { Journey } from '../walk.ts';
import { asEachTime, solvesSum } from './games.ts';

export const tournamentRound: Journey = {
  title: 'Play a round of a tournament, and hear what it adds to the goal of all',
  hasCommunity: true,
  async walk({ listener: ann }) {
    // The member of the demo is in a tournament that goes on.
    await ann.page.request.post('/api/auth/login', { data: DEMO_ACCOUNT });
    await ann.openTold('/tournaments');
    await asEachTime(ann);
    await ann.pressOn('Play, Sums with Friends push button');
    await ann.hearsWindow('Sums with Friends');
    await ann.tabTo('Your answer');
    for (let solved = 0; solved < 3; solved += 1) await solvesSum(ann, 10);
    await ann.pressUntil('shift+Tab', 'Finish push button');
    await ann.press('Return');
    await ann.hears('You solved 3 problems. Nice work.', 'You added 1 star today.');
  },
};

export const clubMembers: Journey = {
  title: 'Join a club, and hear who is in it',
  async walk({ listener: ann, ben, annIsLoggedIn }) {
    await ben.request.put('/api/clubs/speedThinking/member');
    await annIsLoggedIn();
    await ann.open('/clubs?club=speedThinking');
    // As a page loads, Orca says more or less of it.
    await ann.hearsByChance();
    await ann.pressOn('Join Club, Speed Thinking push button');
    await ann.hears('Welcome to Speed Thinking!');
    await ann.pressUntil('h', 'Who is in this club');
    await ann.readsOn();
    await ann.hears('2 members are here.', 'Ben Clark');
  },
};
