import '@friendbase/ui-kit/styles.css';
import { expect, it, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { FIRST_WINDOWS } from '../../testing/firstWindow.tsx';
import { ROUTES, routesForEach, shown, simulatedClockForEach } from '../../testing/everyRoute.tsx';

/** A scanner goes on by itself, from stop to stop. Source: the owner's list of what every page is tried with. */
const STEP_MS = 1500;

/** Half a minute. */
const MOST_STEPS = 20;

simulatedClockForEach();

const open = routesForEach();

const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
const link = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name }).first();

/** What a member comes for, and what there is once it was pressed. */
const MAIN_PRESS: Record<string, [press: () => Locator, then?: () => Locator]> = {
  '/': [() => button(/^Grateful/), () => page.getByRole('radio', { name: 'Friends Only' })],
  '/friends': [
    () => button('Accept Hana Park'),
    () => page.getByRole('heading', { name: 'You have 8 friends' }),
  ],
  '/messages': [() => page.getByRole('option').first(), () => page.getByRole('log')],
  '/events': [() => button(/^Join Event, /), () => button(/^Joined!, Friendly Dance Party/)],
  '/clubs': [() => button('Memory'), () => page.getByRole('dialog')],
  '/videos': [() => button(/^Watch, /), () => page.getByRole('dialog')],
  '/tournaments': [() => button(/^Play, /), () => page.getByRole('dialog')],
  '/donations': [() => button(/^Donate, /), () => page.getByText(/^Donation Impact/).first()],
  '/profile': [() => button('Edit Profile'), () => page.getByRole('main').getByRole('textbox').first()],
  '/moderation': [() => button(/^Look at it, /), () => page.getByRole('heading', { name: 'Decide' })],
  '/organize': [() => button('Make a tournament'), () => page.getByRole('textbox').first()],
  '/login': [() => button(/^Log In$/), () => link('Write your username.')],
  '/invited': [
    () => button('Add Friend, Omar Haddad'),
    () => page.getByRole('main').getByText(/^Friend request sent!/),
  ],
  // Not pressed: it opens a program of the device.
  '/accessibility': [() => link(/^Write an email/)],
  '/no/such/page': [
    () => link('Go to Home'),
    () => page.getByRole('textbox', { name: /^How are you today/ }),
  ],
};

/** Pages to read: whom to ask stands below what works and what does not. */
const READ_FIRST = ['/accessibility'];

/** Lets the scanner go on until it stands on what is wanted. Returns how many steps it took. */
async function scanTo(wanted: () => Element | undefined): Promise<number> {
  for (let steps = 1; steps <= MOST_STEPS; steps += 1) {
    await vi.advanceTimersByTimeAsync(STEP_MS);
    await userEvent.tab();
    if (document.activeElement === wanted()) return steps;
  }
  return Infinity;
}

it.each(ROUTES)(
  '%s: one switch comes to what one came for, and presses it, within half a minute',
  async (path) => {
    await open(path);
    const [press, then] = MAIN_PRESS[path] ?? [];
    (document.activeElement as HTMLElement | null)?.blur();
    const skip = await scanTo(() => shown('.fb-SkipLink')[0]);
    await userEvent.keyboard('{Enter}');
    const steps = await scanTo(() => press?.().query() ?? undefined);
    expect(skip + steps).toBeLessThanOrEqual(MOST_STEPS);
    if (!then) return;
    await userEvent.keyboard('{Enter}');
    await vi.advanceTimersByTimeAsync(STEP_MS);
    await expect.element(then()).toBeInTheDocument();
  },
);

it.each(ROUTES)('%s has it in the first window', async (path) => {
  await open(path);
  const [press] = MAIN_PRESS[path] ?? [];
  for (const [width, height] of FIRST_WINDOWS) {
    await page.viewport(width, height);
    const wanted = READ_FIRST.includes(path) ? shown('main h1')[0] : press?.().element();
    const { top, bottom } = wanted?.getBoundingClientRect() ?? {};
    expect(top, `at ${width} × ${height}`).toBeGreaterThanOrEqual(0);
    expect(bottom, `at ${width} × ${height}`).toBeLessThanOrEqual(height);
  }
});
