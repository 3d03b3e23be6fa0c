// Not the journeys' own `test`: two people, each in a browser of their own.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { chooserOf } from '../fileChooser.ts';
import { untilReady, tier } from '../journey.ts';
import { askFor, logIn, openMember, signUp, twoFriends } from '../people.ts';

const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const log = (page: Page) => page.getByRole('log');
const inChat = (page: Page, words: string) => log(page).getByText(words, { exact: true });
const waiting = (page: Page) => log(page).getByText('Waits for the network');

/** The head of a WebM file and 11 MiB behind it: three parts. */
const FILM = Buffer.concat([
  Buffer.from('\x1a\x45\xdf\xa3\x87\x42\x82\x84webm', 'latin1'),
  Buffer.alloc(11 * 2 ** 20),
]);

/** Two friends; Ann has the chat with Ben open, and what she does is queued from now on. */
async function openQueuedChat(browser: Browser, baseURL: string | undefined) {
  const [{ page: ann, member: annIs }, { member: benIs }] = await twoFriends(browser, baseURL);
  await goTo(ann, `/messages?with=${benIs.id}`);
  return { ann, annIs, benIs };
}

/** Opens a page, and waits until its outbox is open, which it is once the page is idle: an open one asks for its turn to send. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await untilReady(page);
  await expect
    .poll(() => page.evaluate(lockNames))
    .toContainEqual(expect.stringMatching(/^friendbase outbox /));
}

const lockNames = async () => (await navigator.locks.query()).held?.map(({ name }) => name);

async function write(page: Page, words: string): Promise<void> {
  await field(page).fill(words);
  await field(page).press('Enter');
  await expect(inChat(page, words)).toBeVisible();
}

/** What the server has of a chat, the oldest first. */
async function messagesOf({ request, id }: { request: Page['request']; id: string }, partnerId: string) {
  const answer = await request.get(`/api/messages/${id}/${partnerId}`, { maxRetries: 2 });
  return ((await answer.json()) as { content: string }[]).map(({ content }) => content);
}

test(
  'messages without a network wait in the chat, and are sent once and in order when it is back',
  tier(true),
  async ({ browser, baseURL }) => {
    const { ann, annIs, benIs } = await openQueuedChat(browser, baseURL);
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
    await expect.poll(() => messagesOf(annIs, benIs.id)).toEqual(['Into the tunnel', 'Still dark']);
  },
);

test('a message that waits is still there after a reload, and waits no longer once it is in the chat, also where its answer was lost', async ({
  browser,
  baseURL,
}) => {
  const { ann, annIs, benIs } = await openQueuedChat(browser, baseURL);
  let isReached = false;
  await ann.route('**/api/messages', async (route) => {
    // The server has it, and nobody hears so.
    if (isReached) await route.fetch();
    await route.abort('connectionreset');
  });
  await write(ann, 'Only once, please');
  await expect(waiting(ann)).toHaveCount(1);
  await ann.reload();
  await untilReady(ann);
  await expect(waiting(ann)).toHaveCount(1);
  isReached = true;
  await expect.poll(() => messagesOf(annIs, benIs.id)).toEqual(['Only once, please']);
  await expect(waiting(ann)).toHaveCount(0);
  await expect(inChat(ann, 'Only once, please')).toHaveCount(1);
  // A try may still be on its way.
  await ann.unrouteAll({ behavior: 'wait' });
  expect(await messagesOf(annIs, benIs.id)).toEqual(['Only once, please']);
});

