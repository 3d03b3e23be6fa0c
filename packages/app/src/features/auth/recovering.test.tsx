import { createClient, listNotifications, logIn } from '@friendbase/contract';
import { hearLiveRegions } from '@friendbase/ui-kit/testing';
import '@friendbase/ui-kit/styles.css';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage } from '../../../testing/AppStage.tsx';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { forgetAsKim, KIM } from '../../../testing/ownAccount.ts';

const NEW = 'quiet green boat';
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const text = (name: RegExp) => page.getByRole('textbox', { name });
const secret = (label: string) => page.getByLabelText(new RegExp(`^${label} \\(`)).first();
const focused = () => document.activeElement?.textContent;

async function openCard(): Promise<void> {
  await render(<AppStage />);
  await page.getByRole('tab', { name: 'Need Help?' }).click();
  await button('Use my recovery card').click();
  await expect.poll(focused).toBe('Show your recovery card');
}

/** By keyboard alone: the arrows go from picture to picture. */
async function pressPictures(pictures: readonly string[]): Promise<void> {
  for (const picture of pictures) {
    const wanted = button(new RegExp(`^${picture}$`, 'i')).element() as HTMLElement;
    wanted.focus();
    await userEvent.keyboard('{Enter}');
  }
}

describe('who forgot their password and has a card', () => {
  demoForEach('signed-out');
  beforeEach(() => page.viewport(320, 568));

  it('is led to what is missing, and told no more than that it does not fit', async () => {
    const { pictures } = await forgetAsKim();
    await openCard();
    await button('Show my card').click();
    await expect.poll(focused).toMatch(/^Please fix 3 things:/);
    await text(/^Your username/).fill('nobody');
    await pressPictures(pictures);
    await expect.element(page.getByText('4 of 4 pictures chosen').first()).toBeVisible();
    await text(/^The number on your card/).fill('123');
    await button('Show my card').click();
    await expect.poll(focused).toMatch(/Write the 6 digits/);
    await text(/^The number on your card/).fill('123 456');
    await button('Show my card').click();
    await expect.poll(focused).toMatch(/This does not fit\. Look at the username/);
    await expect.element(text(/^Your username/)).toHaveValue('nobody');
  });

  it('tells the place of each picture, and takes one back by a second press', { tags: 'long' }, async () => {
    await openCard();
    await pressPictures(['tree', 'key', 'apple', 'fish']);
    await expect.element(button('2 Key')).toHaveAttribute('aria-pressed', 'true');
    const said = hearLiveRegions();
    await pressPictures(['cake']);
    await expect
      .poll(async () => (await said()).map(({ text: words }) => words))
      .toEqual(['You have four pictures. Press one of them to take it back.']);
    await pressPictures(['2 key']);
    await expect.element(button('2 Apple')).toBeVisible();
    await expect.element(button('Key')).toHaveAttribute('aria-pressed', 'false');
  });

  it('has nothing else in the way, and comes back to where it began', { tags: 'long' }, async () => {
    await openCard();
    await expect.element(button('Find my username')).not.toBeInTheDocument();
    await button('Back').click();
    await expect.element(button('Use my recovery card')).toHaveFocus();
    await expect.element(button('Find my username')).toBeVisible();
  });

  it('chooses a password by keyboard, keeps the new card, and logs in with the name filled in', async () => {
    const { pictures, number } = await forgetAsKim();
    await openCard();
    await text(/^Your username/).fill(KIM.username);
    await pressPictures(pictures);
    await text(/^The number on your card/).fill(`${number.slice(0, 3)} ${number.slice(3)}`);
    await userEvent.keyboard('{Enter}');
    await expect.poll(focused).toBe('Choose a new password');
    await secret('New password').fill(NEW);
    await secret('New password again').fill(NEW);
    await userEvent.keyboard('{Enter}');
    await expect.poll(focused).toBe('Your new password is saved.');
    const card = page.getByRole('list', { name: 'Pictures, in this order' });
    await expect.poll(() => card.getByRole('listitem').all().length).toBe(4);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await button('I have kept my card. Log in').click();
    await expect.element(page.getByRole('tab', { name: 'Log In', selected: true })).toBeVisible();
    await expect.element(text(/^Username/)).toHaveValue(KIM.username);
    await expect
      .element(page.getByRole('form', { name: 'Log in' }).getByText(/Log in with both\./))
      .toBeVisible();
    const call = createClient();
    await call(logIn, { body: { username: KIM.username, password: NEW } });
    const { items } = await call(listNotifications, {});
    expect(items.map((one) => (one.kind === 'security' ? one.what : one.kind))).toEqual([
      'passwordByCard',
      'card',
    ]);
  });
});
