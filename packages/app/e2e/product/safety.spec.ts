import type { Page, TestInfo } from '@playwright/test';
import { expect, test, untilReady, tier } from '../journey.ts';
import { makeModerator, logIn, PASSWORD, sharePost, signUp, type NewMember } from '../people.ts';
import { eachWay } from '../ways.ts';
import { hideIt, openCase, openModeration, reportThing } from '../safety.ts';

// Colours are measured: nothing fades meanwhile.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A name that no other test on the same server has. */
const nameOf = (who: string, info: TestInfo) =>
  `${who} ${[info.workerIndex, info.repeatEachIndex, Date.now() % 100_000].join(' ')}`;

/** One after the other uses this browser. A page that is still open would notice, and reload itself on the way to the next. */
async function switchTo(page: Page, member: NewMember): Promise<void> {
  await page.goto('about:blank');
  await logIn(page.request, member);
}

/** The page of somebody else. */
async function become(page: Page, member: NewMember, path: string): Promise<void> {
  await switchTo(page, member);
  await page.goto(path);
  await untilReady(page);
}

const article = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words });

eachWay('touch', () => {
  test('a post is reported and hidden; its author is told, asks to look again, and is answered', async ({
    page,
    journey,
  }, info) => {
    const author = await signUp(page.request, nameOf('Ray Stone', info));
    const words = `You are as silly as ${author.username}.`;
    await sharePost(author, words);
    const [first, second] = [
      await signUp(page.request, nameOf('Mo First', info)),
      await signUp(page.request, nameOf('Max Second', info)),
    ];
    await Promise.all([first, second].map(makeModerator));
    const reporter = await signUp(page.request, nameOf('Ann Berg', info));
    await test.step('the reporter sends a report, and does not see the post anymore', async () => {
      await become(page, reporter, '/');
      await reportThing(page, journey, article(page, words).first());
      await expect(article(page, words)).toHaveCount(0);
      await page.reload();
      await untilReady(page);
      await expect(article(page, words)).toHaveCount(0);
    });
    await test.step('a moderator hides it', async () => {
      await switchTo(page, first);
      await openModeration(page, journey);
      await openCase(page, journey, `A post by ${author.displayName}`);
      await expect(page.getByText(reporter.displayName)).toHaveCount(0);
      await hideIt(page, journey);
    });
    await test.step('the author is told kindly, and asks to look again', async () => {
      await become(page, author, '/friends');
      await expect(page.getByRole('button', { name: 'Notifications, 1 new' })).toBeVisible();
      await journey.press('button', 'Notifications, 1 new');
      const news = page.getByRole('dialog', { name: 'Notifications' });
      await expect(news.getByText('A post: We took this away.')).toBeVisible();
      await journey.expectAccessible();
      const dialog = page.getByRole('dialog', { name: 'My reports and decisions' });
      await journey.press('link', 'Read what we decided', news);
      await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
      await expect(dialog.getByText('We took this away.')).toBeVisible();
      await expect(dialog.getByText('The rule: Be kind to each other.')).toBeVisible();
      await expect(dialog.getByText(words)).toBeVisible();
      await journey.expectAccessible();
      await journey.fill(/^Do you want to say why/, 'It was a joke.');
      await journey.press('button', 'Ask us to look again', dialog);
      await expect(dialog.getByText(/^You asked us to look again/).first()).toBeVisible();
      await expect(dialog.getByRole('heading', { name: /^A post, / })).toBeFocused();
      await journey.expectAccessible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'My reports and decisions' })).toBeFocused();
      await expect(page).toHaveURL(/\/profile$/);
    });
    await test.step('who decided first does not answer', async () => {
      await switchTo(page, first);
      await openModeration(page, journey, '/moderation?show=appeals');
      await openCase(page, journey, `A post by ${author.displayName}`);
      await expect(
        page.getByText('You decided this first. Another moderator has to look again.'),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'The decision stays' })).toHaveCount(0);
    });
    await test.step('another moderator takes it back', async () => {
      await switchTo(page, second);
      await openModeration(page, journey, '/moderation?show=appeals');
      await openCase(page, journey, `A post by ${author.displayName}`);
      await expect(page.getByText('It was a joke.')).toBeVisible();
      await journey.press('button', 'Undo the decision');
      await expect(page.getByRole('heading', { name: 'Decide', exact: true })).toBeFocused();
      await expect(page.getByText('The decision is undone. The member is told.').first()).toBeVisible();
    });
    await test.step('the author is told, and everybody sees the post again', async () => {
      await become(page, author, '/');
      await expect(article(page, words).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Notifications, 1 new' })).toBeVisible();
      await journey.press('button', 'Notifications, 1 new');
      await expect(
        page.getByRole('dialog', { name: 'Notifications' }).getByText(/We took this decision back/),
      ).toBeVisible();
      await journey.expectAccessible();
    });
    await test.step('the reporter reads what came of it', async () => {
      await become(page, reporter, '/profile');
      await journey.press('button', 'My reports and decisions');
      await expect(page.getByRole('heading', { name: 'A post: It is mean' })).toBeVisible();
      await expect(page.getByText('We have decided nothing about you.')).toBeVisible();
      await journey.expectNoSidewaysScroll();
    });
  });
});

