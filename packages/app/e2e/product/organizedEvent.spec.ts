import { newMember, openAsOrganizer, test } from '../emptyCommunity.ts';
import { expectGood } from '../easyWays.ts';
import { expect, untilReady, withSettings } from '../journey.ts';

test.use({ viewport: { width: 320, height: 568 } });
test.beforeEach(({ page }) => withSettings(page, { easy: true }));

const WORDS = [
  [/^Title \(/, 'Picnic by the pond'],
  [/^What is it about\? /, 'We eat together under the trees.'],
  [/^Title in easy words/, 'Our picnic'],
  [/^What is it, in easy words\?/, 'We eat outside.'],
  [/^Place \(/, 'Willow Park'],
] as const;

test('by keyboard in the narrowest window and in easy words, an organizer makes an event, moves it and calls it off @long', async ({
  page,
  journey,
  empty,
  browser,
}) => {
  await openAsOrganizer(page, empty, '/organize');
  const context = await newMember(browser, empty, 'Ann Clark');
  const heading = page.getByRole('heading', { name: 'Picnic by the pond' });
  const question = page.getByRole('alertdialog');

  await test.step('says what is missing, and keeps what is written', async () => {
    await expect(page.getByText('There is no plan yet')).toBeVisible();
    await expectGood(journey);
    await journey.press('button', 'Make an event');
    await expect(page.getByRole('heading', { name: 'A new event' })).toBeFocused();
    await journey.press('button', 'Save');
    await expect(page.getByRole('group', { name: /^Please fix \d+ things\.$/ })).toBeFocused();
    await expectGood(journey);
    for (const [name, words] of WORDS) await journey.fill(name, words);
    await journey.press('button', 'Save');
    await expect(heading).toBeFocused();
    await expect(page.getByText('Not done yet. Only you and other planners see it.')).toBeVisible();
  });

  await test.step('is asked before all see it, on the safe answer', async () => {
    await journey.press('button', 'Show it to all, Picnic by the pond');
    await expect(page.getByRole('button', { name: 'Not yet' })).toBeFocused();
    await expectGood(journey);
    await journey.press('button', 'Show it to all', question);
    await expect(heading).toBeFocused();
    await expect(page.getByText('All can see it. It has not started.')).toBeVisible();
    await expectGood(journey);
  });

  const ann = await context.newPage();
  await ann.goto('/events');
  await untilReady(ann);
  await ann.getByRole('button', { name: 'Join Event, Picnic by the pond' }).press('Enter');
  await expect(ann.getByRole('button', { name: 'Joined!, Picnic by the pond' })).toBeVisible();

  await test.step('moves it, and calls it off after another question', async () => {
    await journey.press('button', 'Change, Picnic by the pond');
    await expect(page.getByRole('heading', { name: 'Change the plan' })).toBeFocused();
    await expectGood(journey);
    await journey.tabTo('textbox', /^Place \(/);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Mill Lane Hall');
    await journey.press('button', 'Save');
    await expect(heading).toBeFocused();
    await journey.press('button', 'Stop it, Picnic by the pond');
    await expect(question.locator(':focus')).toHaveCount(1);
    await expectGood(journey);
    await journey.press('button', 'Stop it', question);
    await expect(heading).toBeFocused();
    await expectGood(journey);
  });

  await test.step('and who goes is told', async () => {
    await ann.goto('/donations');
    await untilReady(ann);
    await ann.getByRole('button', { name: /^Notifications/ }).press('Enter');
    const told = ann
      .getByRole('dialog')
      .getByRole('heading', { name: /^Picnic by the pond does not take place/ });
    await expect(told).toBeVisible();
  });
  await context.close();
});