test('a post, a comment and a like without a network wait beside where they were made, and are sent once @long', async ({
  browser,
  baseURL,
}) => {
  const { ann, annIs, benIs } = await openQueuedChat(browser, baseURL);
  const shared = await benIs.request.post('/api/posts', {
    data: { authorId: benIs.id, content: `Good morning ${annIs.username}`, privacy: 'friends' },
  });
  const { id: postId } = (await shared.json()) as { id: string };
  await goTo(ann, '/');
  const post = ann.getByRole('article').filter({ hasText: `Good morning ${annIs.username}` });
  await post.getByRole('button', { name: /^View Comments/ }).press('Enter');
  const comment = post.getByRole('textbox', { name: /^Your comment on / });
  await comment.fill('Good morning to you');
  await ann.getByRole('textbox', { name: /^How are you today/ }).fill('Nearly home');

  await ann.context().setOffline(true);
  await button(ann, 'Share Post').press('Enter');
  await expect(ann.getByRole('textbox', { name: /^How are you today/ })).toHaveValue('');
  await post.getByRole('button', { name: 'Send comment' }).press('Enter');
  await expect(comment).toHaveValue('');
  await post.getByRole('button', { name: /^Like,/ }).press('Enter');
  await expect(post.getByRole('button', { name: /^Unlike,/ })).toBeVisible();
  await expect(ann.getByText('Waits for the network', { exact: true })).toHaveCount(3);
  await expect(ann.getByText('Nearly home', { exact: true })).toBeVisible();

  await ann.context().setOffline(false);
  await expect(ann.getByText('Waits for the network', { exact: true })).toHaveCount(0);
  await expect(ann.getByRole('article').filter({ hasText: 'Nearly home' })).toHaveCount(1);
  await expect(post.getByText('Good morning to you', { exact: true })).toHaveCount(1);
  await expect(post.getByRole('button', { name: /^Unlike,/ })).toBeVisible();
  const feed = (await (await annIs.request.get(`/api/posts/feed/${annIs.id}`)).json()) as {
    id: string;
    content: string;
    isLikedByUser: boolean;
    commentsCount: number;
  }[];
  expect(feed.filter(({ content }) => content === 'Nearly home')).toHaveLength(1);
  expect(feed.find(({ id }) => id === postId)).toMatchObject({ isLikedByUser: true, commentsCount: 1 });
});

test(
  'a large film that waits goes on where the network was lost on its way, after a reload too, and no part comes twice',
  tier(true),
  async ({ browser, baseURL }) => {
    const { ann, annIs } = await openQueuedChat(browser, baseURL);
    await goTo(ann, '/');
    await ann.getByRole('textbox', { name: /^How are you today/ }).fill('By the sea');
    await button(ann, 'Add pictures or videos').press('Enter');
    const chooser = await chooserOf(ann, () => button(ann, 'Choose files').press('Enter'));
    await ann.context().setOffline(true);
    await chooser.setFiles({ name: 'sea.webm', mimeType: 'video/webm', buffer: FILM });
    await button(ann, 'Share Post').press('Enter');
    await expect(ann.getByText('Waits for the network', { exact: true })).toBeVisible();

    const parts: string[] = [];
    ann.on('requestfinished', (one) => {
      const part = /\/multipart\/[^/]+\/(\d+)/.exec(one.url())?.[1];
      if (one.method() === 'PUT' && part !== undefined) parts.push(part);
    });
    // The second part is on its way when the network goes.
    await ann.route('**/api/companion/s3/multipart/*/2?*', (route) => route.abort('connectionreset'));
    await ann.context().setOffline(false);
    await expect.poll(() => parts).toContain('1');
    await ann.unroute('**/api/companion/s3/multipart/*/2?*');
    await goTo(ann, '/');
    await expect(ann.getByText('Waits for the network', { exact: true })).toHaveCount(0);
    await expect(ann.getByRole('article').filter({ hasText: 'By the sea' })).toHaveCount(1);
    expect(parts.toSorted()).toEqual(['1', '2', '3']);
    const feed = await annIs.request.get(`/api/posts/feed/${annIs.id}`);
    const [post] = (await feed.json()) as { mediaUrls: string[] }[];
    expect(await (await annIs.request.get(post?.mediaUrls[0] ?? '')).body()).toHaveLength(FILM.length);
  },
);

test(
  'a comment whose post is gone meanwhile comes back with the reason, and what follows is sent',
  tier(true),
  async ({ browser, baseURL }) => {
    const { ann, annIs, benIs } = await openQueuedChat(browser, baseURL);
    const shared = await benIs.request.post('/api/posts', {
      data: { authorId: benIs.id, content: `Soon gone ${annIs.username}`, privacy: 'friends' },
    });
    const { id: postId } = (await shared.json()) as { id: string };
    await goTo(ann, '/');
    const post = ann.getByRole('article').filter({ hasText: `Soon gone ${annIs.username}` });
    await post.getByRole('button', { name: /^View Comments/ }).press('Enter');
    await post.getByRole('textbox', { name: /^Your comment on / }).fill('I was about to say');
    await ann.getByRole('textbox', { name: /^How are you today/ }).fill('Something else');
    await ann.context().setOffline(true);
    await post.getByRole('button', { name: 'Send comment' }).press('Enter');
    await expect(ann.getByText('Waits for the network', { exact: true })).toHaveCount(1);
    await button(ann, 'Share Post').press('Enter');
    await expect(ann.getByText('Waits for the network', { exact: true })).toHaveCount(2);
    expect((await benIs.request.delete(`/api/posts/${postId}`)).ok()).toBe(true);

    await ann.context().setOffline(false);
    await expect(ann.getByRole('article').filter({ hasText: 'Something else' })).toHaveCount(1);
    await expect(
      ann.getByRole('main').getByText('Your comment was not sent: This post is not there anymore.'),
    ).toBeVisible();
    await button(ann, 'Edit, I was about to say').press('Enter');
    await expect(ann.getByRole('textbox', { name: /^How are you today/ })).toHaveValue('I was about to say');
  },
);

