import { expect, test } from '../journey.ts';

for (const viewport of [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 720 },
]) {
  // The journey itself adds up what moved.
  test(`nothing moves when the posts come late at ${viewport.width} px`, async ({ page, journey: _ }) => {
    await page.setViewportSize(viewport);
    await page.goto('/?scenario=slow');
    await expect(page.getByText('Loading...')).toBeVisible();
    await expect(page.getByRole('article').first()).toBeVisible();
  });
}
