import { expect, test } from '../journey.ts';

test.use({ locale: 'ar' });

test('with an Arabic browser the arrow keys go the way the English page is written', async ({
  page,
  journey,
}) => {
  await journey.openAsVisitor();
  await journey.tabTo('tab', 'Log In');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Log In' })).toBeFocused();
});
