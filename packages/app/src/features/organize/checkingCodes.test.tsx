import '@friendbase/ui-kit/styles.css';
import { createClient, markCodeUsed, type Redemption } from '@friendbase/contract';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answerInstead, errorAnswer, json } from '../../../testing/answerInstead.ts';
import { AppStage } from '../../../testing/AppStage.tsx';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { hear } from '../../../testing/hear.ts';
import { button, confirm, press } from '../../../testing/outcomes/act.ts';
import { openFound, redeemShownCode } from '../../../testing/outcomes/organize.tsx';

const LOOK = { method: 'GET', path: '/api/organize/code' } as const;
const elsewhere = createClient({ fetch: (path, init) => fetch(path, init) });
const field = () => page.getByRole('textbox', { name: 'Code that a member shows' });
const main = () => page.getByRole('main');
const USED = 'It is marked as used. The member sees that too.';

async function lookUp(code: string): Promise<void> {
  await field().fill(code);
  await userEvent.keyboard('{Enter}');
}

describe('a code that a member shows', () => {
  demoForEach('organizer');

  it(
    'is not known: says so kindly, keeps what was typed, and says a server that fails',
    { tags: 'long' },
    async () => {
      await render(<AppStage path="/organize" />);
      await press(button('Check a code'));
      await expect.element(page.getByRole('heading', { name: 'Check a code' })).toHaveFocus();
      await lookUp('FB-0000-0000-0000');
      await expect
        .element(main().getByText('We do not know this code. Please look at each sign again.'))
        .toBeVisible();
      await expect.element(field()).toHaveValue('FB-0000-0000-0000');
      const end = answerInstead(LOOK, () => errorAnswer(500, 'ourFault'));
      await press(button('Look up'));
      await expect
        .element(main().getByText('Something went wrong on our side. Please try again.'))
        .toBeVisible();
      end();
      await press(button('Back to the list'));
      await expect.element(page.getByRole('heading', { name: 'What organizers made' })).toHaveFocus();
    },
  );

  it('is found however it is typed, is marked after a question, and says so once', async () => {
    const code = await redeemShownCode();
    await openFound(code.toLowerCase().replaceAll('-', ' '));
    await expect.element(main().getByText('To show to Ruth.')).toBeVisible();
    const said = hear();
    await press(button('Mark as used, A piece of cake'));
    await confirm();
    await expect.element(main().getByText(USED)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'A piece of cake' })).toHaveFocus();
    // What was found is said just before, sometimes once this listens.
    await expect.poll(() => said.filter((text) => text === USED)).toEqual([USED]);
    await expect.element(button('Mark as used, A piece of cake')).not.toBeInTheDocument();
    await press(button('Look up'));
    await expect.element(main().getByText(/^This code was used already: /)).toBeVisible();
    const found = 'A piece of cake. This code was used already: ';
    await expect.poll(() => said.filter((text) => text.startsWith(found))).toHaveLength(1);
  });

  it('says when, where somebody else was first', { tags: 'long' }, async () => {
    const code = await redeemShownCode();
    await openFound(code);
    await elsewhere(markCodeUsed, { body: { code } });
    await press(button('Mark as used, A piece of cake'));
    await confirm();
    await expect.element(main().getByText(/^This code was used already: /)).toBeVisible();
    await expect.element(main().getByText(USED)).not.toBeInTheDocument();
  });
});

describe('a code that was used', () => {
  demoForEach();

  it('says so in My rewards', async () => {
    const one: Redemption = {
      id: '10000000-0000-4000-8000-000000000090',
      rewardId: '10000000-0000-4000-8000-000000000001',
      name: 'Cake',
      easyName: '',
      cost: 1,
      redemptionCode: 'FB-7K3M-9QXA-2WTR',
      delivers: { kind: 'code', shownTo: 'Ruth' },
      createdAt: '2026-11-18T10:00:00.000Z',
      usedAt: '2026-11-19T10:00:00.000Z',
    };
    answerInstead({ method: 'GET', path: '/api/redemptions/' }, () => json([one]));
    await render(<AppStage path="/tournaments" />);
    const mine = page.getByRole('region', { name: 'My rewards' });
    await expect.element(mine.getByText(/^Used on Nov 19, /)).toBeVisible();
  });
});
