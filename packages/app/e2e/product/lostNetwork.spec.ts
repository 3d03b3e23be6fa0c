import type { Page, Request } from '@playwright/test';
import { expect, test, untilReady, type Journey, tier } from '../journey.ts';
import { PAGE_WORKER } from '../../src/lib/device/pushDevice.ts';
import { makeModerator, accept, askFor, signUp, type NewMember } from '../people.ts';

/** How often the session asks the server. Source: product spec §9. */
const RECHECK_MS = 5000;

/** How long the network is lost, in seconds, one time after the other. */
const LOSSES = [9, 60, 600];

const LOST = /^We cannot reach FriendBase right now\. You can read and write\./;

/** Who is there, and what there is to write about. */
interface Place {
  me: NewMember;
  friend: NewMember;
  /** A post of the member. */
  postId: string;
}

interface Writing {
  what: string;
  path: (place: Place) => string;
  /** Opens the field, where it is not there yet. */
  open?: (page: Page) => Promise<void>;
  /** @default 'textbox' */
  role?: 'searchbox';
  field: string | RegExp;
  sending?: Sending;
}

/** How it is sent, and where it stands then. */
interface Sending {
  press: string | RegExp;
  /** The path of the call, which fails meanwhile. */
  call: (place: Place) => string;
  /** What is said where it does not wait for the network in the outbox, and has to be pressed again. */
  failure?: string | RegExp;
  sent: (page: Page, words: string) => ReturnType<Page['getByText']>;
  /** It stands there after a reload, too. @default true */
  stays?: boolean;
}

const pressIn = async (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).first().press('Enter');

const WRITINGS: Writing[] = [
  {
    what: 'a post',
    path: () => '/',
    field: /^How are you today/,
    sending: {
      press: 'Share Post',
      call: () => '/api/posts',
      sent: (page, words) => page.getByRole('article').getByText(words),
    },
  },
  {
    what: 'a comment',
    path: () => '/',
    open: (page) => pressIn(page, 'View Comments (0)'),
    field: /^Your comment on /,
    sending: {
      press: 'Send comment',
      call: ({ postId }) => `/api/posts/${postId}/comments`,
      sent: (page, words) => page.getByRole('list', { name: /^Comments on / }).getByText(words),
    },
  },
  {
    what: 'a message',
    path: ({ friend }) => `/messages?with=${friend.id}`,
    field: 'Your message',
    sending: {
      press: 'Send',
      call: () => '/api/messages',
      sent: (page, words) => page.getByRole('log').getByText(words),
    },
  },
  {
    what: 'a profile',
    path: () => '/profile',
    open: (page) => pressIn(page, 'Edit Profile'),
    field: /^Bio/,
    sending: {
      press: 'Save Changes',
      call: ({ me }) => `/api/users/${me.id}`,
      failure: 'We could not reach the site. Your words are still here. Please try again.',
      sent: (page, words) => page.getByText(words),
    },
  },
  {
    what: 'a report',
    path: () => '/',
    open: async (page) => {
      await pressIn(page, /^More, .*Maya/);
      await pressIn(page, /^Report, .*Maya/);
      await page.getByRole('radio', { name: /^It is mean/ }).press('Space');
    },
    field: 'Do you want to say more?',
    sending: {
      press: 'Send report',
      call: () => '/api/reports',
      failure: /^Your report was not sent, so you see it again\. Your words are still here\./,
      sent: (page) => page.getByRole('heading', { name: 'Thank you. Your report was sent.' }),
      stays: false,
    },
  },
  {
    what: 'an appeal',
    path: () => '/profile',
    open: (page) => pressIn(page, 'My reports and decisions'),
    field: /^Do you want to say why/,
    sending: {
      press: /^Ask us to look again/,
      call: () => '/api/decisions/',
      failure: /could not reach/,
      sent: (page) => page.getByRole('dialog').getByText(/^You asked us to look again/),
    },
  },
  { what: 'a search for games', path: () => '/clubs', role: 'searchbox', field: 'Search games' },
];

/** For friends: nobody else's journey shows it. */
async function shareWithFriends({ request, id: authorId }: NewMember, content: string): Promise<string> {
  const answer = await request.post('/api/posts', { data: { authorId, content, privacy: 'friends' } });
  return ((await answer.json()) as { id: string }).id;
}

/** A member with a friend, posts of both, and one of their own that a moderator has hidden. */
async function settle(page: Page, strangers: () => Promise<Page['request']>): Promise<Place> {
  const me = await signUp(page.request, 'Kim');
  const friend = await signUp(await strangers(), 'Maya');
  await accept(friend, await askFor(me, friend));
  await shareWithFriends(friend, 'Good morning.');
  const hidden = await shareWithFriends(me, `Hello from ${me.username}.`);
  const moderator = await signUp(await strangers(), 'Mo');
  await makeModerator(moderator);
  const report = { subject: { kind: 'post', id: hidden }, reason: 'mean', words: '', alsoBlock: false };
  expect((await friend.request.post('/api/reports', { data: report })).ok()).toBe(true);
  const cases = (await (await moderator.request.get('/api/moderation/cases?list=reports')).json()) as {
    id: string;
    owner: { id: string };
  }[];
  const { id } = cases.find(({ owner }) => owner.id === me.id)!;
  const decision = { action: 'hide', rule: 'beKind', version: 0 };
  const decided = await moderator.request.post(`/api/moderation/cases/${id}/decisions`, { data: decision });
  expect(decided.ok(), await decided.text()).toBe(true);
  return { me, friend, postId: await shareWithFriends(me, 'Look up.') };
}

