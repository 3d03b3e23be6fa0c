import { expect, test, tier } from '../journey.ts';

test.use({ serviceWorkers: 'allow' });

test('works without a network once it was loaded, also after a reload', async ({
  page,
  context,
  journey,
}) => {
  await journey.openAsVisitor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.reload();
  await journey.logInToDemo();
  await journey.fill(/^How are you today/, 'Written without a network');
  await journey.press('button', 'Share Post');
  await expect(page.getByRole('article').first()).toContainText('Written without a network');
  await page.goto('/messages');
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
});

test.describe('where workers are blocked', () => {
  test.use({ serviceWorkers: 'block' });

  test('works all the same, and keeps what is shared', tier(true), async ({ page, journey }) => {
    await journey.openAsMember();
    await journey.fill(/^How are you today/, 'Shared without a worker');
    await journey.press('button', 'Share Post');
    await expect(page.getByText('Your post is shared.').first()).toBeVisible();
    await page.reload();
    await expect(page.getByRole('article').first()).toContainText('Shared without a worker');
  });
});

test('starts over with “Reset demo”, and leaves nothing on the device', async ({ page, journey }) => {
  await page.goto('/?scenario=fresh');
  await journey.fill(/^How are you today/, 'Soon gone');
  await journey.press('button', 'Share Post');
  await expect(page.getByRole('article').first()).toContainText('Soon gone');
  await page.getByRole('textbox', { name: /^How are you today/ }).fill('A draft, soon gone too');
  await page.evaluate(() => localStorage.setItem('friendbase.notices.somebody', '[]'));
  const before = await page.evaluate(() => new Date().toISOString());
  await journey.press('button', 'Reset demo');
  const ask = page.getByRole('alertdialog', { name: 'Reset the demo?' });
  await expect(ask.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article')).toHaveCount(20);
  await expect(page.getByRole('article').first()).not.toContainText('Soon gone');
  await expect(page.getByRole('textbox', { name: /^How are you today/ })).toHaveValue('');
  const stored = await page.evaluate(() =>
    [localStorage, sessionStorage].flatMap((storage) => Object.entries(storage)),
  );
  // Since when the page that was reloaded counts what is new.
  const isOfNewPage = ([key]: [string, unknown]) => key.startsWith('friendbase.look.');
  expect(
    stored.filter(
      (entry) =>
        (entry[0].startsWith('friendbase.') && !isOfNewPage(entry)) || String(entry[1]).includes('oon gone'),
    ),
  ).toEqual([]);
  expect(stored.filter(isOfNewPage).every(([, at]) => JSON.parse(String(at)) > before)).toBe(true);
  expect(stored.map(([key]) => key)).not.toContain('friendbase-scenario');
  const posts = await page.evaluate(remainingPosts);
  expect(posts).toContain('content');
  expect(posts).not.toContain('Soon gone');
});

test('starts over without what waited for the network @long', async ({ page, journey }) => {
  await page.goto('/?scenario=offline');
  await journey.fill(/^How are you today/, 'Written in a tunnel');
  await journey.press('button', 'Share Post');
  await expect(page.getByText('Waits for the network')).toBeVisible();
  await journey.press('button', 'Reset demo');
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/scenario/);
  await expect(page.getByRole('article')).toHaveCount(20);
  // A post that is shared after it waits behind what waited before.
  await journey.fill(/^How are you today/, 'In the light again');
  await journey.press('button', 'Share Post');
  await expect(page.getByRole('article').first()).toContainText('In the light again');
  expect(await page.content()).not.toContain('Written in a tunnel');
});

test(
  'starts over in every tab, which then shows nothing of before',
  tier(true),
  async ({ page, context, journey }) => {
    await page.goto('/?scenario=fresh');
    const other = await context.newPage();
    await other.goto('/?scenario=fresh');
    const field = other.getByRole('textbox', { name: /^How are you today/ });
    await field.fill('Nobody else may read this');
    await journey.press('button', 'Reset demo');
    await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('');
    for (const tab of [page, other]) await expect(tab.getByRole('article')).toHaveCount(20);
    expect(await other.content()).not.toContain('Nobody else may read this');
    const stored = await other.evaluate(() => Object.keys(localStorage));
    expect(stored.filter((key) => key.startsWith('friendbase.draft'))).toEqual([]);
  },
);

test.describe('a scenario named in the address', () => {
  test('fresh: a new member with nothing yet', tier(true), async ({ page }) => {
    await page.goto('/?scenario=fresh');
    await expect(page.getByText('No posts to show yet. Start by creating your first post!')).toBeVisible();
  });

  test(
    'failing: every change is refused, and nothing typed is lost',
    tier(true),
    async ({ page, journey }) => {
      await page.goto('/?scenario=failing');
      await journey.fill(/^How are you today/, 'Stored');
      await journey.press('button', 'Share Post');
      await expect(
        page.getByText('Your post was not shared. Your words are still here.').first(),
      ).toBeVisible();
      await expect(page.getByRole('textbox', { name: /^How are you today/ })).toHaveValue('Stored');
    },
  );

  test('slow: the page says that it is loading', tier(true), async ({ page }) => {
    await page.goto('/?scenario=slow');
    await expect(page.getByText('Loading...').first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible();
  });
});

/** Every post that the demo keeps, of all scenarios. Runs in the page. */
const remainingPosts = (): Promise<string> =>
  new Promise((resolve) => {
    const opening = indexedDB.open('friendbase-demo');
    opening.addEventListener('success', () => {
      const posts = opening.result.transaction('posts').objectStore('posts').getAll();
      posts.addEventListener('success', () => {
        opening.result.close();
        resolve(JSON.stringify(posts.result));
      });
    });
  });
