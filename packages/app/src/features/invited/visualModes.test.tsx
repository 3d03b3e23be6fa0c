import { casesInTier } from '@friendbase/contract/conformance/tier';
import '@friendbase/ui-kit/styles.css';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { answerInstead, noAnswer } from '../../../testing/answerInstead.ts';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { expectNoProblems, openInMode, VISUAL_MODES } from '../../../testing/visualModes.ts';
import { press } from '../../../testing/outcomes/act.ts';
import { inviteAsKim } from '../../../testing/ownAccount.ts';

const SHOWN = { method: 'GET', path: '/api/invitations/shown' } as const;

describe.each(casesInTier(VISUAL_MODES, 1))('an invitation that was given, $name', ({ chosen, isEasy }) => {
  const demo = demoForEach();
  const main = () => page.getByRole('main');

  it('fits where it works no more', { tags: 'long' }, async () => {
    await openInMode('/invited?key=made-up', chosen);
    const words = isEasy ? 'This link does not work now' : 'This invitation does not work anymore';
    await expect.element(main().getByText(words)).toBeVisible();
    await expectNoProblems();
  });

  it('fits where the server fails, and while it is slow', { tags: 'long' }, async () => {
    const path = await inviteAsKim();
    const end = demo.network.refuse(SHOWN);
    await openInMode(path, chosen);
    const words = isEasy ? 'We could not look at the link' : 'The invitation did not load';
    await expect.element(main().getByText(words)).toBeVisible();
    await expectNoProblems();
    end();
    onTestFinished(answerInstead(SHOWN, noAnswer));
    await press(page.getByRole('button', { name: 'Try again' }));
    await expectNoProblems();
    await expect.element(page.getByRole('article')).not.toBeInTheDocument();
  });

  it('fits with who invites, and once they are asked', async () => {
    await openInMode(await inviteAsKim(), chosen);
    const careful = isEasy
      ? 'Do you know this person? Then you can ask.'
      : 'Ask only if you know this person.';
    await expect.element(main().getByText(careful)).toBeVisible();
    await expectNoProblems();
    await press(main().getByRole('article').getByRole('button').first());
    await expect.element(page.getByRole('heading', { name: 'Kim Lee' })).toHaveFocus();
    await expect.element(main().getByText(careful)).not.toBeInTheDocument();
    await expectNoProblems();
  });
});
