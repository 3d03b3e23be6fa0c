import type { Page } from '@playwright/test';
import { expect, test, type Journey, type Way } from '../journey.ts';
import { eachWay } from '../ways.ts';

const option = (page: Page, name: string) => page.getByRole('option', { name: new RegExp(`^${name}`) });
const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });

/** Opens a conversation of the list: by its keys, or as it lies there. */
async function openChat(page: Page, journey: Journey, way: Way, name: string): Promise<void> {
  await expect(option(page, name)).toBeVisible();
  if (way === 'keyboard') {
    await journey.tabTo('option', /./);
    await page.keyboard.press('Home');
    await page.keyboard.type(name.slice(0, 3));
    await expect(option(page, name)).toBeFocused();
  }
  await journey.whileAnswered(async () => {
    await (way === 'keyboard'
      ? page.keyboard.press('Enter')
      : journey.press('option', new RegExp(`^${name}`)));
    await expect(
      page.locator('[aria-busy=false]').and(page.getByRole('log', { name: `Messages with ${name}` })),
    ).toBeVisible();
  });
}

eachWay(() => {
  test('a member reads a conversation and answers', async ({ page, journey, way, viewport }, info) => {
    const isNarrow = viewport!.width < 500;
    const words = `See you at four (${[info.project.name, info.workerIndex, info.repeatEachIndex, way].join(' ')})`;
    const name = page.getByRole('heading', { level: 2, name: 'Maya Lindqvist' });
    await journey.openAsMember('/messages');
    await journey.expectAccessible();
    await openChat(page, journey, way, 'Maya Lindqvist');
    await expect(page).toHaveURL(/\/messages\?with=/);
    // One pane alone has room on a narrow screen.
    await expect(page.getByRole('listbox')).toBeVisible({ visible: !isNarrow });
    await expect(isNarrow ? name : option(page, 'Maya Lindqvist')).toBeFocused();
    await journey.expectAccessible();
    await journey.expectNoSidewaysScroll();

    await journey.press('button', 'Write a message');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toBeInViewport();
    await journey.press('button', 'Talk later?');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('Talk later?');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(words);
    await page.reload();
    await expect(field(page)).toHaveValue(words);
    await journey.whileAnswered(async () => {
      await journey.press('button', 'Send');
      await expect(page.getByRole('log').getByText(words)).toBeVisible();
      await expect(field(page)).toHaveValue('');
      await journey.press('button', 'Check for new messages');
      await expect(page.getByText('No new messages.').first()).toBeVisible();
    });
    await journey.expectAccessible();
    // Another journey may have written to her since.
    if (!isNarrow) return expect(page.getByRole('option').first()).toContainText('You: See you at four');
    await journey.whileAnswered(async () => {
      await journey.press('button', 'Back to your conversations');
      await expect(option(page, 'Maya Lindqvist')).toBeFocused();
    });
    await journey.expectNoSidewaysScroll();
    await openChat(page, journey, way, 'Maya Lindqvist');
    await journey.whileAnswered(async () => {
      await page.goBack();
      await expect(option(page, 'Maya Lindqvist')).toBeFocused();
    });
  });
});

test('an address that leads to nobody says so, and shows the list', async ({ page, journey }) => {
  await journey.openAsMember('/messages?with=nobody');
  await expect(page.getByRole('heading', { name: 'We could not find this person' })).toBeVisible();
  await expect(option(page, 'Leo Okafor')).toBeVisible();
  await journey.expectAccessible();
});

test('a member whose session ends while writing finds chat and words again, and sends once', async ({
  page,
  journey,
}, info) => {
  const words = `In the middle of it (${info.project.name} ${info.workerIndex} ${info.repeatEachIndex})`;
  await journey.openAsMember('/messages');
  await openChat(page, journey, 'keyboard', 'Maya Lindqvist');
  await journey.fill('Your message', words);
  await page.evaluate(() => fetch('/api/auth/logout', { method: 'POST' }));
  await expect(
    page.getByRole('heading', { level: 1, name: 'Please log in again. Your work is saved.' }),
  ).toBeFocused();
  await journey.press('button', 'Use the demo account');
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(words);
  await expect(page).toHaveURL(/\/messages\?with=/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log').getByText(words)).toHaveCount(1);
  await expect(field(page)).toHaveValue('');
});
