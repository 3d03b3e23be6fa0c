// Not the journeys' own `test`: two people, each in a browser of their own.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { untilReady } from '../journey.ts';
import { accept, askFor, signUp } from '../people.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const log = (page: Page) => page.getByRole('log');
const inChat = (page: Page, words: string) => log(page).getByText(words, { exact: true });
const waiting = (page: Page) => log(page).getByText('Waits for the network');

/** Two friends; Ann has the chat with Ben open, and what she does is kept from now on. */
async function twoFriends(browser: Browser, baseURL: string | undefined) {
  const open = async (displayName: string) => {
    const page = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
    return { page, member: await signUp(page.request, displayName) };
  };
  const [one, other] = [await open('Ann Berg'), await open('Ben Clark')];
  await accept(other.member, await askFor(one.member, other.member));
  const path = `/messages?with=${other.member.id}`;
  await goTo(one.page, path);
  return { ann: one.page, annIs: one.member, benIs: other.member, path };
}

/** Opens a page, and waits for the script of its outbox, which comes once the page is idle. */
async function goTo(page: Page, path: string): Promise<void> {
  const script = page.waitForResponse((one) => one.url().includes('/assets/startOutbox-'));
  await page.goto(path);
  await script;
  await untilReady(page);
}

async function write(page: Page, words: string): Promise<void> {
  await field(page).fill(words);
  await field(page).press('Enter');
  await expect(inChat(page, words)).toBeVisible();
}

/** What the server has of a chat, the oldest first. */
async function messagesOf({ request, id }: { request: Page['request']; id: string }, partnerId: string) {
  const answer = await request.get(`/api/messages/${id}/${partnerId}`);
  return ((await answer.json()) as { content: string }[]).map(({ content }) => content);
}

test('messages without a network wait in the chat, and are sent once and in order when it is back', async ({
  browser,
  baseURL,
}) => {
  const { ann, annIs, benIs } = await twoFriends(browser, baseURL);
  await ann.context().setOffline(true);
  await write(ann, 'Into the tunnel');
  await expect(field(ann)).toHaveValue('');
  await expect(field(ann)).toBeFocused();
  await write(ann, 'Still dark');
  await write(ann, 'A mistake');
  await expect(waiting(ann)).toHaveCount(3);
  await button(ann, 'Undo, A mistake').press('Enter');
  await expect(inChat(ann, 'A mistake')).toHaveCount(0);
  await expect(field(ann)).toHaveValue('A mistake');
  await expect(field(ann)).toBeFocused();
  await ann.context().setOffline(false);
  await expect(waiting(ann)).toHaveCount(0);
  await expect(inChat(ann, 'Into the tunnel')).toHaveCount(1);
  await expect(inChat(ann, 'Still dark')).toHaveCount(1);
  expect(await messagesOf(annIs, benIs.id)).toEqual(['Into the tunnel', 'Still dark']);
});

test('a message that waits is still there after a reload, and is sent once, also where its answer was lost', async ({
  browser,
  baseURL,
}) => {
  const { ann, annIs, benIs } = await twoFriends(browser, baseURL);
  // The server has it, and nobody hears so.
  await ann.route('**/api/messages', async (route) => {
    await route.fetch();
    await route.abort('connectionreset');
  });
  await write(ann, 'Only once, please');
  await expect(waiting(ann)).toHaveCount(1);
  await ann.reload();
  await untilReady(ann);
  await expect(waiting(ann)).toHaveCount(1);
  await ann.unroute('**/api/messages');
  await expect(waiting(ann)).toHaveCount(0);
  await expect(inChat(ann, 'Only once, please')).toHaveCount(1);
  expect(await messagesOf(annIs, benIs.id)).toEqual(['Only once, please']);
});
