import { startDemo, type Demo } from '@friendbase/mocks';
import { FakeStorage } from '@friendbase/mocks/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage } from '../../../testing/AppStage.tsx';
import { hear } from '../../../testing/hear.ts';

let demo: Demo;
afterEach(() => demo.stop());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const COFFEE = 'Donate, Coffee Support, $5';

async function openDonations() {
  demo = await startDemo({ scenario: 'busy' });
  await render(<AppStage path="/donations" storage={new FakeStorage()} />);
  await expect.element(button(COFFEE)).toBeVisible();
  return hear();
}

describe('Donations', () => {
  it('say before everything else that no money is taken', async () => {
    await openDonations();
    const main = page.getByRole('main').element();
    expect(main.textContent).toMatch(/^No money is taken on this page\./);
    for (const donate of page.getByRole('button', { name: /^Donate, / }).elements()) {
      await expect.element(page.elementLocator(donate)).toHaveAccessibleDescription('No money is taken.');
    }
    expect(page.getByRole('textbox').elements()).toEqual([]);
  });

  it('thank at once, in words that stay, and tell the impact two seconds later', async () => {
    const heard = await openDonations();
    const start = performance.now();
    button(COFFEE).element().focus();
    await userEvent.keyboard('{Enter}{Enter}');
    const thanks = 'Thank you for choosing Coffee Support! No money was taken.';
    await expect.element(page.getByText(thanks).last()).toBeVisible();
    await expect.poll(() => heard.at(-1)).toMatch(/^Donation Impact/);
    expect(performance.now() - start).toBeGreaterThan(1900);
    expect(heard).toEqual([thanks, 'Donation Impact. Gifts help to keep FriendBase safe and kind.']);
    await expect.element(button(COFFEE)).toHaveFocus();
    await expect.element(page.getByText(thanks).last()).toBeVisible();
  });
});
