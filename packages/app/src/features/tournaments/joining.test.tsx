import { createClient, joinTournament, redeemReward, type TournamentEntry } from '@friendbase/contract';
import { fixedId } from '@friendbase/contract/fixtures';
import { FakeStorage } from '@friendbase/mocks/testing';
import '@friendbase/ui-kit/styles.css';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { changeAnswers, errorAnswer } from '../../../testing/answerInstead.ts';
import { AppStage } from '../../../testing/AppStage.tsx';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { factLinesOf } from '../../../testing/factLines.ts';
import { hear } from '../../../testing/hear.ts';
import { button, confirm, press } from '../../../testing/outcomes/act.ts';

const LIST = { method: 'GET', path: '/api/tournaments' } as const;
const JOIN = { method: 'POST', path: '/api/tournaments/' } as const;
const PAIRS = fixedId('tournament', 1);

const demo = demoForEach();
/** What the member does in another tab. */
const elsewhere = createClient({ fetch: (path, init) => fetch(path, init) });

const join = () => button(/^(Join Tournament|Try again|Joining\.\.\.|Joined!), Garden of Pairs$/);
const card = () => page.getByRole('article', { name: 'Garden of Pairs' });
const balance = (fbb: number) => page.getByRole('heading', { name: `You have ${fbb} FriendBase Bucks` });
const unpended = (said: string[]) => said.filter((text) => !text.endsWith('...'));

async function open() {
  await render(<AppStage path="/tournaments" />);
  await expect.element(join()).toBeVisible();
}
async function ask() {
  await open();
  await press(join());
  await expect.element(page.getByRole('alertdialog', { name: 'Spend 20 FBB?' })).toBeVisible();
}

it.each([320, 390, 768, 1280])(
  'the facts of a card take two lines at %i px: when, and the cost',
  async (width) => {
    await page.viewport(width, 844);
    await document.fonts.load('bold 16px "Atkinson Hyperlegible Next"');
    await open();
    const list = page.getByRole('list', { name: 'All tournaments' });
    const lines = list.getByRole('article').elements().map(factLinesOf);
    expect(Math.min(...lines)).toBeGreaterThan(0);
    expect(Math.max(...lines)).toBeLessThanOrEqual(2);
  },
);

describe('joining a tournament', () => {
  it('is left alone by a no, which is the choice that has the focus', async () => {
    await ask();
    await expect.element(button('Keep my FBB')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(join()).toHaveFocus();
    await expect.element(balance(250)).toBeVisible();
  });

  it('says why it cannot be, when it is pressed all the same', async () => {
    await open();
    await press(button('Show more tournaments'));
    const full = button('Join Tournament, Small Number Circle');
    await expect.element(full).toBeVisible();
    const said = hear();
    await press(full);
    await expect.poll(() => said).toEqual(['Full: 6 of 6.']);
  });

  it(
    'that fills while the question is open says so, takes nothing, and shows the list as it is now',
    { tags: 'long' },
    async () => {
      await ask();
      demo.network.refuse(JOIN, () => errorAnswer(409, 'tournamentFull'));
      changeAnswers<TournamentEntry[]>(LIST, (all) =>
        all.map((one) => (one.id === PAIRS ? { ...one, participantCount: 12 } : one)),
      );
      const said = hear();
      await confirm();
      const reason = 'This tournament is full. You paid nothing.';
      await expect.element(card().getByText(reason)).toBeVisible();
      await expect.poll(() => unpended(said)).toEqual([`Failed to Join. ${reason}`]);
      await expect.element(card().getByText('Full: 12 of 12.')).toBeVisible();
      await expect.element(join()).toHaveFocus();
      await expect.element(balance(250)).toBeVisible();
    },
  );

  it('that starts while the question is open is closed, and says so', { tags: 'long' }, async () => {
    await ask();
    demo.network.refuse(JOIN, () => errorAnswer(409, 'tournamentClosed'));
    changeAnswers<TournamentEntry[]>(LIST, (all) =>
      all.map((one) => (one.id === PAIRS ? { ...one, status: 'active' } : one)),
    );
    await confirm();
    await expect
      .element(card().getByText('You can only join a tournament before it starts. You paid nothing.'))
      .toBeVisible();
    await expect
      .element(card().getByText('It has started. You can only join before the start.'))
      .toBeVisible();
  });

  it('with points that were spent in another tab takes nothing, and shows what is left', async () => {
    await ask();
    for (let at = 0; at < 3; at += 1) await elsewhere(redeemReward, { params: { id: fixedId('reward', 5) } });
    await confirm();
    await expect
      .element(
        card().getByText(
          'You do not have enough FriendBase Bucks. You get more for videos. You paid nothing.',
        ),
      )
      .toBeVisible();
    await expect.element(balance(10)).toBeVisible();
    await expect.element(card().getByText('You need 10 more FBB.').first()).toBeVisible();
  });

  it('whose answer is lost is paid once when it is pressed again', async () => {
    await ask();
    const list = demo.network.refuse(LIST);
    const lost = demo.network.refuse(JOIN, () => {
      throw new TypeError('Failed to fetch');
    });
    await confirm();
    await expect.element(card().getByText(/You pay only once, also when you press again\.$/)).toBeVisible();
    lost();
    list();
    await elsewhere(joinTournament, { params: { id: PAIRS } }).catch(() => {});
    await press(join());
    await confirm();
    await expect.element(balance(230)).toBeVisible();
  });

  it.each([
    [
      'whose answer is lost',
      () => {
        throw new TypeError('Failed to fetch');
      },
      /It is done only once, also when you press again\.$/,
    ],
    ['that is refused', () => errorAnswer(409, 'tournamentFull'), /^This tournament is full\.$/],
  ])('%s speaks of no payment where it is free', { tags: 'long' }, async (_, answer, words) => {
    await open();
    demo.network.refuse(JOIN, answer);
    await press(button('Join Tournament, Quiet Word Hour'));
    const free = page.getByRole('article', { name: 'Quiet Word Hour' });
    await expect.element(free.getByText(words)).toBeVisible();
    await expect.element(free.getByText(/You (pay|paid)/)).not.toBeInTheDocument();
  });

  it('is done with the answer: heard once, the same button says so, and the points are paid', async () => {
    await ask();
    const said = hear();
    await confirm();
    await expect.element(button('Joined!, Garden of Pairs')).toHaveFocus();
    // A fee that changed under the focus would be heard after the welcome.
    expect(button('Joined!, Garden of Pairs').element()).not.toHaveAccessibleDescription();
    await expect.element(balance(230)).toBeVisible();
    await expect
      .poll(() => unpended(said))
      .toEqual(['Joined Tournament! Welcome to the tournament! Good luck!']);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => said.at(-1)).toBe('You are in this tournament.');
    await expect.element(balance(230)).toBeVisible();
  });
});

