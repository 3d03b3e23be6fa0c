import type { ClubEntry, ClubId, ClubPeople, TournamentEntry } from '@friendbase/contract';
import { startDemo, type Demo } from '@friendbase/mocks';
import { FakeStorage } from '@friendbase/mocks/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answerInstead, changeAnswers, errorAnswer, noAnswer } from '../../../testing/answerInstead.ts';
import { AppStage } from '../../../testing/AppStage.tsx';
import { hear } from '../../../testing/hear.ts';

let demo: Demo;
let end: (() => void) | undefined;
afterEach(async () => {
  end?.();
  end = undefined;
  await demo.stop();
});

const PEOPLE = { method: 'GET', path: '/api/clubs/memoryMatch/people' } as const;

/** The answers of a server without the demo data: no club has the number of an example. */
const withoutExamples = () => {
  const trueOnly = (club: ClubEntry): ClubEntry => ({ ...club, exampleCount: null });
  return changeAnswers<ClubEntry[] | ClubPeople>({ method: 'GET', path: '/api/clubs' }, (answer) =>
    Array.isArray(answer) ? answer.map(trueOnly) : { ...answer, club: trueOnly(answer.club) },
  );
};

const button = (name: string) => page.getByRole('button', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const list = (name: string) => page.getByRole('list', { name, exact: true });
const namesIn = (name: string) =>
  list(name)
    .getByRole('button')
    .elements()
    .map((element) => element.textContent);
const press = async (name: string) => {
  await expect.element(button(name)).toBeVisible();
  button(name).element().focus();
  await userEvent.keyboard('{Enter}');
};

async function openAddress(id: string, begin?: () => () => void) {
  demo = await startDemo({ scenario: 'busy' });
  end = begin?.();
  const heard = hear();
  await render(<AppStage path={`/clubs?club=${id}`} storage={new FakeStorage()} />);
  return heard;
}

/** Whoever opens a club arrives at its heading. A focus that a test moves before is taken there. */
async function openClub(id: ClubId, begin?: () => () => void) {
  const heard = await openAddress(id, begin);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  return heard;
}

describe('the page of a club', () => {
  it('of an address that names none says so above all clubs', async () => {
    await openAddress('chess');
    await expect.element(page.getByRole('main').getByText('We could not find that club.')).toBeVisible();
    await expect.poll(() => page.getByRole('article').elements()).toHaveLength(12);
  });

  it('says what did not load, lets play all the same, and tries again', { tags: 'long' }, async () => {
    await openClub('memoryMatch', () => answerInstead(PEOPLE, () => errorAnswer(500, 'ourFault')));
    await expect
      .element(page.getByRole('main').getByText('We could not load who is in this club'))
      .toBeVisible();
    await expect.element(button('Play Now, Memory Match')).toBeVisible();
    end?.();
    await press('Try again');
    await expect.element(list('Your friends here')).toBeVisible();
  });

  it('can be played and left while it waits for who is in it', { tags: 'long' }, async () => {
    await openClub('memoryMatch', () => answerInstead(PEOPLE, noAnswer));
    await expect.element(heading('Memory Match')).toHaveFocus();
    await expect.element(button('Join Club, Memory Match')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'All games and clubs' })).toBeVisible();
    await press('Play Now, Memory Match');
    await expect.element(page.getByRole('dialog', { name: 'Memory Match: memory cards' })).toBeVisible();
  });

  it(
    'names friends first, and tells the true number beside that of the example',
    { tags: 'long' },
    async () => {
      await openClub('memoryMatch');
      await expect.poll(() => namesIn('Your friends here')).toContain('Maya Lindqvist');
      await expect
        .element(page.getByText('5 members are here. The number 1,240 is an example.'))
        .toBeVisible();
    },
  );

  it('without an example tells the true number alone, as its card does', { tags: 'long' }, async () => {
    await openClub('memoryMatch', withoutExamples);
    await expect.element(page.getByText('5 members are here.', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('main')).not.toHaveTextContent('is an example');
    await page.getByRole('link', { name: 'All games and clubs' }).click();
    const card = page.getByRole('article', { name: 'Memory Match', exact: true });
    await expect.element(card.getByText('5 members', { exact: true })).toBeVisible();
  });

  it('opens who is in it, by the keyboard', async () => {
    await openClub('memoryMatch');
    await press('Maya Lindqvist');
    await expect.element(page.getByRole('dialog', { name: 'Maya Lindqvist' })).toBeVisible();
  });

  it(
    'of nobody asks to be the first, and of the member alone to bring friends',
    { tags: 'long' },
    async () => {
      await openClub('problemSolving');
      await expect.element(page.getByText('Be the first one here. Press Join Club.')).toBeVisible();
      await press('Join Club, Problem Solving');
      await expect
        .element(page.getByText('You are the first one here. Your friends can join too.'))
        .toBeVisible();
    },
  );

  it('tells what was found together in its own game', { tags: 'long' }, async () => {
    await openClub('memoryMatch', () =>
      changeAnswers<TournamentEntry[]>({ method: 'GET', path: '/api/tournaments' }, (all) =>
        all.map((one) => ({ ...one, stars: 12 })),
      ),
    );
    const moments = page.getByRole('main').getByRole('listitem').filter({ hasText: 'found together' });
    await expect
      .poll(() => moments.elements().map(({ textContent }) => textContent))
      .toEqual(['Garden of Pairs: 12 stars, found together.']);
    await expect.element(page.getByText(/^The next good moment/)).not.toBeInTheDocument();
  });

  it('of nothing found yet tells that it may come', { tags: 'long' }, async () => {
    await openClub('problemSolving');
    await expect
      .element(page.getByText('The next good moment can be yours. Just play when you like.'))
      .toBeVisible();
  });

  it('leads back to where the club stands among the others', { tags: 'long' }, async () => {
    await openClub('wordPuzzle');
    const back = page.getByRole('link', { name: 'All games and clubs' });
    await expect.element(back).toBeVisible();
    back.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(heading('Word Puzzle Club')).toHaveFocus();
  });
});

describe('being in a club', () => {
  it('lasts: it is there on its page and after opening the clubs again, and is left with one word', async () => {
    const heard = await openClub('memoryMatch');
    await press('Join Club, Memory Match');
    await expect.element(page.getByText(/^6 members are here/)).toBeVisible();
    await render(<AppStage path="/clubs" storage={new FakeStorage()} />);
    await press('Leave, Memory Match');
    await expect.element(button('Join Club, Memory Match').first()).toBeVisible();
    await expect.poll(() => heard.at(-1)).toBe('You are not in Memory Match now.');
  });

  it('that is not saved is as it was, and says why once', { tags: 'long' }, async () => {
    const heard = await openClub('memoryMatch', () =>
      answerInstead({ method: 'PUT', path: '/api/clubs/' }, () => errorAnswer(500, 'ourFault')),
    );
    await press('Join Club, Memory Match');
    await expect.poll(() => heard).toHaveLength(1);
    expect(heard[0]).toMatch(/^Not saved\./);
    await expect.element(button('Join Club, Memory Match')).toHaveFocus();
  });
});
