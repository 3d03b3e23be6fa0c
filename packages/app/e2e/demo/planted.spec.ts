import { coveredByToast, coversFocus } from '../covered.ts';
import { lostFocus } from '../focus.ts';
import { expect, test, tier, withSettings } from '../journey.ts';
import { inWrongLanguage } from '../language.ts';

/** Runs in the page: a strip over the place of an element, as one that sticks to the window may come to lie. */
function cover(element: Element): void {
  const { left, top, width, height } = element.getBoundingClientRect();
  const strip = document.createElement('div');
  strip.style.cssText = `position: fixed; z-index: 9999; left: ${left}px; top: ${top}px; width: ${width}px; height: ${height / 2}px; background: gray`;
  document.body.append(strip);
}

test('a focus that is lost is found', tier(true), async ({ page, journey }) => {
  await journey.openAsMember();
  const help = await journey.tabTo('button', 'Help');
  expect(await lostFocus(page)).toBeUndefined();
  await help.evaluate((button) => button.remove());
  expect(await lostFocus(page)).toMatch(/^BUTTON “/);
  // What follows this case in every journey would find it too.
  await page.getByRole('link', { name: 'FriendBase' }).first().focus();
});

test('what covers a control that has the focus is found', tier(true), async ({ page, journey }) => {
  await journey.openAsMember();
  const help = await journey.tabTo('button', 'Help');
  expect(await coversFocus(page)).toEqual([]);
  await help.evaluate(cover);
  const covered = await coversFocus(page);
  expect(covered.length).toBeGreaterThan(0);
  expect(
    covered.filter((words) => !/^<button.* is covered by <div style="position: fixed/.test(words)),
  ).toEqual([]);
});

test('a message that covers what it speaks of is found', tier(true), async ({ page, journey }) => {
  await withSettings(page, { messageSeconds: 'stay' });
  await journey.openAsVisitor();
  await journey.press('button', 'Log In');
  const message = page.getByRole('group', { name: 'Missing Information' });
  await expect(message).toBeVisible();
  await expect.poll(() => coveredByToast(page)).toEqual([]);
  const field = (await page.getByRole('textbox', { name: /^Username/ }).boundingBox())!;
  // A translation is no layout shift, which the end of this journey would find.
  await message.evaluate((group, { x, y }) => {
    const { left, top } = group.getBoundingClientRect();
    // At once: a message glides to where it goes.
    Object.assign((group as HTMLElement).style, {
      transition: 'none',
      translate: `${x - left}px ${y - top}px`,
    });
  }, field);
  expect(await coveredByToast(page)).toContainEqual(expect.stringMatching(/^<input/));
});

test(
  'a page and a part that are said to be in another language are found',
  tier(true),
  async ({ page, journey }) => {
    await journey.openAsMember();
    const say = (lang: string, selector: string) =>
      page.evaluate(
        ([chosen, at]) => void (document.querySelector<HTMLElement>(at!)!.lang = chosen!),
        [lang, selector],
      );
    expect(await inWrongLanguage(page)).toEqual([]);
    await say('de', 'html');
    const wrong = await inWrongLanguage(page);
    expect(wrong).toEqual(expect.arrayContaining(['Create a New Post', 'Ask for help']));
    await say('en-GB', 'html');
    expect(await inWrongLanguage(page)).toEqual([]);
    await say('de', 'main form');
    const inForm = await inWrongLanguage(page);
    expect(inForm).toContain('Ask for help');
    expect(inForm.length).toBeLessThan(wrong.length);
  },
);
