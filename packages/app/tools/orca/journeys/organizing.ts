import type { Redemption, Reward } from '@friendbase/contract';
import { chooserOf } from '../../../e2e/fileChooser.ts';
import { picture } from '../../../e2e/journey.ts';
import type { Listener } from '../listener.ts';
import type { Beginning, Journey } from '../walk.ts';

const REWARD = 'A piece of cake';
const TITLE = 'Title (needed)';

type Written = readonly (readonly [field: string, words: string])[];

/** The words of something, in both wordings. */
const wordsOf = (title: string, description: string, easyTitle: string, easyDescription: string): Written => [
  [TITLE, title],
  ['What is it? (needed)', description],
  ['Title in easy words (needed)', easyTitle],
  ['What is it, in easy words? (needed)', easyDescription],
];

async function writes(ann: Listener, written: Written): Promise<void> {
  for (const [field, words] of written) {
    await ann.tabTo(`${field} entry`);
    await ann.type(words);
  }
}

/** Saves a draft, and publishes it, which is asked first. */
async function publishes(ann: Listener, title: string): Promise<void> {
  await ann.pressOn('Save push button');
  // Where the answer is fast, Orca says first where one is.
  await ann.hearsByChance('Saving...', 'Your draft is saved. Members do not see it yet.');
  await ann.pressOn(`Publish, ${title} push button`);
  await ann.isAsked(`Publish ${title}?`, 'All members see it then.', 'Keep it a draft push button');
  await ann.pressOn('Publish push button');
  await ann.hearsByChance('It is published. All members see it now.');
}

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
    await writes(ann, wordsOf(REWARD, 'Ruth bakes it in the morning.', 'Cake', 'Ruth makes it.'));
    // Of what is chosen each reader says the value in its own way.
    await ann.press('Tab');
    await ann.hearsByChance('Category');
    await ann.tabTo('Cost in FriendBase Bucks (FBB) (needed) entry');
    await ann.press('Tab');
    await ann.hearsByChance('What it opens');
    await ann.tabTo('Who is the code shown to? (needed) entry');
    await ann.type('Ruth at the café');
    await publishes(ann, REWARD);

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

/** Logs Ann in as an organizer, and opens the form of a new one. */
async function begins({ listener: ann, annIs, annIsLoggedIn, give }: Beginning, kind: string): Promise<void> {
  await give('organizer', annIs.username);
  await annIsLoggedIn();
  await ann.openTold('/organize');
  await ann.pressOn(`Make ${kind} push button`);
  await ann.hearsByChance();
}

export const organizingTournament: Journey = {
  title: 'Make a tournament, and publish it',
  async walk(beginning) {
    const { listener: ann } = beginning;
    await begins(beginning, 'a tournament');
    await writes(ann, wordsOf('Sums for all', 'We solve small sums.', 'Our sums', 'We do sums.'));
    await ann.tabPast('Entry fee in FriendBase Bucks (FBB) (needed) entry');
    await ann.hears('Points in a game, not money. 0 is free.');
    await ann.tabTo('Prize in FBB, for all who played (needed) entry');
    await ann.tabTo('Places (needed) entry');
    await publishes(ann, 'Sums for all');
  },
};

export const organizingEvent: Journey = {
  title: 'Make an event, and publish it',
  async walk(beginning) {
    const { listener: ann } = beginning;
    await begins(beginning, 'an event');
    await writes(ann, wordsOf('Picnic', 'We eat under the trees.', 'Our picnic', 'We eat outside.'));
    await ann.tabPast('Place (needed) entry');
    await ann.type('Willow Park');
    await ann.tabTo('Address');
    await ann.tabTo('How to find it');
    await ann.tabTo('Good to know');
    await ann.tabPast('Use your own photo push button');
    await publishes(ann, 'Picnic');
  },
};

export const organizingStory: Journey = {
  title: 'Make a picture story, and publish it',
  async walk(beginning) {
    const { listener: ann } = beginning;
    await begins(beginning, 'a picture story');
    await writes(ann, wordsOf('The lake', 'Photos of our trip.', 'The lake', 'We were at the lake.'));
    for (const part of [1, 2]) {
      await writes(ann, [
        [`Title of part ${part} (needed)`, 'On the water'],
        [`What happens in part ${part}? (needed)`, 'We row for an hour.'],
        [`What happens in part ${part}, in easy words? (needed)`, 'We row.'],
      ]);
      await ann.pressOn(`Choose the photo of part ${part}`);
      await ann.hearsByChance('Choose files push button');
      const chooser = await chooserOf(ann.page, () => ann.press('Return'));
      await ann.does('chooses a photo', () => chooser.setFiles([picture(`part-${part}.png`)]));
      await ann.hearsByChance();
      await ann.tabTo(`What is on the photo of part ${part}? (needed) entry`);
      await ann.type('Two boats');
    }
    await publishes(ann, 'The lake');
  },
};
