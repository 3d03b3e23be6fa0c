import { casesInTier } from '@friendbase/contract/conformance/tier';
import '@friendbase/ui-kit/styles.css';
import { createClient, makeInvitation } from '@friendbase/contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { answerInstead, noAnswer } from '../../../../testing/answerInstead.ts';
import { demoForEach } from '../../../../testing/demoForEach.ts';
import { expectNoProblems, openInMode, VISUAL_MODES } from '../../../../testing/visualModes.ts';
import { press } from '../../../../testing/outcomes/act.ts';

const LIST = { method: 'GET', path: '/api/invitations' } as const;
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe.each(casesInTier(VISUAL_MODES, 1))(
  'the window that makes an invitation, $name',
  ({ chosen, isEasy }) => {
    const demo = demoForEach();
    const dialog = () => page.getByRole('dialog', { name: 'Invite a person you know' });
    const waiting = isEasy ? 'Nobody has used these links yet' : 'Links that nobody has used yet';

    async function open(): Promise<void> {
      await openInMode('/friends', chosen);
      await press(button('Invite a person you know'));
      await expect.element(dialog()).toBeVisible();
    }

    it('fits while the links that wait do not load, and after a press while they are slow', async () => {
      const end = demo.network.refuse(LIST);
      await open();
      await expect.element(dialog().getByText('Your links did not load')).toBeVisible();
      await expectNoProblems();
      end();
      onTestFinished(answerInstead(LIST, noAnswer));
      await press(button('Try again'));
      await expectNoProblems();
      await expect.element(dialog().getByText(waiting)).not.toBeInTheDocument();
    });

    it('fits with a link that is made, its code, and those that wait', async () => {
      await createClient()(makeInvitation, {});
      await open();
      await expect.element(dialog().getByRole('heading', { name: waiting })).toBeVisible();
      await press(button('Make a link'));
      await expect.element(page.getByRole('textbox', { name: 'Link for one person' })).toBeVisible();
      await expect.poll(() => dialog().getByRole('listitem').elements().length).toBe(2);
      await expectNoProblems();
    });
  },
);