test.describe('for everybody else there is no page of moderators', () => {
  const statusOf = async (page: Page, path: string) => (await page.request.get(path)).status();

  test('a visitor gets what every page of members gets @long', async ({ page }) => {
    const [wanted, other] = [await page.request.get('/moderation'), await page.request.get('/friends')];
    expect(wanted.status()).toBe(other.status());
    // The address itself is where they go after they log in.
    const text = (await wanted.text()).replaceAll('%2Fmoderation', '').replace('"next":"/moderation"', '');
    expect(text.match(/.{0,60}moderation.{0,60}/i)?.[0]).toBeUndefined();
  });

  test('a member gets 404, in the server-rendered page and in the browser @long', async ({
    page,
    journey,
  }, info) => {
    const member = await signUp(page.request, nameOf('Kim Plain', info));
    expect(await statusOf(page, '/moderation')).toBe(404);
    const written = await (await page.request.get('/moderation?show=counts')).text();
    expect(written).toContain('404 Page Not Found');
    expect(written).not.toContain('Moderation');
    await makeModerator(member);
    expect(await statusOf(page, '/moderation')).toBe(200);
    journey.expectCallError('/moderation');
  });
});

/** Closes an account as two others would, without a page. */
async function close(page: Page, author: NewMember, others: [reporter: NewMember, moderator: NewMember]) {
  await logIn(page.request, author);
  const id = await sharePost(author, `Goodbye says ${author.username}.`);
  const [reporter, moderator] = others;
  await logIn(page.request, reporter);
  const report = { subject: { kind: 'post', id }, reason: 'mean', words: '', alsoBlock: false };
  expect((await page.request.post('/api/reports', { data: report })).ok()).toBe(true);
  await logIn(page.request, moderator);
  const cases = (await (await page.request.get('/api/moderation/cases?list=reports')).json()) as {
    id: string;
    owner: { id: string };
  }[];
  const found = cases.find(({ owner }) => owner.id === author.id)!;
  const decision = { data: { action: 'close', rule: 'beKind', version: 0 } };
  const decided = await page.request.post(`/api/moderation/cases/${found.id}/decisions`, decision);
  expect(decided.ok(), await decided.text()).toBe(true);
  await page.request.post('/api/auth/logout');
}

for (const hasScripts of [true, false]) {
  test(
    `who has a closed account is told why, and asks to look again, ${hasScripts ? 'with' : 'without'} scripts`,
    tier(hasScripts),
    async ({ page, journey }, info) => {
      const [author, reporter, moderator] = [
        await signUp(page.request, nameOf('Cas Gone', info)),
        await signUp(page.request, nameOf('Ann Berg', info)),
        await signUp(page.request, nameOf('Mo First', info)),
      ];
      await makeModerator(moderator);
      await close(page, author, [reporter, moderator]);
      if (!hasScripts) {
        await page.route('**/assets/*.js', (route) =>
          route.fulfill({ contentType: 'text/javascript', body: '' }),
        );
      }
      journey.expectCallError('/login');
      journey.expectCallError('/api/auth/login');
      await page.goto('/login');
      await journey.fill(/^Username/, author.username);
      await journey.fill(/^Password/, PASSWORD);
      await page.keyboard.press('Enter');
      const part = page.getByRole('region', { name: 'Your account is closed' });
      await expect(part.getByText('The rule: Be kind to each other.')).toBeVisible();
      await journey.expectAccessible();
      await journey.fill(/^Do you want to say why/, 'It was my brother.');
      await journey.press('button', 'Ask us to look again', part);
      await expect(part.getByText(/^You asked us to look again/)).toBeVisible();
      await journey.expectAccessible();
      await logIn(page.request, moderator);
      const appeals = await (await page.request.get('/api/moderation/cases?list=appeals')).text();
      expect(appeals).toContain(author.displayName);
    },
  );
}
