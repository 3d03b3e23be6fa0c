import { expect, test } from '../journey.ts';
import { signUpInPage } from '../people.ts';

const PICTURES = ['Sun', 'Fish', 'Sun', 'Key'];

test('a member chooses pictures, logs out, and logs in by pictures alone, by keyboard', async ({
  page,
  journey,
}, info) => {
  const username = `pia-${info.project.name}-${info.workerIndex}-${info.repeatEachIndex}`;
  const dialog = page.getByRole('dialog', { name: 'Log in with pictures' });
  const part = page.getByRole('region', { name: 'Log in with pictures' });
  /** One tab stop, and the arrows from picture to picture. */
  const pressPictures = async (within: typeof part) => {
    const keys = within.getByRole('toolbar', { name: 'The pictures' });
    for (const name of PICTURES) {
      await keys.getByRole('button', { name }).focus();
      await page.keyboard.press('Enter');
    }
    await expect(within.getByText('4 of 4 pictures chosen')).toBeVisible();
  };
  await journey.openAsVisitor();
  await signUpInPage(page, { username, displayName: 'Pia Lund', password: 'friendly' });

  await test.step('chooses them with the password', async () => {
    await page.goto('/profile');
    await journey.press('button', 'Log in with pictures');
    await journey.press('button', 'This is my own device', dialog);
    await expect(dialog.getByRole('heading', { name: 'Choose four pictures' })).toBeFocused();
    await pressPictures(dialog);
    await journey.expectAccessible();
    await journey.fill(/^Your password/, 'friendly');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Choose other pictures' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('logs out', async () => {
    await journey.press('button', 'Log Out');
    await expect(part.getByRole('button', { name: 'Pia Lund' })).toBeVisible();
  });

  await test.step('logs in by the face and the pictures, in a page that is reloaded', async () => {
    await page.reload();
    await expect(part.getByRole('button', { name: 'Pia Lund' })).toBeVisible();
    await journey.press('button', 'Pia Lund', part);
    await expect(part.getByRole('heading', { name: /^Pia Lund, / })).toBeFocused();
    await pressPictures(part);
    await journey.expectAccessible();
    await journey.press('button', 'Log in with these pictures', part);
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Pia Lund!' })).toBeFocused();
  });
});
