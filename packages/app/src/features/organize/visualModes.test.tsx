import { casesInTier } from '@friendbase/contract/conformance/tier';
import '@friendbase/ui-kit/styles.css';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { answerInstead, errorAnswer, json, noAnswer } from '../../../testing/answerInstead.ts';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { expectNoProblems, openInMode, VISUAL_MODES } from '../../../testing/visualModes.ts';
import { press } from '../../../testing/outcomes/act.ts';
import { PLANS } from '../../../testing/plans.ts';

const LIST = { method: 'GET', path: '/api/organize/plans' } as const;
const main = () => page.getByRole('main');
const PLAIN = {
  list: 'What organizers made',
  nothing: 'Nothing is planned yet',
  firstField: /^What is it\? /,
  fix: /^Please fix \d+ things\.$/,
};
const EASY = {
  ...PLAIN,
  list: 'What we have made',
  nothing: 'There is no plan yet',
  firstField: /^What is it about\? /,
};

describe.each(casesInTier(VISUAL_MODES, 1))('the page of organizers, $name', ({ chosen, isEasy }) => {
  const words = isEasy ? EASY : PLAIN;
  demoForEach('organizer');

  it('fits while the list does not load, and is there again by a press', { tags: 'long' }, async () => {
    const end = answerInstead(LIST, () => errorAnswer(500, 'ourFault'));
    onTestFinished(end);
    await openInMode('/organize', chosen);
    const again = page.getByRole('button', { name: 'Try again' });
    await expect.element(again).toBeVisible();
    await expectNoProblems();
    end();
    await press(again);
    await expect.element(main().getByText(words.nothing)).toBeVisible();
  });

  it('fits while the list is on its way', { tags: 'long' }, async () => {
    onTestFinished(answerInstead(LIST, noAnswer));
    await openInMode('/organize', chosen);
    await expect.element(main().getByRole('heading', { name: words.list })).toBeVisible();
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
    await expectNoProblems();
  });

  it('fits with nothing planned yet', { tags: 'long' }, async () => {
    await openInMode('/organize', chosen);
    await expect.element(main().getByText(words.nothing)).toBeVisible();
    await expectNoProblems();
  });

  it('fits with one plan of each kind and stage', async () => {
    onTestFinished(answerInstead(LIST, () => json(PLANS)));
    await openInMode('/organize', chosen);
    await expect.element(main().getByRole('heading', { name: 'Picnic by the pond' })).toBeVisible();
    await expectNoProblems();
  });

  it.each(casesInTier(['reward', 'story', 'tournament', 'event'], 2))(
    'has a form of a new %s that fits, with all that is missing',
    async (kind) => {
      await openInMode(`/organize?make=${kind}`, chosen);
      await expect.element(page.getByRole('textbox', { name: words.firstField })).toBeVisible();
      await press(page.getByRole('button', { name: 'Save' }));
      await expect.element(page.getByRole('group', { name: words.fix })).toHaveFocus();
      await expectNoProblems();
    },
  );

  it.each(PLANS.filter(({ stage }) => stage !== 'cancelled'))(
    'has a form of what is made that fits, $title',
    { tags: 'long' },
    async ({ id, easyTitle }) => {
      onTestFinished(answerInstead(LIST, () => json(PLANS)));
      await openInMode(`/organize?plan=${id}`, chosen);
      await expect.element(page.getByRole('textbox', { name: words.firstField })).toBeVisible();
      await expect.element(main().getByRole('heading', { name: easyTitle }).first()).toBeVisible();
      await expectNoProblems();
    },
  );
});
