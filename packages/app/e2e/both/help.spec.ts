import { expect, test, tier } from '../journey.ts';
import { eachWay } from '../ways.ts';

eachWay('touch', () => {
  test(
    'Help is two presses away, calls nobody by itself, and leads on and back',
    tier(true),
    async ({ page, journey }) => {
      await journey.openAsMember('/donations');
      const start = page.getByRole('heading', { level: 1, name: 'Support FriendBase' });
      const corner = page.getByRole('contentinfo', { name: 'Help' });
      const help = page.getByRole('dialog', { name: 'Need Help?' });
      const opener = page.getByRole('button', { name: 'Help', exact: true });
      await expect(start).toBeVisible();

      await test.step('it opens, and Back closes it', async () => {
        await journey.press('button', 'Help', corner);
        const call = help.getByRole('link', { name: 'Call 911' });
        await expect(call).toHaveAttribute('href', 'tel:911');
        expect((await call.boundingBox())!.height).toBeGreaterThanOrEqual(48);
        await expect(help.getByText('F6 goes to the next part of the page.')).toBeAttached();
        await expect(
          help.getByText('You have no emergency contact. So this cannot call anybody.'),
        ).toBeAttached();
        await journey.expectAccessible();
        await journey.expectNoSidewaysScroll();
        await page.goBack();
        await expect(help).toBeHidden();
        await expect(opener).toBeFocused();
      });

      await test.step('without a contact it says that no call was made', async () => {
        await journey.press('button', 'Help', corner);
        await journey.press('button', 'Call for Help', help);
        await expect(corner.getByText('No call was made. Call 911 or a person you trust.')).toBeVisible();
        await expect(corner.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
        await expect(opener).toBeFocused();
        await journey.expectAccessible();
      });

      await test.step('a letter is written to us, and the focus comes back', async () => {
        const letter = page.getByRole('dialog', { name: 'Write to us' });
        await journey.press('button', 'Help', corner);
        await journey.press('button', 'Write to us', help);
        await letter.getByRole('textbox', { name: /^Your letter/ }).fill('How do I change my picture?');
        await journey.expectAccessible();
        await journey.expectNoSidewaysScroll();
        await journey.press('button', 'Send', letter);
        await expect(letter.getByRole('heading', { name: /^Thank you/ })).toBeFocused();
        await journey.press('button', 'Done', letter);
        await expect(help.getByRole('button', { name: 'Write to us' })).toBeFocused();
        await journey.press('button', 'Close', help);
      });

      await test.step('it leads to pages, and Back to the page before', async () => {
        for (const [name, heading] of [
          ['Send a Message', 'Messages'],
          ['Account Settings', 'Profile'],
          [/^Accessibility/, 'Can everybody use FriendBase?'],
        ] as const) {
          await journey.press('button', 'Help', corner);
          await journey.press('link', name, help);
          await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
          await journey.expectNoSidewaysScroll();
          if (name instanceof RegExp) await journey.expectAccessible();
          await page.goBack();
          await expect(start).toBeFocused();
        }
      });
    },
  );
});

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('a visitor reads what is accessible before they log in', tier(true), async ({ page, journey }) => {
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
