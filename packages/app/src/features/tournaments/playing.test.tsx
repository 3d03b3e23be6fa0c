import { casesInTier } from '@friendbase/contract/conformance/tier';
import { createClient, listTournaments, type TournamentEntry } from '@friendbase/contract';
import { FakeStorage } from '@friendbase/mocks/testing';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answerInstead, changeAnswers, errorAnswer, noAnswer } from '../../../testing/answerInstead.ts';
import { AppStage } from '../../../testing/AppStage.tsx';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { hear } from '../../../testing/hear.ts';
import { button, press } from '../../../testing/outcomes/act.ts';
import { openSums, playSums, solveSums, SUMS } from '../../../testing/playSums.ts';

const ROUNDS = { method: 'POST', path: '/api/tournaments/' } as const;
const LIST = { method: 'GET', path: '/api/tournaments' } as const;

demoForEach();
/** What the member sees in another tab. */
const elsewhere = createClient({ fetch: (path, init) => fetch(path, init) });
const stored = async () => (await elsewhere(listTournaments, {})).find(({ name }) => name === SUMS);

const card = () => page.getByRole('article', { name: SUMS });
const dialog = () => page.getByRole('dialog', { name: SUMS });
const bar = () => card().getByRole('progressbar', { name: 'The goal of all' });

async function open() {
  await render(<AppStage path="/tournaments" />);
  await openSums();
}

const close = () => userEvent.keyboard('{Escape}');

/** Opens the game where it was left, and finishes it. */
async function goOnToTheEnd(): Promise<void> {
  await press(button(`Play, ${SUMS}`));
  await press(button('Continue'));
  await press(button('Finish'));
}
const oneStar = () => dialog().getByText('This round added 1 star. You added 1 star today.');

/** The page with that tournament in another state. */
async function openWith(change: Partial<TournamentEntry>) {
  changeAnswers<TournamentEntry[]>(LIST, (all) =>
    all.map((one) => (one.name === SUMS ? { ...one, ...change } : one)),
  );
  await render(<AppStage path="/tournaments" />);
  // What is over stands last.
  await press(button('Show more tournaments'));
}

