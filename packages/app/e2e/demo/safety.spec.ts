import { expect, test, untilReady, tier } from '../journey.ts';
import { hideIt, openCase, openModeration, reportThing } from '../safety.ts';

// Colours are measured: nothing fades meanwhile.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const width of [1280, 320]) {
  test.describe(`at ${width} px`, tier(true), () => {
    test.use({ viewport: { width, height: 720 } });

    test('a moderator reports a post, decides about others and answers who asked to look again', async ({
      page,
      journey,
    }) => {
      await page.goto('/?scenario=moderator');
      await untilReady(page);
      await test.step('reports a post', async () => {
        const post = page
          .getByRole('article')
          .filter({ has: page.getByRole('button', { name: /^More, (?!Sam Rivers)/ }) })
          .first();
        const name = (await post.getByRole('button', { name: /^More, / }).getAttribute('aria-label'))!;
        await reportThing(page, journey, post);
        await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
      });
      await test.step('hides what others reported, and takes it back', async () => {
        await openModeration(page, journey);
        await openCase(page, journey, 'A comment by Victor Stone');
        await hideIt(page, journey);
        await journey.press('button', 'Undo the decision');
        await expect(page.getByText(/^The decision is undone/).first()).toBeVisible();
        await journey.expectAccessible();
        await journey.expectNoSidewaysScroll();
      });
      await test.step('answers who asked to look again', async () => {
        await openModeration(page, journey, '/moderation?show=appeals');
        await openCase(page, journey, /^A post by /);
        await expect(page.getByText('It was a joke about my own dog.')).toBeVisible();
        await journey.press('button', 'The decision stays');
        await expect(page.getByRole('heading', { name: 'Decide', exact: true })).toBeFocused();
        await expect(page.getByText('The decision stays. The member is told.').first()).toBeVisible();
        await journey.expectAccessible();
      });
    });
  });
}

test('nobody else finds a page of moderators', tier(true), async ({ page, journey: _ }) => {
  await page.goto('/moderation?scenario=busy');
  await untilReady(page);
  await expect(page.getByRole('heading', { level: 1, name: '404 Page Not Found' })).toBeVisible();
});
