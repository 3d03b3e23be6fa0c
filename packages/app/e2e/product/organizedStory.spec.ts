import { chooserOf } from '../fileChooser.ts';
import { newMember, openAsOrganizer, test } from '../emptyCommunity.ts';
import { expect, picture, untilReady } from '../journey.ts';

const WORDS = [
  [/^Title \(/, 'Our day at the lake'],
  [/^What is it\? /, 'Photos of our trip in May.'],
  [/^Title in easy words/, 'The lake'],
  [/^What is it, in easy words\?/, 'We were at the lake.'],
] as const;

test('an organizer makes a picture story by keyboard, and a member watches it to its end @long', async ({
  page,
  journey,
  empty,
  browser,
}) => {
  await openAsOrganizer(page, empty, '/organize');
  const context = await newMember(browser, empty, 'Ann Clark');

  await test.step('each part has a photo, and both wordings', async () => {
    await journey.press('button', 'Make a picture story');
    for (const [name, words] of WORDS) await journey.fill(name, words);
    for (const part of [1, 2]) {
      await journey.fill(`Title of part ${part} (needed)`, `Hour ${part}`);
      await journey.fill(`What happens in part ${part}? (needed)`, `We row for an hour, the ${part}. time.`);
      await journey.fill(`What happens in part ${part}, in easy words? (needed)`, `We row: ${part}.`);
      const button = `Choose the photo of part ${part}`;
      await journey.press('button', button);
      const box = page.getByRole('group', { name: button });
      const chooser = await chooserOf(page, () => journey.press('button', 'Choose files', box));
      await chooser.setFiles(picture(`hour-${part}.png`));
      await journey.fill(`What is on the photo of part ${part}? (needed)`, `Two boats, ${part}`);
    }
    await journey.expectAccessible('without story');
    await journey.press('button', 'Save');
    await journey.press('button', 'Publish, Our day at the lake');
    await journey.press('button', 'Publish', page.getByRole('alertdialog'));
    await expect(page.getByText('Published. Members can watch it.')).toBeVisible();
  });

  const ann = await context.newPage();
  await test.step('a member watches it at their own pace', async () => {
    await ann.goto('/videos');
    await untilReady(ann);
    await ann.getByRole('button', { name: 'Watch, Our day at the lake' }).press('Enter');
    const dialog = ann.getByRole('dialog', { name: 'Our day at the lake' });
    await dialog.getByRole('button', { name: 'Start Video' }).press('Enter');
    const shown = dialog.getByRole('img', { name: 'Two boats, 1' });
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    await dialog.getByRole('button', { name: /Hour 2/ }).press('Enter');
    await expect(dialog.getByText('We row for an hour, the 2. time.').first()).toBeVisible();
    await expect(dialog.getByText(/FBB/)).toHaveCount(0);
  });
  await context.close();
});
