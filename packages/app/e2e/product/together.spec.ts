// Not the journeys' own `test`: two people, each in a browser of their own.
import { expect, test, type Page } from '@playwright/test';
import { untilReady } from '../journey.ts';
import { expectNoShift, watchLayoutShift } from '../layoutShift.ts';
import { openFirstChat } from '../people.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const inChat = (page: Page, words: string) => page.getByRole('log').getByText(words, { exact: true });
const writing = (page: Page, name: string) => page.getByText(`${name} is writing...`);
/** That an own message was read: what is not true yet only keeps its place. */
const read = (page: Page) =>
  page.getByRole('log').getByText('Seen', { exact: true }).filter({ visible: true });

/** Turns what friends see of one in chats on or off, on the page where that is. */
async function show(page: Page, chat: string, ...switches: RegExp[]): Promise<void> {
  await page.goto('/profile');
  await untilReady(page);
  await page.getByRole('button', { name: 'Manage Privacy' }).click();
  const dialog = page.getByRole('dialog', { name: 'Manage Privacy' });
  for (const name of switches) {
    const isOn = await dialog.getByRole('switch', { name }).isChecked();
    await dialog.getByText(name).click();
    await expect(dialog.getByRole('switch', { name })).toBeChecked({ checked: !isOn });
    await expect(dialog.getByText('Your choice is saved.')).toBeVisible();
  }
  await page.goto(chat);
  await untilReady(page);
  await expect(page.getByText('New messages come by themselves.')).toBeVisible();
}

const READ = /^Let friends see when I have read/;
const WRITE = /^Let friends see when I write/;

test('two friends who both wish it see that the other one writes and has read, until one of them no longer does @long', async ({
  browser,
  baseURL,
}) => {
  const { ann, ben, annIs, benIs } = await openFirstChat(browser, baseURL);
  const chats = [`/messages?with=${benIs.id}`, `/messages?with=${annIs.id}`] as const;
  await ann.addInitScript(watchLayoutShift);
  await ben.goto(chats[1]);
  const told: string[] = [];
  ben.on('request', (request) => {
    if (/\/(typing|read)$/.test(request.url())) told.push(request.url());
  });
  await field(ben).pressSequentially('Nobody sees this.');
  await field(ben).fill('');
  await show(ann, chats[0], READ, WRITE);
  expect(told).toEqual([]);
  await show(ben, chats[1], READ, WRITE);

  await field(ben).pressSequentially('Tea?');
  await expect(writing(ann, 'Ben Clark')).toBeVisible();
  await field(ben).press('Enter');
  await expect(inChat(ann, 'Tea?')).toBeVisible();
  await expect(writing(ann, 'Ben Clark')).toBeHidden();
  await expect(read(ben)).toHaveCount(1);
  await expect(ben.locator('[data-live-announcer]').getByText(/Seen|writing/)).toHaveCount(0);
  await expectNoShift(ann);

  await show(ann, '/messages', READ, WRITE);
  await expect(read(ben)).toHaveCount(0);
  await ann.goto(chats[0]);
  await untilReady(ann);
  await expect(inChat(ann, 'Tea?')).toBeVisible();
  await field(ben).pressSequentially('And cake?');
  await field(ben).press('Enter');
  await expect(inChat(ann, 'And cake?')).toBeVisible();
  await expect(writing(ann, 'Ben Clark')).toHaveCount(0);
  await expect(read(ben)).toHaveCount(0);
});
