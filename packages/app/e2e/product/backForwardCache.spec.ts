import { DEMO_ACCOUNT } from '@friendbase/contract';
import { findChromium, testFlags } from '../../../../scripts/chromium.ts';
import { expect, test, untilReady } from '../journey.ts';

const executablePath = findChromium();

// Browsers cache a whole page to bring it back at once. Playwright switches that off.
test.use({
  // Where a worker takes control for the first time, Chromium empties its back/forward cache.
  serviceWorkers: 'block',
  launchOptions: {
    args: testFlags,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    ...(executablePath && { executablePath }),
  },
});

test('a page that the browser has cached shows no words of a member who has logged out', async ({
  page,
  playwright,
  baseURL,
}) => {
  await page.request.post('/api/auth/login', { data: DEMO_ACCOUNT });
  // No answer says `no-store` here: whether Chromium caches a page that says so depends on a field trial. Other browsers may.
  await page.route(
    ({ pathname }) => pathname !== '/api/live',
    async (route) => {
      const response = await route.fetch({ maxRedirects: 0 });
      await route.fulfill({ response, headers: { ...response.headers(), 'cache-control': 'no-cache' } });
    },
  );
  // The stream says it as well, and has no end that its headers could wait for.
  await page.route('**/api/live', (route) => route.abort());
  // Chromium caches no page that has the turn for the stream of what happens, unless that is given back in time.
  await page.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
  await page.addInitScript(() =>
    addEventListener('pageshow', ({ persisted }) => {
      const seen = JSON.parse(localStorage.getItem('seen') ?? '[]') as unknown[];
      const isShown = document.querySelector('h1')?.checkVisibility() === true;
      localStorage.setItem('seen', JSON.stringify([...seen, { persisted, isShown, at: location.pathname }]));
    }),
  );
  await page.goto('/profile');
  await untilReady(page);
  await expect(page.getByText('@demo').first()).toBeVisible();
  await page.goto('/api/docs');
  // By another program: when its own cookie changes, Chromium gives the page up by itself.
  const [cookie] = await page.context().cookies();
  const elsewhere = await playwright.request.newContext({
    extraHTTPHeaders: { cookie: `${cookie?.name}=${cookie?.value}` },
  });
  expect((await elsewhere.post(`${baseURL}/api/auth/logout`)).ok()).toBe(true);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('tab', { name: 'Log In' })).toBeVisible();
  await expect(page.getByText('@demo')).toHaveCount(0);
  const seen = await page.evaluate(() => JSON.parse(localStorage.getItem('seen') ?? '') as unknown);
  expect(seen).toContainEqual({ persisted: true, isShown: false, at: '/profile' });
  // Answers that nobody waits for anymore may still be on their way.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
