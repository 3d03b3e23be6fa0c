import { demoId } from '@friendbase/contract/fixtures';
import { expect, test, tier, untilReady } from '../journey.ts';

test(
  'what is switched on in one tab shows in the chat of the other what a friend has read',
  tier(true),
  async ({ page, context }) => {
    await page.goto(`/messages?with=${demoId('leo')}`);
    await untilReady(page);
    const read = page.getByRole('log').getByText('Seen', { exact: true }).filter({ visible: true });
    await expect(page.getByText('New messages come by themselves.')).toBeVisible();
    await expect(read).toHaveCount(0);
    const other = await context.newPage();
    await other.goto('/profile');
    await untilReady(other);
    await other.getByRole('button', { name: 'Manage Privacy' }).click();
    await other.getByText('Let friends see when I have read their messages').click();
    await expect(other.getByText('Your choice is saved.').first()).toBeVisible();
    // With the next check of the session, which every tab makes.
    await expect(read).toHaveCount(1, { timeout: 10_000 });
  },
);
