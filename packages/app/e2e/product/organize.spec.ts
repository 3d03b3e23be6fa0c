import type { Page } from '@playwright/test';
import { test } from '../emptyCommunity.ts';
import { expect, untilReady } from '../journey.ts';
import { logIn, signUp } from '../people.ts';

test.use({ way: 'mouse' });

const WORDS = [
  [/^Title \(/, 'Sums for all'],
  [/^What is it\? /, 'We solve small sums together, each at their own pace.'],
  [/^Title in easy words/, 'Our sums'],
  [/^What is it, in easy words\?/, 'We do sums. Take your time.'],
] as const;

/** Solves so many sums, as they are spoken, and ends the round. */
async function playSums(page: Page, count: number): Promise<void> {
  const spoken = page.getByRole('heading', { level: 3, name: /\d+ (plus|minus|times) \d+/ });
  const answer = page.getByRole('textbox', { name: 'Your answer' });
  for (let solved = 0; solved < count; solved += 1) {
    // Beside the signs, which are seen alone.
    const words = (await spoken.locator(':scope > :last-child').textContent()) ?? '';
    const [, left = 0, operator = '', right = 0] = /(\d+) (plus|minus|times) (\d+)/.exec(words) ?? [];
    const results = { plus: +left + +right, minus: +left - +right, times: +left * +right };
    await answer.fill(String(results[operator as keyof typeof results]));
    await answer.press('Enter');
    await expect(answer).toHaveValue('');
  }
  // Hands take longer than a test: a round that no hands can play is refused.
  await page.clock.fastForward('01:00');
  await page.getByRole('button', { name: 'Finish' }).click();
}

/**
 * Whoever was logged in, some days later. Not at once to the tournaments: processes that render pages keep the time of the machine, because
 * nothing that a server is told reaches them.
 */
async function comeBack(page: Page, member: { username: string }, origin: string): Promise<void> {
  await logIn(page.request, member);
  await page.goto(`${origin}/donations`);
  await untilReady(page);
  await page.getByRole('link', { name: 'Tournaments' }).first().click();
}

test('an organizer makes the first tournament in ten presses, and a member plays it to the end @long', async ({
  page,
  journey,
  empty,
  browser,
}) => {
  const organizer = await signUp(page.request, 'Olga Berg');
  await empty.give('organizer', organizer.username);
  const context = await browser.newContext({ baseURL: empty.origin });
  const member = await signUp(context.request, 'Ann Clark');
  await page.goto('/');
  await untilReady(page);

  await test.step('ten presses, and typing', async () => {
    let presses = 0;
    const press: typeof journey.press = (...control) =>
      journey.press(...control).then(() => void (presses += 1));
    await press('link', 'Organize');
    await press('button', 'Make a tournament');
    for (const [name, words] of WORDS) {
      await journey.fill(name, words);
      presses += 1;
    }
    await page.getByRole('combobox', { name: 'Game' }).selectOption('Mood Boosters');
    presses += 1;
    await press('button', 'Save');
    await expect(page.getByRole('heading', { name: 'Sums for all' })).toBeFocused();
    await journey.expectAccessible('without story');
    await press('button', 'Publish, Sums for all');
    await press('button', 'Publish', page.getByRole('alertdialog'));
    await expect(page.getByText('Published. It has not started.')).toBeVisible();
    expect(presses).toBeLessThanOrEqual(10);
  });

  const ann = await context.newPage();
  await ann.clock.install();
  await test.step('the member joins', async () => {
    await ann.goto('/tournaments');
    await untilReady(ann);
    await ann.getByRole('button', { name: 'Join Tournament, Sums for all' }).click();
    await expect(ann.getByRole('button', { name: 'Joined!, Sums for all' })).toBeVisible();
  });

  // Pages that are open would notice that the server is gone.
  await Promise.all([page, ann].map((one) => one.goto('about:blank')));
  await empty.later(8);
  await test.step('and plays while it goes on', async () => {
    await comeBack(ann, member, empty.origin);
    await ann.getByRole('button', { name: 'Play, Sums for all' }).click();
    for (const words of ['3 stars today', '6 stars today', '9 stars today']) {
      await playSums(ann, 10);
      await expect(ann.getByRole('dialog').getByText(words)).toBeVisible();
      if (!words.startsWith('9')) await ann.getByRole('button', { name: 'Play again' }).click();
    }
  });

  await ann.goto('about:blank');
  await empty.later(16);
  await test.step('and gets the prize at its end', async () => {
    await comeBack(ann, member, empty.origin);
    await expect(ann.getByText('Your part of the prize: 50 FBB.')).toBeVisible();
    await expect(ann.getByRole('heading', { name: 'You have 150 FriendBase Bucks' })).toBeVisible();
  });
  await context.close();
});
