import type { Page } from '@playwright/test';
import type { Mode } from './modes.ts';
import type { Story } from './stories.ts';

/** The audit runs axe itself: Storybook's own add-on would run it once more. */
const WITHOUT_ADDON = 'a11y.manual:!true';

/** What Storybook calls a story that is there, and one that is not. Source: its `StoryRender`. */
const DONE = ['finished', 'errored', 'aborted'];

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
  }
}

/** Opens a story of the built Storybook in a mode, and waits until it is rendered and played. */
export async function openStory(page: Page, { id }: Story, { globals }: Mode): Promise<string> {
  const settings = [WITHOUT_ADDON, ...(globals ? [globals] : [])].join(';');
  const address = `/iframe.html?id=${id}&viewMode=story&globals=${settings}`;
  await page.goto(address);
  await page.waitForFunction(
    (done) => done.includes(window.__STORYBOOK_PREVIEW__?.currentRender?.phase ?? ''),
    DONE,
  );
  if (await page.evaluate(() => document.body.classList.contains('sb-show-errordisplay'))) {
    const message = await page.locator('#error-message').textContent();
    throw new Error(message?.trim().split('\n')[0] ?? 'It shows an error.');
  }
  return address;
}
