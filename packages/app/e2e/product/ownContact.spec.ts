import { expect, test } from '../journey.ts';

test('Help calls the number that the member gave at sign-up, and nobody else is told it', async ({
  page,
  journey,
}) => {
  const contact = '+1 (555) 010-0199';
  const answer = await page.request.post('/api/auth/register', {
    data: {
      username: 'own_contact',
      email: 'own-contact@example.com',
      displayName: 'Iris',
      password: 'three happy ducks',
      challengeType: 'cognitive',
      emergencyContact: contact,
    },
  });
  expect(answer.status()).toBe(201);
  // Shorter digits could be in an id.
  expect(await answer.text()).not.toContain('010-0199');
  await page.goto('/donations');
  await expect(page.getByRole('heading', { level: 1, name: 'Support FriendBase' })).toBeVisible();
  await journey.press('button', 'Help');
  const call = page.getByRole('link', { name: 'Call for Help' });
  await expect(call).toHaveAttribute('href', 'tel:+15550100199');
  await expect(call).toHaveAccessibleDescription(`This calls your emergency contact: ${contact}`);
  await journey.expectAccessible();
});
