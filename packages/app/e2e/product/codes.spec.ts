import { expect, test as base, untilReady } from '../journey.ts';
import { startOwnServer, type OwnServer } from '../ownServer.ts';
import { signUp } from '../people.ts';

/** An empty community: nobody, and no reward. */
const test = base.extend<{ empty: OwnServer }>({
  empty: async ({ browserName: _ }, use) => {
    const server = await startOwnServer({ DEMO_DATA: '0' });
    await use(server);
    await server.stop();
  },
  baseURL: async ({ empty }, use) => use(empty.origin),
});

const WORDS = [
  [/^Title \(/, 'A piece of cake'],
  [/^What is it\? /, 'Ruth bakes it in the morning.'],
  [/^Title in easy words/, 'Cake'],
  [/^What is it, in easy words\?/, 'Ruth makes it.'],
  [/^Who is the code shown to\?/, 'Ruth at the café'],
] as const;

test('an organizer makes a reward, a member redeems it, and sees at once that its code was used @long', async ({
  page,
  journey,
  empty,
  browser,
}) => {
  const organizer = await signUp(page.request, 'Olga Berg');
  await empty.give('organizer', organizer.username);
  const context = await browser.newContext({ baseURL: empty.origin });
  await signUp(context.request, 'Ann Clark');
  await page.goto('/organize');
  await untilReady(page);

  await test.step('the reward is made and published', async () => {
    await journey.press('button', 'Make a reward');
    for (const [name, words] of WORDS) await journey.fill(name, words);
    await journey.expectAccessible('without story');
    await journey.press('button', 'Save');
    await expect(page.getByRole('heading', { name: 'A piece of cake' })).toBeFocused();
    await journey.press('button', 'Publish, A piece of cake');
    await journey.press('button', 'Publish', page.getByRole('alertdialog'));
    await expect(page.getByText('Published. Members can redeem it.')).toBeVisible();
  });

  const ann = await context.newPage();
  const mine = ann.getByRole('region', { name: 'My rewards' });
  const code = mine.getByRole('textbox', { name: 'Code for A piece of cake' });
  await test.step('a member redeems it', async () => {
    await ann.goto('/tournaments');
    await untilReady(ann);
    await ann.getByRole('button', { name: 'Redeem, A piece of cake' }).click();
    await ann
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Spend/ })
      .click();
    await expect(code).toHaveValue(/^FB-/);
  });

  await test.step('and shows the code, which works once', async () => {
    const typed = (await code.inputValue()).toLowerCase().replaceAll('-', ' ');
    await journey.press('button', 'Check a code');
    await journey.fill('Code that a member shows', typed);
    await journey.press('button', 'Look up');
    await expect(page.getByText('To show to Ruth at the café.')).toBeVisible();
    await journey.expectAccessible('without story');
    await journey.press('button', 'Mark as used, A piece of cake');
    await journey.press('button', 'Mark as used', page.getByRole('alertdialog'));
    await expect(
      page.getByRole('main').getByText('It is marked as used. The member sees that too.'),
    ).toBeVisible();
    await expect(mine.getByText(/^Used on /)).toBeVisible();
  });
  await context.close();
});
