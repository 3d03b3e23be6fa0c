import { expect, test, tier } from '../journey.ts';

for (const viewport of [
  { width: 320, height: 568 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
]) {
  test.describe(`at ${viewport.width} px`, tier(true), () => {
    test.use({ viewport });

    // The journey itself adds up what moved. The second time, the member had read on, and looks at what stands below.
    test('nothing moves when the posts come late, also after a reload', async ({ page, journey: _ }) => {
      const waiting = page.getByText('Loading...');
      await page.goto('/?scenario=slow');
      await expect(waiting).toBeVisible();
      await page
        .getByRole('button', { name: /^View Comments/ })
        .first()
        .press('Enter');
      await page.reload();
      await expect(waiting).toBeVisible();
      await expect(page.getByRole('article').first()).toBeVisible();
    });
  });
}
