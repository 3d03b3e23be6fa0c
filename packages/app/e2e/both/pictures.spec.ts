import { expect, test } from '../journey.ts';

/** One red pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: PNG });

// Colours are measured: nothing fades meanwhile.
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  viewport: { width: 320, height: 568 },
  way: 'keyboard',
});
test.beforeEach(({ journey }) => journey.openAsMember());

test('a member shares two pictures, one after a reload and one after it failed', async ({
  page,
  journey,
}, info) => {
  const words = `At the lake (${[info.project.name, info.repeatEachIndex, Date.now()].join('-')})`;
  await journey.fill('Your post', words);
  await journey.press('button', 'Add pictures or videos');
  await expect(page.getByRole('button', { name: 'Choose files' })).toBeFocused();
  const cat = { ...picture('cat.png'), buffer: Buffer.from('<svg>') };
  await journey.chooseFiles('Choose files', [picture('heron.png'), cat]);
  await journey.fill(/^What is in heron/, 'A heron in the reeds');
  await journey.expectAccessible();
  await journey.expectNoSidewaysScroll();

  await page.reload();
  await expect(page.getByText('We restored all files. You can now resume the upload.').last()).toBeVisible();
  await expect(page.getByText('Here again: heron.png, cat.png.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^What is in heron/ })).toHaveValue('A heron in the reeds');

  journey.expectRefused('/api/media/process');
  await journey.press('button', 'Share Post');
  await journey.press('button', 'Why did cat.png fail?');
  await expect(page.getByText('Upload failed', { exact: true })).toBeVisible();
  await journey.expectAccessible();
  await journey.press('button', 'Remove cat.png');
  await expect(page.getByText('heron.png is ready')).toBeVisible();
  await journey.whileAnswered(async () => {
    await journey.press('button', 'Try again');
    await expect(page.getByRole('article').filter({ hasText: words }).first()).toBeVisible();
  });
  await expect(page.getByRole('button', { name: 'Add pictures or videos' })).toBeVisible();
  await journey.expectAccessible();
});
