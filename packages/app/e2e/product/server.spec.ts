import { DEMO_ACCOUNT } from '@friendbase/contract';
import { expect, test, tier } from '../journey.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the auth screen is there, and a member reads every page', async ({ page }) => {
    await page.goto('/messages');
    await expect(page).toHaveTitle('Log In – FriendBase');
    await expect(page.getByRole('textbox', { name: /^Username/ }).first()).toBeVisible();
    await page.request.post('/api/auth/login', { data: DEMO_ACCOUNT });
    await page.goto('/');
    await expect(page).toHaveTitle('Home – FriendBase');
    await expect(page.getByRole('article')).toHaveCount(20);
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Messages' }).click();
    await expect(page).toHaveTitle('Messages – FriendBase');
    await expect(page.getByRole('option').first()).toBeVisible();
  });
});

test('a visitor with a wrong address reads so in a page without scripts, and gets to Log In @long', async ({
  page,
  journey,
}) => {
  journey.expectCallError('/no/such/page');
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveTitle('404 Page Not Found – FriendBase');
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('We cannot find this page. It is not your fault.')).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await journey.expectAccessible();
  await journey.expectNoSidewaysScroll();
  expect(scripts).toEqual([]);
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveTitle('Log In – FriendBase');
});

test('a wrong password is refused in kind words, and the name stays @long', async ({ page, journey }) => {
  journey.expectCallError('/api/auth/login');
  await journey.openAsVisitor();
  await journey.fill(/^Username/, 'demo');
  await journey.fill(/^Password/, 'not the password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Please check your username and password.' })).toBeVisible();
  await expect(page).toHaveTitle('Error: Log In – FriendBase');
  await expect(page.getByRole('textbox', { name: /^Username/ })).toHaveValue('demo');
  await journey.expectAccessible();
});

test(
  'the server going away for a moment is said quietly, and forgiven',
  tier(true),
  async ({ page, journey }) => {
    await journey.openAsMember();
    let failures = 0;
    await page.route('**/api/auth/me*', (route) => {
      failures += 1;
      return failures === 1 ? route.fulfill({ status: 503, body: 'no' }) : route.continue();
    });
    journey.expectCallError('/api/auth/me');
    const lost = page.getByRole('contentinfo').getByText(/^We cannot reach FriendBase right now\./);
    await expect(lost).toBeVisible();
    await expect(lost).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible();
  },
);
