import { createClient, createPlan, publishPlan } from '@friendbase/contract';
import '@friendbase/ui-kit/styles.css';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage } from '../../../testing/AppStage.tsx';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { openPage } from '../../../testing/firstWindow.tsx';
import { confirm, press } from '../../../testing/outcomes/act.ts';
import { aReward, fillWords, openWithDraft } from '../../../testing/outcomes/organize.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const dialogButton = (name: string) => page.getByRole('alertdialog').getByRole('button', { name });
const elsewhere = createClient({ fetch: (path, init) => fetch(path, init) });
const open = (path: string) => render(<AppStage path={path} />);

async function publish(title: string): Promise<void> {
  await button(`Publish, ${title}`).click();
  await dialogButton('Publish').click();
  await expect.element(page.getByText('Published. Members can redeem it.')).toBeVisible();
}

describe('making a reward', () => {
  demoForEach('organizer');

  it('lists what is missing of what it opens, and of nothing that it has not', { tags: 'long' }, async () => {
    await open('/organize');
    await button('Make a reward').click();
    await expect.element(heading('A new reward')).toHaveFocus();
    await fillWords();
    await field('Cost in FriendBase Bucks (FBB) (needed)').fill('0');
    await button('Save').click();
    const list = page.getByRole('group', { name: 'Please fix 2 things.' });
    await expect.element(list).toHaveFocus();
    await expect.element(list.getByRole('link', { name: 'Write who the code is shown to.' })).toBeVisible();
    await expect
      .element(list.getByRole('link', { name: 'Write a whole number from 1 to 5,000.' }))
      .toBeVisible();
  });

  it('shows what members pay and read, in both texts, and is a draft first', { tags: 'long' }, async () => {
    await open('/organize?make=reward');
    await fillWords();
    await page.getByRole('combobox', { name: 'What it opens' }).selectOptions('Words to read');
    await field('The words that open (needed)').fill('You did this very well.');
    await field('The same in easy words (needed)').fill('Well done!');
    for (const words of ['You did this very well.', 'Well done!'])
      await expect.element(page.getByRole('form').getByText(words, { exact: true }).last()).toBeVisible();
    await expect.element(page.getByText('20 FBB').first()).toBeVisible();
    await button('Save').click();
    await expect.element(heading('Cup of friends')).toHaveFocus();
    await expect.element(page.getByText('Draft. Members do not see it.')).toBeVisible();
  });

  it('is in the store once it is published, in easy words for who reads those', async () => {
    const { id } = await elsewhere(createPlan, { body: aReward() });
    await elsewhere(publishPlan, { params: { id } });
    await openPage('/tournaments', { easy: true });
    await expect.element(button('Get it, Cake')).toBeVisible();
    await press(button('Get it, Cake'));
    await confirm();
    await page.getByRole('button', { name: 'Open, Cake' }).first().click();
    await expect
      .element(page.getByRole('dialog', { name: 'Cake' }).getByText('Show this code to Ruth.'))
      .toBeVisible();
  });

  it(
    'says why it cannot cost more once members save up for it, and keeps what was written',
    { tags: 'long' },
    async () => {
      const { title } = await openWithDraft(aReward());
      await publish(title);
      await button(`Change, ${title}`).click();
      await field('Cost in FriendBase Bucks (FBB) (needed)').fill('9');
      await button('Save').click();
      await expect
        .element(page.getByText(/^This was not saved\. .* Members save up for this\./).last())
        .toBeVisible();
      await expect.element(field('Cost in FriendBase Bucks (FBB) (needed)')).toHaveValue('9');
    },
  );

  it(
    'is called off after a question that says what becomes of those who have it',
    { tags: 'long' },
    async () => {
      const { title } = await openWithDraft(aReward());
      await publish(title);
      await button(`Call off, ${title}`).click();
      await expect
        .element(page.getByRole('alertdialog'))
        .toHaveAccessibleDescription(/Who has redeemed it keeps it/);
      await dialogButton('Call off').click();
      await expect.element(page.getByText('Called off.', { exact: true })).toBeVisible();
      await expect.element(button(`Change, ${title}`)).not.toBeInTheDocument();
    },
  );
});
