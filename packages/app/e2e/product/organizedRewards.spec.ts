import { chooserOf } from '../fileChooser.ts';
import { newMember, openAsOrganizer, test } from '../emptyCommunity.ts';
import { expect, picture, untilReady } from '../journey.ts';

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
  await openAsOrganizer(page, empty, '/organize');
  const context = await newMember(browser, empty, 'Ann Clark');

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

const SHOWS = 'Lanterns in a tree';
const OPENS = 'A long table in a garden';

test('an organizer shows a photo of a reward, and what opens is seen by who has redeemed it alone @long', async ({
  page,
  journey,
  empty,
  browser,
}) => {
  await openAsOrganizer(page, empty, '/organize?make=reward');
  const anns = await newMember(browser, empty, 'Ann Clark');
  const bens = await newMember(browser, empty, 'Ben Dale');

  await test.step('both photos are described, and come with the press that saves', async () => {
    for (const [name, words] of WORDS.slice(0, 4)) await journey.fill(name, words);
    await page.getByRole('combobox', { name: 'What it opens' }).selectOption('A picture to look at and save');
    for (const [button, field, words] of [
      ['Choose the photo that opens', /^What is on the photo that opens\?/, OPENS],
      ['Use your own photo', /^What is on the photo\? /, SHOWS],
    ] as const) {
      await journey.press('button', button);
      const box = page.getByRole('group', { name: button });
      const chooser = await chooserOf(page, () => journey.press('button', 'Choose files', box));
      await chooser.setFiles(picture('garden.png'));
      await journey.fill(field, words);
    }
    await journey.expectAccessible('without story');
    await journey.press('button', 'Save');
    await expect(page.getByRole('heading', { name: 'A piece of cake' })).toBeFocused();
    await journey.press('button', 'Publish, A piece of cake');
    await journey.press('button', 'Publish', page.getByRole('alertdialog'));
    await expect(page.getByText('Published. Members can redeem it.')).toBeVisible();
  });

  const ann = await anns.newPage();
  const dialog = ann.getByRole('dialog', { name: 'A piece of cake' });
  await test.step('a member sees the one, redeems it, and opens the other', async () => {
    await ann.goto('/tournaments');
    await untilReady(ann);
    const shown = ann.getByRole('img', { name: SHOWS });
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await ann.getByRole('button', { name: 'Redeem, A piece of cake' }).click();
    await ann
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Spend/ })
      .click();
    await ann.getByRole('button', { name: 'Open, A piece of cake' }).first().click();
    const opened = dialog.getByRole('img', { name: OPENS });
    await expect
      .poll(() => opened.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });

  await test.step('it can be saved, and is nothing for who has not redeemed it', async () => {
    const save = dialog.getByRole('link', { name: 'Save the picture' });
    const address = await save.getAttribute('href');
    const saved = ann.waitForEvent('download');
    await save.click();
    expect(await (await saved).failure()).toBeNull();
    expect((await bens.request.get(address!)).status()).toBe(404);
  });
  await Promise.all([anns.close(), bens.close()]);
});
