import type { FakeStorage } from '@friendbase/mocks/testing';
import type { Preferences } from '@friendbase/ui-kit';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { standStill } from '../../../.storybook/checks/still.ts';
import { STATES } from '../tools/audit/states.ts';
import { demoForEach } from './demoForEach.ts';
import { openPage } from './firstWindow.tsx';
import { addressOf, pagePaths } from './serverRenderedPages.tsx';

/** Every route with a screen of its own, as the generated tree has them, an address that is none, and what a visitor sees. */
export const ROUTES: readonly string[] = [...pagePaths(), '/no/such/page', '/login'];

/** A desktop. */
export const WINDOW = [1280, 720] as const;

/** Who sees a route. What the audit looks at names each route, which its own test holds. */
const scenarioOf = (path: string) => STATES.find(({ route }) => route === path)?.scenario ?? 'busy';

interface Opening {
  window?: readonly [width: number, height: number];
  chosen?: Partial<Preferences>;
  scenario?: ReturnType<typeof scenarioOf>;
  /** Done, and awaited, once the demo is there, before the page asks it. */
  prepare?: () => unknown;
  storage?: FakeStorage;
}

/** Opens a route by the one who sees it, until all of it is there. Each test of the file has a demo of its own. */
export function routesForEach(): (path: string, opening?: Opening) => Promise<void> {
  const demo = demoForEach();
  return async (
    path,
    { window: size = WINDOW, chosen = {}, scenario = scenarioOf(path), prepare, storage } = {},
  ) => {
    if (scenario !== 'busy') await demo.reopen(scenario);
    await prepare?.();
    await page.viewport(...size);
    await openPage(addressOf(path), chosen, storage);
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => document.querySelector('main [aria-busy=true]')).toBe(null);
    await standStill();
  };
}

/** A simulated clock for each test of the file, from before the page is there, so that all of its timers run by it. */
export function simulatedClockForEach(): void {
  beforeEach(
    () =>
      void vi.useFakeTimers({
        toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
        shouldAdvanceTime: true,
      }),
  );
  afterEach(async () => {
    vi.useRealTimers();
    await page.viewport(414, 896);
  });
}

/** What of a kind can be seen now. */
export const shown = (selector: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((part) => part.checkVisibility());
