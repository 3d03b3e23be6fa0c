// Not the journeys' own `test`: two people, and devices with troubles of their own.
import { expect, test, type Page } from '@playwright/test';
import { tier, untilReady } from '../journey.ts';
import { expectNoShift } from '../layoutShift.ts';
import { logIn, openMember, openTold, sharePost, twoFriends, writeTo } from '../people.ts';

const HOUR_MS = 3_600_000;
/** How often the session asks the server. Source: product spec §9. */
const RECHECK_MS = 5000;
const AWAY_MS = 30_000;

const log = (page: Page) => page.getByRole('log');
const inChat = (page: Page, words: string) => log(page).getByText(words, { exact: true });
const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function write(page: Page, words: string): Promise<void> {
  await field(page).fill(words);
  await field(page).press('Enter');
  await expect(inChat(page, words)).toHaveCount(1);
}

test('30 s without a network: what came meanwhile and what was written is there once, and a list that is read stays still', async ({
  browser,
  baseURL,
}) => {
  const [{ page: ann, member: annIs }, { member: benIs }] = await twoFriends(browser, baseURL);
  await sharePost(annIs, `A first post of ${annIs.username}.`);
  await ann.clock.install();
  await openTold(ann, `/messages?with=${benIs.id}`);
  const home = await ann.context().newPage();
  await home.goto('/');
  await sharePost(benIs, 'Ben has a kite.');
  await expect(button(home, '1 new post')).toBeVisible();
  const place = await home.getByRole('article').first().boundingBox();

  // An open stream stays open in this browser's play of no network, and is alive to the next heartbeat, which comes by the server's
  // own clock: it is given up once it is silent for too long.
  let isGivenUp = false;
  ann.on('requestfailed', (one) => (isGivenUp ||= one.url().includes('/api/live')));
  await ann.context().setOffline(true);
  const passSome = () => ann.clock.runFor(RECHECK_MS).then(() => isGivenUp);
  await expect.poll(passSome, { intervals: [0] }).toBe(true);
  await write(ann, 'Into the tunnel');
  for (const words of ['One', 'Two', 'Three']) await writeTo(annIs, benIs, words);
  await sharePost(benIs, 'Ben lost his kite.');
  for (let passed = 0; passed < AWAY_MS; passed += RECHECK_MS) await ann.clock.runFor(RECHECK_MS);
  await expect(inChat(ann, 'Three')).toHaveCount(0);
  await ann.context().setOffline(false);
  await ann.clock.runFor(RECHECK_MS);

  await expect(button(home, '2 new posts')).toBeVisible();
  for (const words of ['Into the tunnel', 'One', 'Two', 'Three'])
    await expect(inChat(ann, words)).toHaveCount(1);
  await expect(log(ann).getByText('Waits for the network')).toHaveCount(0);
  expect(await home.getByRole('article').first().boundingBox()).toEqual(place);
  await expect(home.getByText('Ben lost his kite.')).toHaveCount(0);
  for (const page of [ann, home]) await expectNoShift(page);
});

for (const [which, by] of [
  ['ahead', HOUR_MS],
  ['behind', -HOUR_MS],
] as const) {
  test(
    `a clock that is an hour ${which} loses, doubles and turns nothing round`,
    tier(true),
    async ({ browser, baseURL }) => {
      const [{ page: ann, member: annIs }, { member: benIs }] = await twoFriends(browser, baseURL);
      await writeTo(annIs, benIs, 'First');
      await ann.clock.install({ time: Date.now() + by });
      await openTold(ann, `/messages?with=${benIs.id}`);
      // Words stand in the chat while they are sent, and come behind what the friend's are faster with.
      const isStored = ann.waitForResponse(
        (one) => one.request().method() === 'POST' && new URL(one.url()).pathname === '/api/messages',
      );
      await write(ann, 'Second');
      await isStored;
      await writeTo(annIs, benIs, 'Third');
      await expect(inChat(ann, 'Third')).toHaveCount(1);
      await ann.context().setOffline(true);
      await write(ann, 'Fourth');
      await expect(log(ann).getByText('Waits for the network')).toHaveCount(1);
      await ann.context().setOffline(false);
      await ann.clock.runFor(RECHECK_MS);
      await expect(log(ann).getByText('Waits for the network')).toHaveCount(0);
      await expect(log(ann).getByText(/^(First|Second|Third|Fourth)$/)).toHaveText([
        'First',
        'Second',
        'Third',
        'Fourth',
      ]);
      await ann.goto('/events');
      await writeTo(annIs, benIs, 'Fifth');
      // Beside that Ben has accepted.
      await expect(button(ann, 'Notifications, 2 new')).toBeVisible();
    },
  );
}

test('of two tabs with different members each hears what is its own @long', async ({
  browser,
  baseURL,
  playwright,
}) => {
  const [{ page: ann, member: annIs }, { member: benIs }] = await twoFriends(browser, baseURL);
  const cleo = await openMember(browser, baseURL, 'Cleo Dahl');
  const annsPhone = { ...annIs, request: await playwright.request.newContext({ baseURL: baseURL! }) };
  await logIn(annsPhone.request, annIs);
  await openTold(ann, `/messages?with=${benIs.id}`);
  // All tabs of a browser share one cookie, which is Cleo's now.
  await logIn(ann.request, cleo.member);
  const other = await ann.context().newPage();
  await other.goto('/');
  await untilReady(other);
  await writeTo(annIs, benIs, 'For Ann alone');
  await expect(ann.getByRole('heading', { name: 'We could not find this person' })).toBeVisible();
  const asked = await benIs.request.post('/api/friendships', {
    data: { userId: benIs.id, friendId: cleo.member.id, status: 'pending' },
  });
  expect(asked.ok(), await asked.text()).toBe(true);
  for (const page of [ann, other]) {
    await expect(button(page, 'Notifications, 1 new')).toBeVisible();
    await expect(page.getByText('For Ann alone')).toHaveCount(0);
  }
  const count = await annsPhone.request.get('/api/notifications/count');
  expect(await count.json()).toMatchObject({ unseen: 2 });
  await annsPhone.request.dispose();
});

test('where the browser stores nothing and gives no turns, what comes is found by a press, once @long', async ({
  browser,
  baseURL,
}) => {
  const [{ page: ann, member: annIs }, { member: benIs }] = await twoFriends(browser, baseURL);
  await ann.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: refuse });
    // As a browser does where a page may store nothing. Source: the Web Locks API.
    LockManager.prototype.request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
  });
  await ann.goto(`/messages?with=${benIs.id}`);
  await untilReady(ann);
  const check = button(ann, 'Check for new messages');
  await expect(check).toBeVisible();
  await writeTo(annIs, benIs, 'The kettle is on.');
  await expect(button(ann, 'Notifications, 2 new')).toBeVisible();
  await check.click();
  await expect(inChat(ann, 'The kettle is on.')).toHaveCount(1);
  await ann.context().setOffline(true);
  await write(ann, 'Into the tunnel');
  await expect(
    ann.getByText('This device does not keep it. It waits only while this page is open.').first(),
  ).toBeVisible();
  await ann.context().setOffline(false);
  await expect(log(ann).getByText('Waits for the network')).toHaveCount(0);
  await expect(inChat(ann, 'Into the tunnel')).toHaveCount(1);
});