/** The network is lost for so long, and comes back; the session notices both. */
async function loseNetwork(page: Page, seconds: number, meanwhile: () => Promise<void>): Promise<void> {
  await page.context().setOffline(true);
  for (let passed = 0; passed < seconds * 1000; passed += RECHECK_MS) await page.clock.runFor(RECHECK_MS);
  await meanwhile();
  await page.context().setOffline(false);
  await page.clock.runFor(RECHECK_MS);
}

/** What the page asks for on the side while there is no network. */
function expectNoNetwork(journey: Journey, place: Place): void {
  const lists = [
    `posts/feed/`,
    `conversations/`,
    'shared-games',
    `messages/`,
    'user',
    'users/',
    'friends/',
    'events',
    'reports/',
    'decisions/',
    'media/',
    'placeholder-media',
  ];
  for (const list of lists) journey.expectCallError(`/api/${list}`);
  journey.expectCallError(`/api/posts/${place.postId}/comments`);
  // Parts that come in idle time, of which some are not there yet.
  journey.expectCallError('/assets/');
  journey.expectCallError(PAGE_WORKER);
  // The browser's own look for the icon of the page, late.
  journey.expectCallError('/mark.svg');
}

for (const { what, path, open, role = 'textbox', field, sending } of WRITINGS) {
  test(
    `${what} half written stays on its page for 9 s, 60 s and 10 min without a network${sending ? ', and is sent once' : ''}`,
    tier(true),
    async ({ page, playwright, baseURL, journey }) => {
      const words = 'Clouds over the lake.';
      const place = await settle(page, () => playwright.request.newContext({ baseURL: baseURL! }));
      expectNoNetwork(journey, place);
      await page.clock.install();
      await page.goto(path(place));
      await untilReady(page);
      await open?.(page);
      const control = page.getByRole(role, { name: field }).first();
      await control.fill(words);
      // What is shown beside it has come, and the script that checks answers with it.
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);

      const line = page.getByText(LOST).and(page.locator('footer *')).first();
      for (const seconds of LOSSES) {
        await loseNetwork(page, seconds, async () => {
          await expect(line).toBeAttached();
          await expect(control).toBeFocused();
          await expect(control).toHaveValue(words);
          await expect(page.getByText(/You were logged out|Please log in again/)).toHaveCount(0);
        });
        await expect(line).toHaveCount(0);
        await expect(control).toBeFocused();
        await expect(control).toHaveValue(words);
      }
      if (!sending) return;

      const { press, call, failure, sent, stays = true } = sending;
      journey.expectCallError(call(place));
      const calls: string[] = [];
      const isSent = (one: Request) => one.method() !== 'GET' && one.url().includes(call(place));
      const watch = () => page.on('request', (one) => isSent(one) && calls.push(one.url()));
      if (failure === undefined) {
        const answer = page.waitForResponse((one) => isSent(one.request()));
        await loseNetwork(page, RECHECK_MS / 1000, async () => {
          await page.getByRole('button', { name: press, exact: true }).press('Enter');
          await expect(page.getByText(/Waits for the network/)).toBeVisible();
          await expect(control).toHaveValue('');
          watch();
        });
        expect((await answer).ok()).toBe(true);
        await expect(page.getByText(/Waits for the network/)).toHaveCount(0);
      } else {
        await loseNetwork(page, RECHECK_MS / 1000, async () => {
          await page.getByRole('button', { name: press, exact: true }).press('Enter');
          await expect(page.getByText(failure).first()).toBeVisible();
        });
        await expect(control).toHaveValue(words);
        watch();
        const answer = page.waitForResponse((one) => isSent(one.request()));
        const again = page.getByRole('button', { name: /^Try again/ });
        await again
          .or(page.getByRole('button', { name: press, exact: true }))
          .first()
          .press('Enter');
        // What is on its way is shown already.
        expect((await answer).ok()).toBe(true);
      }
      await expect(sent(page, words)).toHaveCount(1);
      expect(calls).toHaveLength(1);
      if (!stays) return;
      await page.reload();
      await untilReady(page);
      if (what === 'an appeal') await open?.(page);
      await expect(sent(page, words)).toHaveCount(1);
    },
  );
}

for (const [tab, field] of [
  ['Log In', /^Username/],
  ['Sign Up', /^Username/],
  ['Need Help?', /^Email/],
] as const) {
  test(
    `what a visitor wrote in “${tab}” stays for 9 s, 60 s and 10 min without a network`,
    tier(true),
    async ({ page, journey }) => {
      await page.clock.install();
      journey.expectCallError(PAGE_WORKER);
      // Whom to ask, where the field does not wait for it.
      journey.expectCallError('/api/contact');
      await journey.openAsVisitor();
      await page.getByRole('tab', { name: tab }).click();
      const control = page.getByRole('tabpanel').getByLabel(field).first();
      await control.fill('sam@example.com');
      for (const seconds of LOSSES) {
        const line = page.getByRole('contentinfo').getByText(/^We cannot reach FriendBase right now/);
        await loseNetwork(page, seconds, async () => {
          await expect(line).toBeVisible();
          await expect(page.getByText(/You were logged out/)).toHaveCount(0);
          await expect(control).toBeFocused();
        });
        await expect(line).toHaveCount(0);
        await expect(control).toHaveValue('sam@example.com');
      }
    },
  );
}
