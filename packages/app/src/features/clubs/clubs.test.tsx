import { casesInTier } from '@friendbase/contract/conformance/tier';
import { startDemo, type Demo } from '@friendbase/mocks';
import { FakeStorage } from '@friendbase/mocks/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage } from '../../../testing/AppStage.tsx';
import { hear } from '../../../testing/hear.ts';

let demo: Demo;
afterEach(() => demo.stop());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const search = () => page.getByRole('searchbox', { name: 'Search games' });
const category = () => page.getByRole('combobox', { name: 'Category' });
const dialog = (name: string) => page.getByRole('dialog', { name });
const names = () =>
  page
    .getByRole('article')
    .elements()
    .map((card) => card.querySelector('h3')?.textContent);
const press = async (name: string) => {
  await expect.element(button(name)).toBeVisible();
  button(name).element().focus();
  await userEvent.keyboard('{Enter}');
};

async function openClubs(path = '/clubs') {
  demo = await startDemo({ scenario: 'busy' });
  const heard = hear();
  await render(<AppStage path={path} storage={new FakeStorage()} />);
  await expect.element(search()).toBeVisible();
  return heard;
}

describe('the address of Games', () => {
  it.each(['?category=chess', '?category=', '?search=', '?search=%7B%22a%22%3A1%7D'])(
    'with “%s”, which means nothing, shows all',
    { tags: 'long' },
    async (address) => {
      await openClubs(`/clubs${address}`);
      expect(names()).toHaveLength(12);
      await expect.element(category()).toHaveValue('all');
    },
  );

  it('with a search of 500 characters shows that nothing is found', async () => {
    await openClubs(`/clubs?search=${'ab '.repeat(167)}`);
    await expect.element(page.getByText('No clubs found').last()).toBeVisible();
    expect(search().element()).toHaveProperty('value.length', 100);
  });

  it('with a search and a category shows both', async () => {
    await openClubs('/clubs?search=memory&category=memory');
    await expect.element(search()).toHaveValue('memory');
    await expect.element(category()).toHaveValue('memory');
    expect(names()).toEqual(['Memory Match', 'Memory Palace']);
  });
});

describe('the search of Games', () => {
  it('finds with a typo, keeps the focus, and says the count once', async () => {
    const heard = await openClubs();
    await userEvent.fill(search(), 'memry');
    await expect.poll(names).toEqual(['Memory Match', 'Memory Palace']);
    await expect.element(search()).toHaveFocus();
    await expect.poll(() => heard).toEqual(['2 games found']);
  });

  it('offers near names and all games where it finds nothing', { tags: 'long' }, async () => {
    await openClubs('/clubs?search=memory%20elephants');
    await expect.element(page.getByText('No clubs found').last()).toBeVisible();
    await press('Memory Match');
    await expect.poll(names).toEqual(['Memory Match']);
    await openAll();
  });

  it('explains a kind of which there is no club', { tags: 'long' }, async () => {
    await openClubs();
    await userEvent.selectOptions(category(), 'Therapeutic');
    await expect.element(page.getByText('There is no club of this kind yet.')).toBeVisible();
    await press('Show all games');
    await expect.poll(names).toHaveLength(12);
    await expect.element(page.getByRole('heading', { name: 'Memory Match' })).toHaveFocus();
    // A search afterwards keeps the focus, also when that club comes back.
    await userEvent.fill(search(), 'word puzzle');
    await expect.poll(names).toEqual(['Word Puzzle Club']);
    await openAll();
    await expect.element(search()).toHaveFocus();
  });
});

async function openAll() {
  await userEvent.fill(search(), '');
  await expect.poll(names).toHaveLength(12);
}

