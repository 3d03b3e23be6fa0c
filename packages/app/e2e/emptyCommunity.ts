import type { Browser, BrowserContext, Page } from '@playwright/test';
import { test as base, untilReady } from './journey.ts';
import { startOwnServer, type OwnServer } from './ownServer.ts';
import { signUp } from './people.ts';

/** On a server with nobody, no tournament, no event and no reward. `empty.later` goes on some days later, on the same data. */
export const test = base.extend<{ empty: OwnServer }>({
  empty: async ({ browserName: _ }, use) => {
    const server = await startOwnServer({ DEMO_DATA: '0' });
    const open = [server];
    const later = async (days: number) => {
      const next = await (open.pop() ?? server).later(days);
      open.push(next);
      return next;
    };
    await use({ ...server, later });
    await open[0]?.stop();
  },
  baseURL: async ({ empty }, use) => use(empty.origin),
});

/** The page of an organizer, who is new there. */
export async function openAsOrganizer(page: Page, empty: OwnServer, path: string): Promise<void> {
  const { username } = await signUp(page.request, 'Olga Berg');
  await empty.give('organizer', username);
  await page.goto(path);
  await untilReady(page);
}

/** A member of this name, who is new there, in a browser of their own. */
export async function newMember(browser: Browser, empty: OwnServer, name: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: empty.origin });
  await signUp(context.request, name);
  return context;
}
