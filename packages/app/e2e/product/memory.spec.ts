import { expect, test, tier } from '../journey.ts';

/** Home of the demo community has some 2,500 nodes. */
const MOST_MORE = 500;

test('a page that was left is gone from memory', tier(true), async ({ page, journey }) => {
  await journey.openAsMember('/');
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const leaveAndComeBack = async () => {
    for (const [link, heading] of [
      ['Donations', 'Support FriendBase'],
      ['Home', /^Welcome, /],
    ] as const) {
      await page.getByRole('link', { name: link, exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    }
    await expect(page.getByRole('article').nth(5)).toBeVisible();
  };
  const nodes = async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'Nodes')?.value;
  };
  // Both pages have been there, and are the same from now on.
  for (let round = 0; round < 2; round += 1) await leaveAndComeBack();
  const before = (await nodes()) ?? NaN;
  for (let round = 0; round < 3; round += 1) await leaveAndComeBack();
  await expect.poll(nodes).toBeLessThan(before + MOST_MORE);
});
