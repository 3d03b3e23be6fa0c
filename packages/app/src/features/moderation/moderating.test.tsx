import { casesInTier } from '@friendbase/contract/conformance/tier';
import type { CaseEntry, Conflict, ModerationCase, ModeratorDecision } from '@friendbase/contract';
import { FakeStorage } from '@friendbase/mocks/testing';
import '@friendbase/ui-kit/styles.css';
import { startDemo, type Demo } from '@friendbase/mocks';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answerInstead, changeAnswers, errorAnswer } from '../../../testing/answerInstead.ts';
import { AppStage } from '../../../testing/AppStage.tsx';
import { hear } from '../../../testing/hear.ts';
import { expectRowThatScrolls } from '../../../testing/rowThatScrolls.ts';

const DECIDE = { method: 'POST', path: '/api/moderation/cases/' } as const;
const ONE = { method: 'GET', path: '/api/moderation/cases/' } as const;
const LISTS = { method: 'GET', path: '/api/moderation/cases' } as const;
const button = (name: string | RegExp) => page.getByRole('button', { name });
const rule = () => page.getByText('Be kind to each other.', { exact: true });
const decide = () => page.getByRole('heading', { name: 'Decide' });

const decision: ModeratorDecision = {
  id: 'decision',
  action: 'hide',
  rule: 'beKind',
  by: { id: 'maya', username: 'maya', displayName: 'Maya Lindqvist' },
  subjectKind: 'profile',
  excerpt: 'Hana Park',
  until: null,
  createdAt: '2024-06-01T08:00:00.000Z',
  undoneAt: null,
};

let demo: Demo;
const ends: (() => void)[] = [];
beforeEach(async () => {
  await page.viewport(1280, 900);
  await start('moderator');
});
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) end();
  await demo.stop();
});

const start = async (scenario: 'busy' | 'moderator') => void (demo = await startDemo({ scenario }));
const open = (storage = new FakeStorage()) => render(<AppStage path="/moderation" storage={storage} />);

/** A case of a moderator, read to its end. */
async function openCase(storage?: FakeStorage) {
  await open(storage);
  await openFirst();
}

async function openFirst() {
  await button(/^Look at it/)
    .first()
    .click();
  await expect.element(decide()).toBeVisible();
}