describe('playing in a tournament', () => {
  it('opens its game from the card, adds stars to the goal of all, and says what was added today', async () => {
    await open();
    const said = hear();
    await playSums(5);
    await expect
      .element(dialog().getByText('This round added 2 stars. You added 2 stars today.'))
      .toBeVisible();
    await expect.poll(() => said.at(-1)).toBe('This round added 2 stars. You added 2 stars today.');
    await press(button('Play again'));
    await playSums(1);
    await expect
      .element(dialog().getByText('This round added 1 star. You added 3 stars today.'))
      .toBeVisible();
    await close();
    await expect.element(card().getByText('You added 3 stars today.', { exact: true })).toBeVisible();
    await expect.element(bar()).toHaveAttribute('aria-valuetext', '3 of 35 stars');
    await expect.element(card().getByText('Maya Lindqvist and 2 friends play too')).toBeVisible();
    await expect.element(button(`Play, ${SUMS}`)).toHaveFocus();
  });

  it('is nothing where nothing was solved', { tags: 'long' }, async () => {
    await open();
    await press(button('Finish'));
    await expect.element(button('Play again')).toBeVisible();
    expect(await stored()).toMatchObject({ stars: 0, ownStarsToday: 0 });
  });

  it('counts a round once whose answer was lost and that is sent again', { tags: 'long' }, async () => {
    await open();
    const end = answerInstead(ROUNDS, async (askBackend) => {
      await askBackend();
      throw new TypeError('Failed to fetch');
    });
    await playSums(1);
    await expect.element(button('Try again')).toBeVisible();
    end();
    await press(button('Try again'));
    await expect
      .element(dialog().getByText('This round added 1 star. You added 1 star today.'))
      .toBeVisible();
    expect(await stored()).toMatchObject({ stars: 1, roundsLeftToday: 19 });
  });

  it(
    'keeps a round that could not be sent while the member plays on, and sends both',
    { tags: 'long' },
    async () => {
      await open();
      const end = answerInstead(ROUNDS, () => errorAnswer(500, 'ourFault'));
      await playSums(1);
      await expect.element(button('Try again')).toBeVisible();
      end();
      await press(button('Play again'));
      await playSums(5);
      await expect.poll(stored).toMatchObject({ stars: 3, ownStarsToday: 3 });
    },
  );

  it(
    'keeps the focus on “Try again” while a round is sent again, and then at what came of it',
    { tags: 'long' },
    async () => {
      await open();
      const sent = Promise.withResolvers<void>();
      let isDown = true;
      onTestFinished(
        answerInstead(ROUNDS, async (askBackend) => {
          if (isDown) return errorAnswer(500, 'ourFault');
          await sent.promise;
          return askBackend();
        }),
      );
      await playSums(1);
      await expect.element(button('Try again')).toBeVisible();
      isDown = false;
      await press(button('Try again'));
      await expect.element(button('Sending...')).toHaveFocus();
      sent.resolve();
      await expect.element(button('Sending...')).not.toBeInTheDocument();
      expect(document.activeElement).toHaveTextContent('This round added 1 star. You added 1 star today.');
    },
  );

  it('keeps a round that could not be sent until the page is opened again, and counts it once', async () => {
    const storage = new FakeStorage();
    const screen = await render(<AppStage path="/tournaments" storage={storage} />);
    await openSums();
    const end = answerInstead(ROUNDS, async (askBackend) => {
      await askBackend();
      throw new TypeError('Failed to fetch');
    });
    await playSums(1);
    await expect.element(button('Try again')).toBeVisible();
    await screen.unmount();
    end();
    await render(<AppStage path="/tournaments" storage={storage} />);
    await expect.element(card().getByText('This round added 1 star. You added 1 star today.')).toBeVisible();
    expect(await stored()).toMatchObject({ stars: 1, roundsLeftToday: 19 });
  });

  it('keeps a round that has no answer yet until the page is opened again', { tags: 'long' }, async () => {
    const storage = new FakeStorage();
    const screen = await render(<AppStage path="/tournaments" storage={storage} />);
    await openSums();
    const end = answerInstead(ROUNDS, noAnswer);
    await playSums(1);
    await screen.unmount();
    end();
    await render(<AppStage path="/tournaments" storage={storage} />);
    await expect.element(card().getByText('This round added 1 star. You added 1 star today.')).toBeVisible();
    expect(await stored()).toMatchObject({ stars: 1, roundsLeftToday: 19 });
  });

  it('lets go of a round that came after the end, and says so', async () => {
    await open();
    onTestFinished(answerInstead(ROUNDS, () => errorAnswer(409, 'tournamentNotActive')));
    await playSums(1);
    await expect.element(dialog().getByText('This tournament is not going on right now.')).toBeVisible();
  });

  it(
    'goes on another time where it was left, apart from the game of the clubs',
    { tags: 'long' },
    async () => {
      await open();
      await solveSums(2);
      await close();
      await goOnToTheEnd();
      await expect.element(oneStar()).toBeVisible();
    },
  );

  it('goes on where its window was closed, on a device that stores nothing', async () => {
    const storage = new FakeStorage();
    storage.isBlocked = true;
    await render(<AppStage path="/tournaments" storage={storage} />);
    await openSums();
    await solveSums(1);
    await close();
    await goOnToTheEnd();
    await expect.element(oneStar()).toBeVisible();
  });
});

describe('the result of a tournament', () => {
  const RESULTS = [
    [
      { status: 'completed', outcome: 'reached', stars: 36, ownPaidFbb: 250 },
      'Your part of the prize: 250 FBB.',
    ],
    [{ status: 'completed', outcome: 'missed', stars: 20, ownPaidFbb: 40 }, 'You got your 40 FBB back.'],
    [{ status: 'cancelled', outcome: 'cancelled', ownPaidFbb: 40 }, 'You got your 40 FBB back.'],
    [{ status: 'completed', outcome: null }, 'It is over. The result comes soon.'],
  ] as const;
  it.each(casesInTier(RESULTS, 2))('is said in words: %o', async (change, words) => {
    await openWith(change);
    await expect.element(card().getByText(words)).toBeVisible();
    await expect.element(page.getByRole('button', { name: `Play, ${SUMS}` })).not.toBeInTheDocument();
  });
});
