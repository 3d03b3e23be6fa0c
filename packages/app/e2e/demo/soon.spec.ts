import { demoId } from '@friendbase/contract/fixtures';
import { expect, test, untilReady, tier } from '../journey.ts';
import { expectSoon } from '../soon.ts';

test(
  'of fifty messages in one tab 95 % are seen in the other within a second',
  tier(true),
  async ({ page, context, journey: _ }) => {
    const chat = `/messages?with=${demoId('leo')}`;
    await page.goto(chat);
    await untilReady(page);
    const other = await context.newPage();
    await other.goto(chat);
    await untilReady(other);
    await expect(other.getByText('New messages come by themselves.')).toBeVisible();
    await expectSoon(page, other);
  },
);