describe('a member who does not want to be asked', () => {
  it('joins with one press', async () => {
    const storage = new FakeStorage();
    storage.setItem('friendbase.comfort.device', '{"chosen":{"askSpending":false}}');
    await render(<AppStage path="/tournaments" storage={storage} />);
    await press(join());
    await expect.element(button('Joined!, Garden of Pairs')).toHaveFocus();
    await expect.element(balance(230)).toBeVisible();
  });
});

describe('a tournament that was joined', () => {
  it('can be added to the member’s own calendar, by a press', { tags: 'long' }, async () => {
    await open();
    await press(button('Join Tournament, Quiet Word Hour'));
    const make = vi.spyOn(URL, 'createObjectURL');
    const said = hear();
    await press(button('Add to my calendar, Quiet Word Hour'));
    await expect
      .poll(() => said.at(-1))
      .toBe('The file for your calendar is saved. Open it to add the tournament.');
    const file = await (make.mock.calls[0]![0] as Blob).text();
    for (const line of ['BEGIN:VEVENT', 'SUMMARY:Quiet Word Hour', 'TRIGGER:-PT1440M', 'DTSTART:2']) {
      expect(file).toContain(line);
    }
    make.mockRestore();
  });
});

describe('the jump link', () => {
  it('leads to the rewards, each time it is pressed', async () => {
    await open();
    const link = page.getByRole('link', { name: 'Go to the rewards' });
    const heading = page.getByRole('heading', { level: 2, name: 'Rewards' });
    for (let times = 0; times < 2; times += 1) {
      await press(link);
      await expect.element(heading).toHaveFocus();
    }
  });
});

describe('a reward', () => {
  const redeem = () => button(/^(Redeem|Try again), Rain Sound$/);
  const refused = { method: 'POST', path: '/api/rewards/' } as const;

  it('that is too dear says how much is missing', { tags: 'long' }, async () => {
    await open();
    await press(button('Show more rewards'));
    const said = hear();
    await press(button('Not Enough FBB, Golden Name Frame'));
    await expect.poll(() => said).toEqual(['You need 150 more FBB.']);
  });

  it('that could not be redeemed takes nothing that is not given', async () => {
    await open();
    demo.network.refuse(refused, () => errorAnswer(409, 'rewardInactive'));
    const said = hear();
    await press(redeem());
    await confirm();
    const reason = 'This reward is not available right now. You paid nothing.';
    await expect.poll(() => unpended(said)).toEqual([`Redemption Failed. ${reason}`]);
    await expect.element(balance(250)).toBeVisible();
    await expect.element(redeem()).toHaveFocus();
  });

  it('gives a code that stays on its card and in My rewards', async () => {
    await open();
    const said = hear();
    await press(redeem());
    await confirm();
    await expect.element(balance(175)).toBeVisible();
    const fields = page.getByRole('textbox', { name: 'Code for Rain Sound' });
    await expect.poll(() => fields.elements().length).toBe(2);
    const values = fields.elements().map((field) => (field as HTMLInputElement).value);
    expect(new Set(values).size).toBe(1);
    await expect.poll(() => unpended(said)).toEqual([`Reward Redeemed! Redemption code: ${values[0]}.`]);
  });

  it(
    'does not describe the button again under the focus, after the code was said',
    { tags: 'long' },
    async () => {
      await open();
      await expect.element(redeem()).toHaveAccessibleDescription('75 FBB You will have 175 FBB left.');
      const release = demo.network.holdCalls(refused);
      await press(redeem());
      await confirm();
      await expect.element(button('Redeeming..., Rain Sound')).toHaveFocus();
      release();
      await expect.element(balance(175)).toBeVisible();
      await expect.element(redeem()).toHaveFocus();
      expect(redeem().element()).not.toHaveAccessibleDescription();
      await userEvent.tab();
      await expect.element(redeem()).toHaveAccessibleDescription('75 FBB You will have 100 FBB left.');
    },
  );
});
