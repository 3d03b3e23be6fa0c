import { expect, test } from '../journey.ts';

test('a newcomer signs up, shares a post, likes it and logs out, by keyboard alone', async ({
  page,
  journey,
}, info) => {
  const username = `robin-${info.project.name}-${info.workerIndex}-${info.repeatEachIndex}`;
  await journey.openAsVisitor();
  await journey.expectAccessible();

  await test.step('signs up', async () => {
    await journey.tabTo('tab', 'Log In');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Sign Up' })).toBeFocused();
    await expect(page.getByRole('form', { name: 'Make a new account' })).toBeVisible();
    const goOn = async (step: string) => {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: step })).toBeFocused();
    };
    await journey.fill(/^Username/, username);
    await goOn('Step 2 of 7');
    await journey.fill(/^Display name/, 'Zoë Łuk');
    await goOn('Step 3 of 7');
    // A face may be left out.
    await journey.press('button', 'Next');
    await expect(page.getByRole('heading', { name: 'Step 4 of 7' })).toBeFocused();
    await journey.fill(/^Email/, `${username}@example.org`);
    await goOn('Step 5 of 7');
    await journey.fill(/^Password/, 'friendly');
    await journey.fill(/^Confirm password/, 'friendly');
    await goOn('Step 6 of 7');
    await journey.tabTo('radio', 'Developmental Disability');
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'Cognitive Challenge' })).toBeChecked();
    await journey.expectAccessible();
    await goOn('Step 7 of 7');
    await journey.press('button', 'Sign Up');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Zoë Łuk!' })).toBeFocused();
    await expect(page.getByText('Account Created Successfully!', { exact: true })).toBeVisible();
    await expect(page).toHaveTitle('Home – FriendBase');
    await journey.expectAccessible();
  });

  // Others may share one meanwhile.
  const ownPost = page.getByRole('article').filter({ hasText: 'My first post. Hello!' }).first();
  await test.step('shares a post and sees it', async () => {
    await journey.fill(/^How are you today/, 'My first post. Hello!');
    await journey.press('button', 'Share Post');
    await expect(page.getByText('Your post is shared.').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share Post' })).toBeFocused();
    await expect(ownPost).toBeVisible();
    await journey.expectAccessible();
  });

  await test.step('finds it again after a reload', async () => {
    await page.reload();
    await expect(ownPost).toBeVisible();
  });

  await test.step('likes it, and takes the like back', async () => {
    await journey.tabTo('button', 'Like', ownPost);
    await page.keyboard.press('Space');
    await expect(ownPost.getByRole('button', { name: 'Unlike' })).toBeFocused();
    await expect(ownPost.getByText('1 like · You like this')).toBeVisible();
    await page.keyboard.press('Space');
    await expect(ownPost.getByRole('button', { name: 'Like' })).toBeFocused();
    await expect(ownPost.getByRole('button', { name: /^Like, / })).toHaveAccessibleDescription('0 likes');
  });

  await test.step('logs out', async () => {
    await page.keyboard.press('Control+Home');
    await page.reload();
    await expect(page.getByRole('article').first()).toBeVisible();
    await journey.press('link', 'Profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeFocused();
    await journey.expectAccessible();
    await journey.press('button', 'Log Out');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome to FriendBase' })).toBeFocused();
    await expect(page).toHaveURL(/\/login$/);
    await journey.expectAccessible();
  });

  await test.step('is still logged out after a reload', async () => {
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Log In' })).toBeVisible();
  });
});
