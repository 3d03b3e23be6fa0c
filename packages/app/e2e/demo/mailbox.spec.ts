import { expect, test, untilReady } from '../journey.ts';
import { signUpInPage } from '../people.ts';

const NEW = 'quiet lake morning';

test('a member of the demo confirms their address, and comes back, by mails of its mailbox @long', async ({
  page,
  journey,
}, info) => {
  const username = `mia-${info.workerIndex}-${info.repeatEachIndex}`;
  const email = `${username}@example.org`;
  const openNewest = async () => {
    await journey.press('button', 'Mailbox of the demo');
    await journey.press('link', 'Open the link');
    await untilReady(page);
  };
  await journey.openAsVisitor();
  await signUpInPage(page, { username, displayName: 'Mia Holm', password: 'friendly' });
  await page.goto('/profile');

  await test.step('confirms the address', async () => {
    await openNewest();
    await journey.press('button', 'Yes, this is my email address');
    await expect(page.getByRole('heading', { name: 'Your email address is confirmed.' })).toBeFocused();
    await page.keyboard.press('Escape');
  });

  await test.step('asks for a mail, and its link leads to where a password is chosen', async () => {
    await journey.press('button', 'Log Out');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome to FriendBase' })).toBeFocused();
    await page.goto('/login?form=help');
    await journey.press('button', 'Send me an email');
    await journey.fill(/^Your email address/, email);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Look at your email' })).toBeFocused();
    await openNewest();
    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeFocused();
    await journey.expectAccessible();
    await journey.fill(/^New password \(/, NEW);
    await journey.fill(/^New password again/, NEW);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: /^Username/ })).toHaveValue(username);
  });
});
