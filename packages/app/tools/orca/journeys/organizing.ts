import type { Redemption, Reward } from '@friendbase/contract';
import type { Journey } from '../walk.ts';

const REWARD = 'A piece of cake';
const TITLE = 'Title (needed)';
const WORDS = [
  [TITLE, REWARD],
  ['What is it? (needed)', 'Ruth bakes it in the morning.'],
  ['Title in easy words (needed)', 'Cake'],
  ['What is it, in easy words? (needed)', 'Ruth makes it.'],
] as const;

/** A reward, which has no day: a field for one says another day in each run. */
export const organizing: Journey = {
  title: 'Make a reward for all, publish it, and mark its code as used',
  async walk({ listener: ann, annIs, ben, annIsLoggedIn, give }) {
    await give('organizer', annIs.username);
    await annIsLoggedIn();
    await ann.openTold('/organize');
    await ann.pressOn('Make a reward push button');
    await ann.hears('A new reward heading level 2');
    await ann.tabTo(`${TITLE} entry`);
    await ann.press('Return');
    await ann.hears('Please fix 5 things.');
    for (const [field, words] of WORDS) {
      await ann.tabTo(`${field} entry`);
      await ann.type(words);
    }
    // Of what is chosen each reader says the value in its own way.
    await ann.press('Tab');
    await ann.hearsByChance('Category');
    await ann.tabTo('Cost in FriendBase Bucks (FBB) (needed) entry');
    await ann.press('Tab');
    await ann.hearsByChance('What it opens');
    await ann.tabTo('Who is the code shown to? (needed) entry');
    await ann.type('Ruth at the café');
    await ann.pressOn('Save push button');
    await ann.hears('Saving...', 'Your draft is saved. Members do not see it yet.');
    await ann.pressOn(`Publish, ${REWARD} push button`);
    await ann.isAsked(`Publish ${REWARD}?`, 'All members see it then.', 'Keep it a draft push button');
    await ann.pressOn('Publish push button');
    await ann.hearsByChance('It is published. All members see it now.');

    const rewards = await ben.request.get('/api/rewards');
    const [{ id }] = (await rewards.json()) as [Reward];
    const redeemed = await ben.request.post(`/api/rewards/${id}/redeem`);
    const { redemptionCode } = (await redeemed.json()) as Redemption;
    await ann.pressUntil('shift+Tab', 'Check a code push button');
    await ann.press('Return');
    await ann.hears('Check a code heading level 2');
    await ann.tabTo('Code that a member shows entry');
    await ann.type(redemptionCode);
    await ann.press('Return');
    await ann.hears('This code was not used yet.');
    await ann.pressOn(`Mark as used, ${REWARD} push button`);
    await ann.isAsked(
      `Mark ${REWARD} as used?`,
      'The code works once. You cannot take this back.',
      'Not yet',
    );
    await ann.pressOn('Mark as used push button');
    await ann.hearsByChance('It is marked as used. The member sees that too.');
  },
};
