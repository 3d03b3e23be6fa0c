import type { Journey } from '../walk.ts';

export const spending: Journey = {
  title: 'Join a tournament, and redeem a reward',
  hasCommunity: true,
  async walk({ listener: ann, annIsLoggedIn }) {
    await annIsLoggedIn();
    await ann.openTold('/tournaments');
    await ann.pressOn('Join Tournament, Garden of Pairs');
    await ann.hears('Spend 20 FBB?', 'Keep my FBB push button');
    await ann.pressOn('Spend 20 FBB push button');
    await ann.hears('Joining...', 'Joined Tournament! Welcome to the tournament! Good luck!');

    await ann.pressUntil('shift+Tab', 'Go to the rewards');
    await ann.press('Return');
    await ann.hears('Rewards heading level 2');
    await ann.pressOn('Redeem, Rain Sound');
    await ann.hears('Spend 75 FBB?', 'Keep my FBB push button');
    await ann.pressOn('Spend 75 FBB push button');
    await ann.hearsByChance('Redeeming...', 'Reward Redeemed!');
  },
};
