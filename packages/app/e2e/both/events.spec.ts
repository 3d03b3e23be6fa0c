import { readFile } from 'node:fs/promises';
import { expect, test, tier } from '../journey.ts';
import { signUpOnProduct } from '../people.ts';
import { eachWay } from '../ways.ts';

// Colours are measured: nothing fades meanwhile.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const PARTY = 'Friendly Dance Party';

eachWay('touch', () => {
  test('a member follows a link to an event, joins, adds it to the calendar and takes it back @long', async ({
    page,
    journey,
  }, info) => {
    await signUpOnProduct(page, info);
    await page.goto('/events?show=concert#event-1');
    await expect(page.getByRole('heading', { name: PARTY })).toBeFocused();
    await expect(page.getByRole('heading', { name: PARTY })).toBeInViewport();
    await journey.press('button', `Join Event, ${PARTY}`);
    await expect(page.getByRole('button', { name: `Joined!, ${PARTY}` })).toBeFocused();
    await journey.expectAccessible();
    await journey.expectNoSidewaysScroll();
    const saving = page.waitForEvent('download');
    await journey.press('button', `Add to my calendar, ${PARTY}`);
    await expect(page.getByText('The file for your calendar is saved.').last()).toBeVisible();
    const file = await saving;
    expect(file.suggestedFilename()).toBe('event-1.ics');
    expect(await readFile(await file.path(), 'utf8')).toMatch(/^BEGIN:VCALENDAR\r\n[^]*TRIGGER:-PT1440M\r\n/);
    await page.getByRole('button', { name: `Joined!, ${PARTY}` }).focus();
    await journey.press('button', `Undo, ${PARTY}`);
    await expect(page.getByRole('button', { name: `Join Event, ${PARTY}` })).toBeFocused();
  });
});

test(
  'by mouse, a filter survives a reload and the way back, and a link is copied',
  tier(true),
  async ({ page, journey }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await journey.openAsMember('/events');
    await page.getByText('Outings', { exact: true }).click();
    await expect(page).toHaveURL(/\/events\?show=outing$/);
    await expect(page.getByRole('article')).toHaveCount(2);
    await page.reload();
    await expect(page.getByRole('radio', { name: 'Outings' })).toBeChecked();
    await journey.expectAccessible();
    await page.getByRole('button', { name: 'Share, Picnic by the Duck Pond' }).click();
    await expect(page.getByText('Link copied.').last()).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toMatch(/^http.*\/events#event-2$/);
    await page.getByRole('link', { name: 'Friends' }).first().click();
    await page.goBack();
    await expect(page.getByRole('radio', { name: 'Outings' })).toBeChecked();
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'Picnic by the Duck Pond' })).toBeFocused();
  },
);
