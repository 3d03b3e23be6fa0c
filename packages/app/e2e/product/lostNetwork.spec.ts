import type { Page } from '@playwright/test';
import { expect, test, untilReady } from '../journey.ts';
import { accept, askFor, signUp } from '../people.ts';

/** How often the session asks the server. Source: product spec §9. */
const RECHECK_MS = 5000;

interface Writing {
  what: string;
  /** Where it is written; of a chat, with this friend. */
  path: (friendId: string) => string;
  /** Opens the field, where it is not there yet. */
  open?: string;
  field: string | RegExp;
  send: string;
  /** The path of the call, which fails meanwhile. */
  call: (ids: { me: string; postId: string }) => string;
  failure: string;
  /** Where it stands once it is sent. */
  sent: (page: Page, words: string) => ReturnType<Page['getByText']>;
}

const WRITINGS: Writing[] = [
  {
    what: 'a post',
    path: () => '/',
    field: 'Your post',
    send: 'Share Post',
    call: () => '/api/posts',
    failure: 'Your post was not shared. Your words are still here.',
    sent: (page, words) => page.getByRole('article').getByText(words),
  },
  {
    what: 'a comment',
    path: () => '/',
    open: 'View Comments (0)',
    field: /^Your comment on /,
    send: 'Send comment',
    call: ({ postId }) => `/api/posts/${postId}/comments`,
    failure: 'Your comment was not sent. We could not reach the site. Your words are still here.',
    sent: (page, words) => page.getByRole('list', { name: /^Comments on / }).getByText(words),
  },
  {
    what: 'a message',
    path: (friendId) => `/messages?with=${friendId}`,
    field: 'Your message',
    send: 'Send',
    call: () => '/api/messages',
    failure: 'Not sent. Your words are still here.',
    sent: (page, words) => page.getByRole('log').getByText(words),
  },
  {
    what: 'a profile',
    path: () => '/profile',
    open: 'Edit Profile',
    field: /^Bio/,
    send: 'Save Changes',
    call: ({ me }) => `/api/users/${me}`,
    failure: 'We could not reach the site. Your words are still here. Please try again.',
    sent: (page, words) => page.getByText(words),
  },
];

for (const { what, path, open, field, send, call, failure, sent } of WRITINGS) {
  test(`${what} written while the network is lost for 30 seconds is there after it, and is sent once`, async ({
    page,
    context,
    playwright,
    baseURL,
    journey,
  }) => {
    const words = 'Clouds over the lake.';
    // By the auth screen, whose forms could not be loaded later.
    await journey.openAsVisitor();
    const me = await signUp(page.request, 'Kim');
    const friend = await signUp(await playwright.request.newContext({ baseURL: baseURL! }), 'Maya');
    await accept(friend, await askFor(me, friend));
    const data = { authorId: me.id, content: 'Look up.', privacy: 'friends' };
    const { id: postId } = (await (await page.request.post('/api/posts', { data })).json()) as { id: string };
    await page.clock.install();
    await page.goto(path(friend.id));
    await untilReady(page);
    const control = page.getByRole('textbox', { name: field });
    if (open !== undefined) await page.getByRole('button', { name: open }).first().press('Enter');
    await control.fill(words);
    // What is shown beside it has come, and the script that checks answers with it.
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);

    await context.setOffline(true);
    journey.expectRefused(call({ me: me.id, postId }));
    // What it makes old is asked for on the side.
    const lists = [`posts/feed/${me.id}`, `conversations/${me.id}`, `messages/${me.id}/${friend.id}`, 'user'];
    for (const list of lists) journey.expectRefused(`/api/${list}`);
    // Pictures are fetched when they come near.
    journey.expectRefused('/api/media/');
    await page.getByRole('button', { name: send, exact: true }).press('Enter');
    await expect(page.getByText(failure).first()).toBeVisible();
    for (let passed = 0; passed < 30_000; passed += RECHECK_MS) await page.clock.runFor(RECHECK_MS);

    await expect(
      page.getByRole('heading', { name: 'Please log in again. Your work is saved.' }),
    ).toBeVisible();
    await context.setOffline(false);
    // The page comes back by itself: the session is still there.
    await page.clock.runFor(RECHECK_MS);
    await expect(control).toHaveValue(words);
    const answer = page.waitForResponse(
      (one) => one.request().method() !== 'GET' && one.url().endsWith(call({ me: me.id, postId })),
    );
    await page.getByRole('button', { name: new RegExp(`^(Try again|${send})$`) }).press('Enter');
    await expect(sent(page, words)).toHaveCount(1);
    // What is on its way is shown already.
    expect((await answer).ok()).toBe(true);
    await page.reload();
    await expect(sent(page, words)).toHaveCount(1);
  });
}
