import { fixedId } from '@friendbase/contract/fixtures';
import { FakeStorage } from '@friendbase/mocks/testing';
import { startDemo, type Demo } from '@friendbase/mocks';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answerInstead, errorAnswer, noAnswer, type Calls } from '../../../../testing/answerInstead.ts';
import { AppStage } from '../../../../testing/AppStage.tsx';
import { hear } from '../../../../testing/hear.ts';
import { playSums } from '../../../../testing/playSums.ts';

let demo: Demo;
let end: (() => void) | undefined;
afterEach(async () => {
  end?.();
  end = undefined;
  await demo.stop();
});

const LIST = { method: 'GET', path: '/api/shared-games' } as const;
const GAME = { method: 'GET', path: '/api/shared-games/' } as const;
const TURN = { method: 'POST', path: '/api/shared-games/' } as const;
const PAIRS = `/clubs?club=speedThinking&game=${fixedId('sharedGame', 1)}`;
const STARS = `/clubs?club=brainTraining&game=${fixedId('sharedGame', 2)}`;

const main = page.getByRole('main');
const game = page.getByRole('dialog', { name: 'Play together' });
/** The button that sends what was not sent, also while it does so. */
const TRY_AGAIN = /^(?:Try again|Sending\.\.\.)$/;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const press = async (name: string) => {
  await expect.element(button(name)).toBeVisible();
  button(name).element().focus();
  await userEvent.keyboard('{Enter}');
};
/** A card by its place among the eight. */
const card = (place: number) => game.getByRole('gridcell').nth(place).getByRole('button');
const turn = async (place: number) => {
  await expect.element(card(place)).toBeVisible();
  (card(place).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
};

async function open(path: string, begin?: () => () => void) {
  demo = await startDemo({ scenario: 'busy' });
  end = begin?.();
  const heard = hear();
  await render(<AppStage path={path} storage={new FakeStorage()} />);
  return heard;
}

const refuse = (calls: Calls) => () => answerInstead(calls, () => errorAnswer(500, 'ourFault'));

describe('asking a friend to play', () => {
  it('says what did not load, and tries again', { tags: 'long' }, async () => {
    await open('/clubs?club=speedThinking', refuse(LIST));
    await expect.element(main.getByText('We could not load your games with friends')).toBeVisible();
    end?.();
    await press('Try again');
    await expect.element(page.getByRole('link', { name: 'Play with Maya Lindqvist' })).toBeVisible();
  });

  it('shows which games of this club go on, and whose turn it is', { tags: 'long' }, async () => {
    await open('/clubs?club=speedThinking');
    const list = page.getByRole('list', { name: 'Games that go on' });
    await expect.element(list.getByText('It is your turn.')).toBeVisible();
    expect(list.getByRole('listitem').elements()).toHaveLength(1);
  });

  it('is no part of a club whose game is still to come', async () => {
    await open('/clubs?club=socialGames');
    await expect.element(page.getByRole('heading', { level: 1, name: 'Social Games' })).toBeVisible();
    expect(page.getByRole('heading', { name: 'Play with a friend' }).elements()).toEqual([]);
  });

  it('writes one message, in which both find the way into the game', async () => {
    await open('/clubs?club=memoryMatch');
    // Whoever opens a club arrives at its heading.
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    await press('Play with a friend, Memory Match');
    await press('Play with Maya Lindqvist');
    await expect.element(main.getByText('It is the turn of Maya Lindqvist.')).toBeVisible();
    await render(<AppStage path={`/messages?with=${fixedId('member', 2)}`} storage={new FakeStorage()} />);
    const log = page.getByRole('log').last();
    await expect.element(log.getByText('Would you like to play Memory Match with me?')).toBeVisible();
    await expect.element(log.getByRole('link', { name: 'Play Memory Match' })).toBeVisible();
  });
});

describe('a game of pairs with a friend', () => {
  it('that is gone says so, and can be closed', { tags: 'long' }, async () => {
    await open(`/clubs?club=speedThinking&game=${fixedId('sharedGame', 99)}`);
    await expect.element(game.getByText('This game is not there anymore.')).toBeVisible();
    await press('Close');
    await expect.element(game).not.toBeInTheDocument();
  });

  it('that does not load is asked for again', { tags: 'long' }, async () => {
    await open(PAIRS, refuse(GAME));
    await expect.element(game.getByText('We could not load your games with friends')).toBeVisible();
    end?.();
    (game.getByRole('button', { name: 'Try again' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(game.getByRole('grid')).toBeVisible();
  });

  it('keeps a card that was not turned over, says why once, and tries again', async () => {
    const heard = await open(PAIRS, refuse(TURN));
    await turn(1);
    await expect.poll(() => heard.filter((text) => /our side/.test(text))).toHaveLength(1);
    await expect.element(card(1)).toHaveAccessibleName('face down');
    end?.();
    (game.getByRole('button', { name: 'Try again' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(card(1)).toHaveAccessibleName('Flower');
  });

  it(
    'keeps the focus on “Try again” while it tries again, and then at the name of the game',
    { tags: 'long' },
    async () => {
      await open(PAIRS, refuse(TURN));
      await turn(1);
      const again = game.getByRole('button', { name: TRY_AGAIN });
      await expect.element(again).toBeVisible();
      end?.();
      const answered = Promise.withResolvers<void>();
      end = answerInstead(TURN, async (askBackend) => {
        await answered.promise;
        return askBackend();
      });
      (again.element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(again).toHaveAccessibleName('Sending...');
      await expect.element(again).toHaveFocus();
      answered.resolve();
      await expect.element(card(1)).toHaveAccessibleName('Flower');
      await expect.element(again).not.toBeInTheDocument();
      await expect
        .element(game.getByRole('heading', { name: 'Speed Thinking with Maya Lindqvist' }))
        .toHaveFocus();
    },
  );

  it('says that a card is on its way, and that another one has to wait', { tags: 'long' }, async () => {
    const heard = await open(PAIRS, () => answerInstead(TURN, noAnswer));
    await turn(1);
    await expect.element(game.getByText('The card turns over...')).toBeVisible();
    await turn(4);
    await expect.poll(() => heard.at(-1)).toBe('Wait. The card turns over.');
  });

  it('shows what the friend turned over, and is played by keyboard, each step heard once', async () => {
    const heard = await open(PAIRS);
    const first = 'Maya Lindqvist turned over two cards: Butterfly and Tree. It is your turn.';
    await expect.element(game.getByText(first)).toBeVisible();
    await turn(1);
    await expect.element(card(1)).toHaveAccessibleName('Flower');
    // What lay open turns back as the next turn begins.
    await expect.element(card(0)).toHaveAccessibleName('face down');
    await turn(1);
    await expect.poll(() => heard.at(-1)).toBe('This card is open. Choose another one.');
    await turn(4);
    await expect.poll(() => heard.at(-1)).toBe('Flower. A pair! 2 of 4 pairs. Go on.');
    await turn(0);
    await expect.element(card(0)).toHaveAccessibleName('Butterfly');
    await turn(2);
    const passed = 'Tree. No pair. Now it is the turn of Maya Lindqvist.';
    await expect.poll(() => heard.filter((text) => text === passed)).toHaveLength(1);
    await turn(7);
    await expect.poll(() => heard.at(-1)).toBe('It is the turn of Maya Lindqvist.');
  });

  it('has the table as the member has chosen it in a game alone', { tags: 'long' }, async () => {
    const storage = new FakeStorage();
    demo = await startDemo({ scenario: 'busy' });
    const alone = await render(<AppStage path="/clubs?club=memoryMatch" storage={storage} />);
    await button('Play Now, Memory Match').click();
    await button('Let Tab go to each card').click();
    await expect.element(button('Let Tab go to the board once')).toBeVisible();
    await alone.unmount();
    await render(<AppStage path={PAIRS} storage={storage} />);
    await expect.element(game.getByRole('grid')).toBeVisible();
    await expect.element(game.getByRole('button', { name: 'Let Tab go to the board once' })).toBeVisible();
  });

  it('is done with the last pair, which both have found', { tags: 'long' }, async () => {
    await open(PAIRS);
    for (const place of [1, 4, 0, 6, 2]) {
      await turn(place);
      await expect.element(card(place)).not.toHaveAccessibleName('face down');
    }
    await turn(7);
    const done = 'You found all 4 pairs together. Well done, both of you!';
    await expect.element(game.getByText(done)).toBeVisible();
    await expect.element(button('Stop this game')).not.toBeInTheDocument();
  });

  it(
    'is stopped for both, after a question, and the focus stays in its window',
    { tags: 'long' },
    async () => {
      const heard = await open(PAIRS);
      await press('Stop this game');
      const choices = page.getByRole('alertdialog').getByRole('button');
      await expect.element(choices.nth(0)).toHaveFocus();
      (choices.nth(1).element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(game.getByText('This game is over.')).toBeVisible();
      await expect.poll(() => heard.filter((text) => text === 'This game is over.')).toHaveLength(1);
      await expect
        .element(game.getByRole('heading', { name: 'Speed Thinking with Maya Lindqvist' }))
        .toHaveFocus();
    },
  );
});

describe('stars with a friend', () => {
  it('shows what both have, beside the game of the club', { tags: 'long' }, async () => {
    await open(STARS);
    await expect.element(game.getByRole('progressbar', { name: 'The goal of you both' })).toBeVisible();
    await expect.element(game.getByText('8 of 20 stars')).toBeVisible();
    await expect.element(game.getByRole('textbox', { name: 'Your answer' })).toBeVisible();
  });

  it('adds those of a finished round, and says once what both have then', { tags: 'long' }, async () => {
    const heard = await open(STARS);
    await playSums(1);
    const together = 'Together you have 9 of 20 stars.';
    await expect.element(game.getByText(together)).toBeVisible();
    await expect.poll(() => heard.filter((text) => /of 20 stars/.test(text))).toEqual([together]);
  });

  it('of a round that is sent again leave the focus at what both have then', { tags: 'long' }, async () => {
    await open(STARS, refuse(TURN));
    await playSums(1);
    const again = game.getByRole('button', { name: TRY_AGAIN });
    await expect.element(again).toBeVisible();
    end?.();
    await press('Try again');
    await expect.element(again).not.toBeInTheDocument();
    expect(document.activeElement).toHaveTextContent('Together you have 9 of 20 stars.');
  });
});

describe('a game with a friend that is opened', () => {
  /** What the server hears that the member has seen. */
  const hearSeen = (seen: string[]) => () =>
    answerInstead({ method: 'POST', path: '/api/notifications/seen' }, async (ask) => {
      seen.push('seen');
      return ask();
    });

  it('tells that the own turn was seen, so that the bell has nothing more to say', async () => {
    const seen: string[] = [];
    await open(PAIRS, hearSeen(seen));
    await expect.element(card(0)).toBeVisible();
    await expect.poll(() => seen).toContain('seen');
  });

  it('tells nothing where stars are gathered', { tags: 'long' }, async () => {
    const seen: string[] = [];
    await open(STARS, hearSeen(seen));
    await expect.element(game.getByRole('heading', { level: 3 }).first()).toBeVisible();
    expect(seen).toEqual([]);
  });
});
