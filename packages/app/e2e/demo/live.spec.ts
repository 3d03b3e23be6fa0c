import { demoId } from '@friendbase/contract/fixtures';
import { expect, test, untilReady, tier } from '../journey.ts';

test('what is written in one tab comes into the other by itself', tier(true), async ({ page, context }) => {
  const chat = `/messages?with=${demoId('leo')}`;
  await page.goto(chat);
  await untilReady(page);
  const other = await context.newPage();
  await other.goto(chat);
  await untilReady(other);
  await expect(other.getByText('New messages come by themselves.')).toBeVisible();
  const field = page.getByRole('textbox', { name: 'Your message' });
  await field.fill('From the first tab');
  await field.press('Enter');
  await expect(other.getByRole('log').getByText('From the first tab', { exact: true })).toHaveCount(1);
});
