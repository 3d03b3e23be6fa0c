import { chromium, type Browser, type BrowserContext, type Page } from '@playwright/test';
import { chromiumFlags, findChromium } from '../../../../scripts/chromium.ts';

/** The links of the menu, in its order: going through all of them comes back to Home. */
export const ROUTES = [
  '/friends',
  '/messages',
  '/events',
  '/clubs',
  '/videos',
  '/tournaments',
  '/donations',
  '/profile',
  '/',
] as const;

/** In the menu that a wide window has. */
const linkTo = (route: string): string => `.fb-MainMenu a[href="${route}"]`;

export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({ args: chromiumFlags, ...(executablePath && { executablePath }) });
}

/** Home of the demo member, once it works, in a window that shows all links. */
export async function openHome(context: BrowserContext, origin: string): Promise<Page> {
  const data = { username: 'demo', password: 'friends123' };
  const answer = await context.request.post(`${origin}/api/auth/login`, { data });
  if (!answer.ok()) throw new Error(`Logging in answered ${answer.status()}`);
  const page = await context.newPage();
  await page.goto(origin);
  await page.locator('html[data-ready]').waitFor();
  // On a busy machine the server may have sent the frame alone.
  await page.locator(linkTo(ROUTES[0])).waitFor();
  return page;
}

/**
 * Runs in the page: presses the link and answers the ms until the frame that shows the other page's heading has been painted.
 * The press is made here, so that nothing of its way from this program counts.
 */
function pressLink({ route, selector }: { route: string; selector: string }): Promise<number> {
  const link = document.querySelector<HTMLElement>(selector);
  if (!link) throw new Error(`There is no link to ${route}.`);
  const before = document.querySelector('h1');
  const words = before?.textContent;
  const begun = performance.now();
  link.click();
  return new Promise((resolve) => {
    const look = (): void => {
      const heading = document.querySelector('h1');
      const isOther = heading !== before || heading?.textContent !== words;
      const isThere = location.pathname === route && heading !== null && isOther;
      // A task of its own behind the frame: by then it has been painted.
      if (isThere) setTimeout(() => resolve(performance.now() - begun));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

export const changeRoute = (page: Page, route: string): Promise<number> =>
  page.evaluate(pressLink, { route, selector: linkTo(route) });
