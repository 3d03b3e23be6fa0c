// Not the journeys' own `test`: two people, each in a browser of their own.
import { expect, test, type Page } from '@playwright/test';
import { untilReady, tier } from '../journey.ts';
import { logIn, openFirstChat, writeTo, type NewMember } from '../people.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const inChat = (page: Page, words: string) => page.getByRole('log').getByText(words, { exact: true });

/** Writes a message, and waits until the others can have it: it is shown while it is on its way. */
async function write(page: Page, words: string): Promise<void> {
  const answer = page.waitForResponse(
    (one) => one.request().method() === 'POST' && one.url().endsWith('/api/messages'),
  );
  await field(page).fill(words);
  await field(page).press('Enter');
  await expect(inChat(page, words)).toBeVisible();
  expect((await answer).ok()).toBe(true);
}

async function change(member: NewMember, method: 'patch' | 'delete', friendshipId: string): Promise<void> {
  const data = method === 'patch' ? { data: { status: 'blocked' } } : {};
  const answer = await member.request[method](`/api/friendships/${friendshipId}`, data);
  expect(answer.ok(), await answer.text()).toBe(true);
}

test(
  'two friends write to each other, and each sees what the other wrote',
  tier(true),
  async ({ browser, baseURL }) => {
    const { ann, ben, annIs } = await openFirstChat(browser, baseURL);
    await expect(ann.getByText('No messages yet. Say hello to Ben Clark!')).toBeVisible();
    await write(ann, 'Hello Ben');
    await expect(field(ann)).toBeFocused();

    await ben.goto(`/messages?with=${annIs.id}`);
    await untilReady(ben);
    await expect(inChat(ben, 'Hello Ben')).toBeVisible();
    await write(ben, 'Hello Ann');
    await expect(inChat(ann, 'Hello Ann')).toBeVisible();
    await expect(inChat(ann, 'Hello Ben')).toHaveCount(1);
  },
);

for (const [what, method] of [
  ['blocks', 'patch'],
  ['ends the friendship', 'delete'],
] as const) {
  test(
    `a friend who ${what} while a message is written: said plainly, and the words are kept`,
    tier(true),
    async ({ browser, baseURL }) => {
      const { ann, benIs, friendshipId } = await openFirstChat(browser, baseURL);
      await field(ann).fill('Written a moment too late');
      await change(benIs, method, friendshipId);
      await field(ann).press('Enter');
      await expect(ann.getByRole('heading', { name: 'You cannot write to Ben Clark now.' })).toBeFocused();
      const stored = ann.getByRole('textbox', { name: /which were not sent/ });
      await expect(stored).toHaveValue('Written a moment too late');
      await expect(ann.getByText(/block/i)).toHaveCount(0);

      await ann.reload();
      await untilReady(ann);
      await expect(ann.getByRole('heading', { name: 'We could not find this person' })).toBeVisible();
      await expect(stored).toHaveValue('Written a moment too late');
    },
  );
}