test('whoever logs out is asked first, and nothing of what waited is left on the device', async ({
  browser,
  baseURL,
}) => {
  const { ann, annIs, benIs } = await openQueuedChat(browser, baseURL);
  await ann.route('**/api/messages', (route) => route.abort('connectionreset'));
  await write(ann, 'Never mind');
  await expect(waiting(ann)).toHaveCount(1);
  const tried = ann.waitForEvent('requestfailed', (one) => one.url().endsWith('/api/messages'));
  await ann.goto('/profile');
  await untilReady(ann);
  await tried;
  const question = ann.getByRole('alertdialog', { name: /^1 thing has not been sent yet/ });
  const ask = () => button(ann, 'Log Out').press('Enter');
  await ask();
  await question.getByRole('button', { name: 'Stay' }).press('Enter');
  await expect(question).toHaveCount(0);
  await ask();
  await question.getByRole('button', { name: 'Log out and delete them' }).press('Enter');
  await expect(ann.getByRole('tab', { name: 'Log In' })).toBeVisible();
  const databases = () =>
    ann.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
  await expect.poll(databases).not.toContain(`friendbase.outbox.${annIs.id}`);
  expect(await messagesOf(benIs, annIs.id)).toEqual([]);
});

test(
  'a request that is accepted without a network waits, and the two are friends when it is back',
  tier(true),
  async ({ browser, baseURL }) => {
    const { page: ann, member: annIs } = await openMember(browser, baseURL, 'Ann Berg');
    const { member: benIs } = await openMember(browser, baseURL, 'Ben Clark');
    await askFor(benIs, annIs);
    await goTo(ann, '/friends');
    await ann.context().setOffline(true);
    await button(ann, 'Accept the request from Ben Clark')
      .or(button(ann, /^Accept.*Ben Clark/))
      .first()
      .press('Enter');
    await expect(ann.getByText('Waits for the network', { exact: true })).toBeVisible();
    await ann.context().setOffline(false);
    await expect(ann.getByText(/You are now friends with Ben Clark/).first()).toBeVisible();
    await expect(ann.getByText('Waits for the network', { exact: true })).toHaveCount(0);
    const friends = (await (await annIs.request.get(`/api/friends/${annIs.id}`)).json()) as unknown[];
    expect(friends).toHaveLength(1);
  },
);

test('what waits is neither shown nor sent while another member is here, and is sent when its own is back @long', async ({
  browser,
  baseURL,
  playwright,
}) => {
  const { ann, annIs, benIs } = await openQueuedChat(browser, baseURL);
  const cleo = await signUp(await playwright.request.newContext({ baseURL: baseURL! }), 'Cleo Dunn');
  let isCut = true;
  await ann.route('**/api/messages', (route) => (isCut ? route.abort('connectionreset') : route.continue()));
  await write(ann, 'From Ann alone');
  await expect(waiting(ann)).toHaveCount(1);
  // All tabs share one cookie, which is Cleo's now.
  await logIn(ann.request, cleo);
  isCut = false;
  await expect(ann.getByText('From Ann alone')).toHaveCount(0);
  await goTo(ann, '/');
  await expect(ann.getByRole('heading', { name: /Cleo/ }).first()).toBeVisible();
  expect(await messagesOf(benIs, annIs.id)).toEqual([]);
  await logIn(ann.request, annIs);
  await goTo(ann, `/messages?with=${benIs.id}`);
  await expect.poll(() => messagesOf(benIs, annIs.id)).toEqual(['From Ann alone']);
  await expect(inChat(ann, 'From Ann alone')).toHaveCount(1);
});
