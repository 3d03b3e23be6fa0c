import { expect, test } from '../journey.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the first HTML already shows the frame and its words', async ({ page }) => {
    await page.goto('/messages');
    await expect(page.getByRole('banner')).toContainText('A safe place to connect with friends');
    await expect(page.getByRole('main')).toContainText('Loading...');
  });
});

test('a wrong password is refused in kind words, and the name stays', async ({ page, journey }) => {
  journey.expectRefused('/api/auth/login');
  await journey.openAsVisitor();
  await journey.fill(/^Username/, 'demo');
  await journey.fill(/^Password/, 'not the password');
  await journey.whileAnswered(async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Please check your username and password.' })).toBeVisible();
  });
  await expect(page).toHaveTitle('Error: Log In – FriendBase');
  await expect(page.getByRole('textbox', { name: /^Username/ })).toHaveValue('demo');
  await journey.expectAccessible();
});

test('the server going away for a moment is said quietly, and forgiven', async ({ page, journey }) => {
  await journey.openAsMember();
  let failures = 0;
  await page.route('**/api/auth/me?*', (route) => {
    failures += 1;
    return failures === 1 ? route.fulfill({ status: 503, body: 'no' }) : route.continue();
  });
  journey.expectRefused('/api/auth/me');
  await expect(page.getByText('We cannot reach FriendBase right now. We keep trying.')).toBeVisible();
  await expect(page.getByText('We cannot reach FriendBase right now. We keep trying.')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible();
});