describe('the difficulty of a club', () => {
  const cardOf = (club: string) => page.getByRole('article', { name: club, exact: true });

  it.each([
    ['Memory Match', 'Plays: memory cards. Hard: 16 cards.'],
    ['Speed Thinking', 'Plays: memory cards. Easy: 8 cards.'],
    ['Attention Training', 'Plays: numbers in order. Hard: begins with 5.'],
    ['Problem Solving', 'Plays: sums. Hard: begins on level 3.'],
    ['Calm & Focus', 'Plays: mixed letters. Easy: 2 are in place.'],
  ])('of %s is what its game begins with', { tags: 'long' }, async (club, words) => {
    await openClubs();
    await expect.element(cardOf(club).getByText(words, { exact: false })).toBeVisible();
  });

  const DEALT = [
    ['Speed Thinking', 8],
    ['Memory Palace', 12],
    ['Memory Match', 16],
  ] as const;
  it.each(casesInTier(DEALT, 1))('deals in %s as many cards as it says: %d', async (club, cards) => {
    await openClubs();
    await press(`Play Now, ${club}`);
    const dealt = dialog(`${club}: memory cards`).getByRole('gridcell');
    await expect.poll(() => dealt.elements()).toHaveLength(cards);
  });

  it('of a game to come is a plan', async () => {
    await openClubs();
    await expect
      .element(cardOf('Social Games').getByText('Coming soon. Easy: that is our plan.', { exact: false }))
      .toBeVisible();
  });
});

describe('a club', () => {
  it('whose game is to come says so once', async () => {
    const heard = await openClubs();
    await press('Play Now, Social Games');
    await expect.element(page.getByText(/^Game Coming Soon!/).last()).toBeVisible();
    await expect.poll(() => heard).toHaveLength(1);
    await expect.element(button('Play Now, Social Games')).toHaveFocus();
  });

  it('is joined by a toast and a word that stays, and left again', async () => {
    const heard = await openClubs();
    await press('Join Club, Memory Match');
    await expect.element(button('Joined!, Memory Match')).toHaveFocus();
    await expect
      .poll(() => heard)
      .toEqual(['Welcome to Memory Match! Press Play Now when you want to play.']);
    await press('Undo, Memory Match');
    await expect.element(button('Join Club, Memory Match')).toHaveFocus();
    await expect.poll(() => heard.at(-1)).toBe('You are not in Memory Match now.');
  });
});

describe('what cannot be done yet', () => {
  it.each(['Challenge Friends', 'Group Sessions'])(
    '“%s” says so before and after the press',
    async (name) => {
      const heard = await openClubs();
      await expect
        .element(button(name))
        .toHaveAccessibleDescription('Not yet. In a club you can play with a friend.');
      await press(name);
      await expect
        .poll(() => heard)
        .toEqual([`${name}. This is coming soon. You can play by yourself today.`]);
    },
  );
});

/** One way into each game. */
const WAYS = [
  ['Play Now, Memory Match', 'Memory Match: memory cards'],
  ['Play Now, Number Games', 'Number Games: numbers in order'],
  ['Play Now, Brain Training', 'Brain Training: sums'],
  ['Play Now, Word Puzzle Club', 'Word Puzzle Club: mixed letters'],
  ['Memory', 'Memory'],
  ['Numbers', 'Numbers'],
  ['Math', 'Math'],
  ['Words', 'Words'],
] as const;

/** Further clubs that play the same games, harder or easier. */
const FURTHER = [
  ['Play Now, Speed Thinking', 'Speed Thinking: memory cards'],
  ['Play Now, Memory Palace', 'Memory Palace: memory cards'],
  ['Play Now, Pattern Recognition', 'Pattern Recognition: numbers in order'],
  ['Play Now, Attention Training', 'Attention Training: numbers in order'],
  ['Play Now, Problem Solving', 'Problem Solving: sums'],
  ['Play Now, Mood Boosters', 'Mood Boosters: sums'],
  ['Play Now, Calm & Focus', 'Calm & Focus: mixed letters'],
] as const;

describe('Play Now and Quick Play', () => {
  // In the short tier each game from a club: `gameWindows.test.tsx` presses Quick Play.
  it.each(casesInTier([...WAYS, ...FURTHER], 4))(
    '“%s” opens %s, and Close leads back to it',
    async (name, title) => {
      await openClubs();
      await press(name);
      await expect.element(dialog(title).getByRole('button', { name: 'How to play' })).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog(title)).not.toBeInTheDocument();
      await expect.element(button(name)).toHaveFocus();
    },
  );
});
