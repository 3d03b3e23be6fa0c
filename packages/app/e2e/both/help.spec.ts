import { expect, test } from '../journey.ts';

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 320, height: 568 },
]) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    test('Help leads to what is accessible, and Back leads to the page before', async ({ page, journey }) => {
      await journey.openAsMember('/events');
      const events = page.getByRole('heading', { level: 1, name: 'Events' });
      await expect(events).toBeVisible();
      await journey.press('button', 'Help');
      const help = page.getByRole('dialog', { name: 'Need Help?' });
      await expect(help.getByText('F6 goes to the next part of the page.')).toBeAttached();
      await expect(
        help.getByText('You have no emergency contact. So this cannot call anybody.'),
      ).toBeAttached();
      await journey.expectAccessible();
      await journey.expectNoSidewaysScroll();
      await journey.press('link', /^Accessibility/);
      await expect(
        page.getByRole('heading', { level: 1, name: 'Can everybody use FriendBase?' }),
      ).toBeFocused();
      await expect(page).toHaveURL(/\/accessibility$/);
      await journey.expectAccessible();
      await journey.expectNoSidewaysScroll();
      await page.goBack();
      await expect(events).toBeFocused();
    });

    test('a visitor reads what is accessible before they log in', async ({ page, journey }) => {
      await journey.openAsVisitor();
      await journey.press('button', 'Help');
      await expect(page.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
      await journey.press('button', /^Accessibility/);
      const statement = page.getByRole('dialog', { name: 'Can everybody use FriendBase?' });
      await expect(statement.getByRole('button', { name: 'Close' })).toBeFocused();
      await journey.expectAccessible();
      await journey.expectNoSidewaysScroll();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: /^Accessibility/ })).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Help', exact: true })).toBeFocused();
    });
  });
}