test.describe('an answer comes by itself', () => {
  const streams = (page: Page) => {
    const asked: string[] = [];
    page.context().on('request', (one) => {
      if (one.url().includes('/api/live')) asked.push(one.url());
    });
    return asked;
  };

  test('into the open chat while a message is written, is said once, and moves nothing', async ({
    browser,
    baseURL,
  }) => {
    const { ann, annIs, benIs } = await openFirstChat(browser, baseURL);
    await expect(ann.getByText('New messages come by themselves.')).toBeVisible();
    await expect(button(ann, 'Check for new messages')).toHaveCount(0);
    // It stands, and has led the focus where it wants it.
    await expect(ann.getByText(/^Chat with Ben Clark is open/)).toBeAttached();
    await field(ann).fill('Half a sen');
    const place = await field(ann).boundingBox();
    await writeTo(annIs, benIs, 'The kettle is on.');
    await expect(inChat(ann, 'The kettle is on.')).toHaveCount(1);
    const said = ann.locator('[data-live-announcer]').getByText('The kettle is on.');
    await expect(said).toHaveCount(1);
    await expect(said).toHaveText(/^Ben Clark, .*: The kettle is on\.$/);
    await expect(field(ann)).toBeFocused();
    await expect(field(ann)).toHaveValue('Half a sen');
    expect(await field(ann).boundingBox()).toEqual(place);
  });

  test(
    'to the bell and to the list of conversations on another page',
    tier(true),
    async ({ browser, baseURL }) => {
      const { ann, annIs, benIs } = await openFirstChat(browser, baseURL);
      await ann.goto('/messages');
      // That Ben has accepted.
      await expect(button(ann, 'Notifications, 1 new')).toBeVisible();
      await writeTo(annIs, benIs, 'The kettle is on.');
      await expect(button(ann, 'Notifications, 2 new')).toBeVisible();
      await expect(ann.getByRole('option', { name: /Ben Clark/ })).toContainText('The kettle is on.');
    },
  );

  test('and is no news once it was seen in the open chat', tier(true), async ({ browser, baseURL }) => {
    const { ann, annIs, benIs } = await openFirstChat(browser, baseURL);
    const one = button(ann, 'Notifications, 1 new');
    await expect(one).toBeVisible();
    const isSeen = ann.waitForResponse((answer) => answer.url().endsWith('/api/notifications/seen'));
    await writeTo(annIs, benIs, 'The kettle is on.');
    await expect(inChat(ann, 'The kettle is on.')).toHaveCount(1);
    await isSeen;
    const count = await annIs.request.get('/api/notifications/count');
    expect(await count.json()).toMatchObject({ unseen: 1 });
    await expect(one).toBeVisible();
  });

  test('to all tabs of a browser over one stream, which another tab takes over @long', async ({
    browser,
    baseURL,
  }) => {
    const { ann, annIs, benIs } = await openFirstChat(browser, baseURL);
    await writeTo(annIs, benIs, 'To the first tab');
    await expect(inChat(ann, 'To the first tab')).toHaveCount(1);
    const asked = streams(ann);
    const other = await ann.context().newPage();
    await other.goto(ann.url());
    // It has read what this device stores: nothing is being written yet.
    await expect(other.getByText(/^Chat with Ben Clark is open/)).toBeAttached();
    await write(ann, 'From the first tab');
    await expect(inChat(other, 'From the first tab')).toHaveCount(1);
    await expect(field(other)).toHaveValue('');
    expect(asked).toEqual([]);
    await ann.close();
    await expect.poll(() => asked.length).toBe(1);
    // It goes on behind what it has heard from the first one.
    expect(asked[0]).toMatch(/after=\d+$/);
    await writeTo(annIs, benIs, 'To the other tab');
    await expect(inChat(other, 'To the other tab')).toHaveCount(1);
  });

  test(
    'not where the channel is refused: there one looks for it, until the channel is back',
    tier(true),
    async ({ browser, baseURL }) => {
      const { ann, annIs, benIs } = await openFirstChat(browser, baseURL);
      await ann.route('**/api/live**', (route) => route.fulfill({ status: 503, body: '' }));
      await ann.reload();
      await untilReady(ann);
      const check = button(ann, 'Check for new messages');
      await expect(check).toBeVisible({ timeout: 20_000 });
      await writeTo(annIs, benIs, 'The kettle is on.');
      await check.click();
      await expect(inChat(ann, 'The kettle is on.')).toHaveCount(1);
      await ann.unroute('**/api/live**');
      await ann.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(check).toHaveCount(0);
      await writeTo(annIs, benIs, 'The tea is ready.');
      await expect(inChat(ann, 'The tea is ready.')).toHaveCount(1);
    },
  );

  test('and so does the end of the session', tier(true), async ({ browser, baseURL, playwright }) => {
    const { ann, annIs } = await openFirstChat(browser, baseURL);
    await expect(ann.getByText('New messages come by themselves.')).toBeVisible();
    const elsewhere = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
    await logIn(elsewhere, annIs);
    expect((await elsewhere.delete(`/api/sessions/${annIs.id}/others`)).ok()).toBe(true);
    await expect(ann.getByRole('heading', { name: /^Please log in again\./ })).toBeVisible();
    await elsewhere.dispose();
  });
});