describe('the page of moderators', () => {
  it('shows more cases by a press, and reading goes on at the first of them; why they did not come is heard once', async () => {
    const [first, ...rest] = (await (await fetch(`${LISTS.path}?list=reports`)).json()) as CaseEntry[];
    const link = `<${LISTS.path}?before=later>; rel="next"`;
    let answer = () => Response.json([first], { headers: { link } });
    ends.push(answerInstead(LISTS, () => answer()));
    await open();
    const more = button('Show more cases');
    await expect.element(more).toBeVisible();
    const heard = hear();
    answer = () => errorAnswer(500, 'ourFault');
    (more.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const failure = 'More cases did not load. Please try again.';
    await expect.element(page.getByText(failure).first()).toBeVisible();
    await expect.poll(() => heard.filter((text) => text === failure)).toHaveLength(1);
    await expect.element(more).toHaveFocus();
    answer = () => Response.json(rest);
    await userEvent.keyboard('{Enter}');
    await expect.element(more).not.toBeInTheDocument();
    const focusedCase = () => document.activeElement?.closest('[data-item]')?.getAttribute('data-item');
    await expect.poll(focusedCase).toBe(rest[0]?.id);
  });

  it('is no page for anybody else', async () => {
    await demo.stop();
    await start('busy');
    await open();
    await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect.element(page.getByText('Moderation')).not.toBeInTheDocument();
  });

  it('says kindly that the queue did not load, and loads it by a press', { tags: 'long' }, async () => {
    const end = answerInstead(LISTS, () => errorAnswer(500, 'ourFault'));
    await open();
    await expect.element(page.getByText('This did not load')).toBeVisible();
    end();
    await button('Try again').click();
    await expect.element(button(/^Look at it/).first()).toBeVisible();
  });
});

describe('the way through the queue', () => {
  it('tells cases of the same kind apart, and leads to the heading of the one that was chosen', async () => {
    await open();
    await expect.element(button(/^Look at it/).first()).toBeVisible();
    const names = button(/^Look at it/)
      .elements()
      .map((one) => one.getAttribute('aria-label'));
    expect(new Set(names).size).toBe(names.length);
    await button(/^Look at it/)
      .nth(1)
      .click();
    await expect.element(page.getByRole('heading', { level: 2 }).first()).toHaveFocus();
  });

  it('leads back to the case that was looked at', { tags: 'long' }, async () => {
    await open();
    const second = page.getByRole('heading', { level: 2 }).nth(1);
    await expect.element(second).toBeVisible();
    await button(/^Look at it/)
      .nth(1)
      .click();
    await expect.element(decide()).toBeVisible();
    await button('Back to the list').click();
    await expect.element(second).toHaveFocus();
  });

  it(
    'leads on with the first case where the one that was looked at is decided',
    { tags: 'long' },
    async () => {
      await openCase();
      await userEvent.keyboard('k');
      await expect.element(decide()).toHaveFocus();
      await button('Back to the list').click();
      await expect.element(page.getByRole('heading', { level: 2 }).first()).toHaveFocus();
    },
  );

  it('says how many cases another list has, once', { tags: 'long' }, async () => {
    await open();
    await expect.element(button(/^Look at it/).first()).toBeVisible();
    const heard = hear();
    await page.getByText('Look again', { exact: true }).click();
    await expect.poll(() => heard).toEqual(['1 case is shown.']);
  });
});

describe('the lists of a moderator on a phone', () => {
  it('stand in one row, which a button scrolls to its end', { tags: 'long' }, async () => {
    await page.viewport(320, 568);
    await open();
    await expectRowThatScrolls('Show', 'Numbers');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});

describe('a moderator who is paused', () => {
  beforeEach(() => {
    const pausedUntil = '2099-11-29T10:00:00.000Z';
    ends.push(
      changeAnswers<object>({ method: 'GET', path: '/api/auth/me' }, (me) => ({ ...me, pausedUntil })),
    );
  });

  it('reads why before anything is pressed, and decides neither by button nor by key', async () => {
    await open();
    // It pushes the list down when it comes.
    await expect.element(page.getByText(/^Your account is paused until/)).toBeVisible();
    await openFirst();
    const why = 'You cannot do this while your account is paused.';
    await expect.element(page.getByText(why)).toBeVisible();
    await expect.element(button('Keep it')).not.toBeInTheDocument();
    await userEvent.keyboard('k');
    await expect.element(page.getByText('It is kept.')).not.toBeInTheDocument();
  });
});

describe('a moderator who is not impartial', () => {
  const CONFLICTS: [conflict: Conflict, words: string][] = [
    ['reported', 'You reported this. Another moderator has to decide it.'],
    [
      'acquainted',
      'You and this member are friends, or one of you blocked the other. Another moderator has to decide this.',
    ],
  ];
  const partial = (conflict: Conflict, changed: Partial<ModerationCase> = {}) =>
    ends.push(changeAnswers<ModerationCase>(ONE, (found) => ({ ...found, ...changed, conflict })));

  it.each(casesInTier(CONFLICTS, 1))(
    'reads why before any press, and finds nothing to press: %s',
    async (conflict, words) => {
      partial(conflict);
      await openCase();
      await expect.element(page.getByText(words)).toBeVisible();
      await expect.element(button('Keep it')).not.toBeInTheDocument();
      await userEvent.keyboard('k');
      await expect.element(page.getByText('It is kept.')).not.toBeInTheDocument();
    },
  );

  it('is offered no undoing of what another one has decided', { tags: 'long' }, async () => {
    partial('acquainted', { decision });
    await openCase();
    await expect.element(page.getByText(/friends, or one of you blocked the other/)).toBeVisible();
    await expect.element(page.getByText(/: Hide it$/)).toBeVisible();
    await expect.element(button('Undo the decision')).not.toBeInTheDocument();
  });
});

describe('a decision that is not made', () => {
  it('needs a rule first, by its button and by its key', { tags: 'long' }, async () => {
    await openCase();
    const heard = hear();
    await button('Hide it').first().click();
    await expect.poll(() => heard).toContain('Choose the rule first.');
    await expect.element(page.getByText('Choose the rule first.', { exact: true }).first()).toBeVisible();
    await userEvent.keyboard('w');
    await expect.element(page.getByText(/^It is hidden/)).not.toBeInTheDocument();
  });

  it('was made by another moderator first: it says so, once', async () => {
    ends.push(answerInstead(DECIDE, () => errorAnswer(409, 'alreadyDecided')));
    await openCase();
    const heard = hear();
    await button('Keep it').click();
    await expect.element(page.getByText(/Another moderator decided this first/).first()).toBeVisible();
    await expect.poll(() => heard.filter((text) => /decided this first/.test(text))).toHaveLength(1);
  });

  it('is asked about before an account is closed', async () => {
    await openCase();
    await rule().first().click();
    await userEvent.keyboard('c');
    await expect.element(button('Do not close it')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('The account is closed.')).not.toBeInTheDocument();
  });

  it('is not made by a key that was turned off', async () => {
    const storage = new FakeStorage();
    await openCase(storage);
    await page.getByText('Use single keys').click();
    await expect.element(page.getByRole('switch', { name: 'Use single keys' })).not.toBeChecked();
    await userEvent.keyboard('k');
    await expect.element(page.getByText('It is kept.')).not.toBeInTheDocument();
  });

  it('is not made by a key that was turned off in the case before', async () => {
    await openCase();
    await page.getByText('Use single keys').click();
    await button(/^Back/).click();
    await openFirst();
    await expect.element(page.getByRole('switch', { name: 'Use single keys' })).not.toBeChecked();
    await userEvent.keyboard('k');
    await expect.element(page.getByText('It is kept.')).not.toBeInTheDocument();
  });
});

describe('a decision', () => {
  it('is made by a key, told once, and can be undone', async () => {
    await openCase();
    await rule().first().click();
    const heard = hear();
    await userEvent.keyboard('h');
    await expect.element(page.getByText('It is hidden. The member is told why.').first()).toBeVisible();
    await expect.element(decide()).toHaveFocus();
    await button('Undo the decision').click();
    await expect.element(page.getByText(/^The decision is undone/).first()).toBeVisible();
    await expect
      .poll(() => heard.filter((text) => /^(It is hidden|The decision is undone)/.test(text)))
      .toHaveLength(2);
    await button('Next case').click();
    await expect.element(page.getByRole('heading', { level: 2 }).first()).toHaveFocus();
  });

  it('of a member who asked to look again is answered by another moderator', { tags: 'long' }, async () => {
    await open();
    await page.getByText('Look again', { exact: true }).click();
    await button(/^Look at it/)
      .first()
      .click();
    await expect.element(page.getByText('It was a joke about my own dog.')).toBeVisible();
    await button('The decision stays').click();
    await expect.element(page.getByText('The decision stays. The member is told.').first()).toBeVisible();
  });
});

describe('a letter', () => {
  it('of who is worried stands first, is answered in words that are kept, and leads to the next one', async () => {
    const storage = new FakeStorage();
    const screen = await open(storage);
    await page.getByText('Letters', { exact: true }).click();
    const answer = () => page.getByRole('textbox', { name: /^Your answer/ }).first();
    await answer().fill('Block Omar. We look at it.');
    await screen.unmount();
    await open(storage);
    await page.getByText('Letters', { exact: true }).click();
    await expect
      .element(page.getByRole('heading', { level: 2 }).first())
      .toHaveTextContent('A letter from Tom Becker');
    await expect.element(answer()).toHaveValue('Block Omar. We look at it.');
    await button(/^Send, Tom Becker/).click();
    await expect.element(page.getByText('Your answer is on its way to Tom Becker.').first()).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 2, name: /^A letter from Nadia/ })).toHaveFocus();
    await expect.element(page.getByText('A letter from Tom Becker')).not.toBeInTheDocument();
  });
});

it('the numbers tell what waits and what came', { tags: 'long' }, async () => {
  await open();
  await page.getByText('Numbers', { exact: true }).click();
  await expect.element(page.getByRole('heading', { name: 'Waiting now' })).toBeVisible();
  await expect.element(page.getByText('Half of all were answered within')).toBeVisible();
});
