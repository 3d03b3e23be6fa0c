import { WELCOME_FBB } from '@friendbase/contract';
import type { Listener } from '../listener.ts';
import type { Journey } from '../walk.ts';

/** Presses what costs something, is asked, and says yes. */
async function spends(ann: Listener, cost: number, button: string): Promise<void> {
  await ann.pressOn(button);
  await ann.isAsked(
    `Spend ${cost} FBB?`,
    `You have ${WELCOME_FBB} FBB now. You will have ${WELCOME_FBB - cost} left.`,
    'Keep my FBB push button',
  );
  await ann.pressOn(`Spend ${cost} FBB push button`);
}

export const tournament: Journey = {
  title: 'Join a tournament, and hear what is paid',
  hasCommunity: true,
  async walk({ listener: ann, annIsLoggedIn }) {
    await annIsLoggedIn();
    await ann.openTold('/tournaments');
    await spends(ann, 20, 'Join Tournament, Garden of Pairs');
    await ann.hearsByChance('Joined Tournament! Welcome to the tournament! Good luck!');
    // A window has closed: see `closesWindow`.
    await ann.press('shift+Tab');
    await ann.hearsByChance();
    await ann.press('Tab');
    await ann.hears('Joined!, Garden of Pairs push button');
    await ann.press('ctrl+Home');
    await ann.pressUntil('h', 'You have 80 FriendBase Bucks');
  },
};

export const reward: Journey = {
  title: 'Redeem a reward, and hear its code',
  hasCommunity: true,
  async walk({ listener: ann, annIsLoggedIn }) {
    await annIsLoggedIn();
    await ann.openTold('/tournaments');
    await ann.tabTo('Go to the rewards');
    await ann.press('Return');
    await ann.hears('Rewards heading level 2');
    await spends(ann, 75, 'Redeem, Rain Sound');
    // Where the answer is faster than Orca, the button may say first that another one costs more than is left.
    await ann.hearsByChance('Reward Redeemed!');
    const [code] = /FB(?:-[0-9A-Z]{4}){3}/u.exec(ann.heard) ?? [];
    if (code === undefined) throw new Error('No code is heard.');
    await ann.hears(code);
    await ann.press('Tab');
    await ann.hearsByChance('Open, Rain Sound push button');
    await ann.tabTo('Code for Rain Sound');
    await ann.hears(code);
    await ann.pressOn('Copy');
    await ann.hears('Code copied.');
  },
};
