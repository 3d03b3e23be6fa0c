import { expect, test } from '../journey.ts';

test('one page lists the scenarios, each leads to its state, and an unknown one says so', async ({
  page,
  journey,
}) => {
  await page.goto('/scenarios.html');
  await expect(page.getByRole('heading', { level: 1, name: 'Demo scenarios' })).toBeVisible();
  await journey.expectAccessible('without story');
  await journey.expectNoSidewaysScroll();
  const links = page.getByRole('listitem').getByRole('link');
  expect(await links.allInnerTexts()).toEqual(expect.arrayContaining(['busy', 'fresh', 'organizer']));
  await journey.press('link', 'fresh');
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible();
  await page.goto('/?scenario=lively');
  await expect(page.getByText('This demo has no scenario “lively”.').first()).toBeVisible();
});
