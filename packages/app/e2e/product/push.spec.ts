import { expect, test, untilReady } from '../journey.ts';
import type { Page } from '@playwright/test';
import { logIn, signUp } from '../people.ts';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

/** Of a service that is not there: what is sent to it comes by the browser itself. */
const SUBSCRIPTION = {
  endpoint: 'https://push.invalid/browser-',
  keys: {
    p256dh: 'BCc7YqxMoEIIQiBGA8OOBsz-EZnRGLwzVBVd_GUxlzh-Ynq-SxU_TjxFASdaAnz9_8Q7KaYotuGLRJ6LH42EpJQ',
    auth: 'rSdtO9mGOS4tAr56lcjp7A',
  },
};

/** Gives the browser a push service: Chromium has none while it is tested. Its subscriptions are known in one page alone. */
const givePushService = (page: Page) =>
  page.addInitScript((given) => {
    let own: object | null = null;
    const subscribe = async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
      if (typeof applicationServerKey !== 'string') throw new TypeError('no key');
      const endpoint = given.endpoint + crypto.randomUUID();
      const unsubscribe = async () => ((own = null), true);
      own = { endpoint, unsubscribe, toJSON: () => ({ ...given, endpoint }) };
      return own;
    };
    Object.assign(PushManager.prototype, { subscribe, getSubscription: async () => own });
  }, SUBSCRIPTION);

/** What brings a push to this browser, as its push service would. */
async function pushTo(page: Page) {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  // Only an active worker gets a push, and a real push service subscribes no other.
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const { origin } = new URL(page.url());
  return (data: string) => session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
}

/** What the device shows. */
const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title }) => title).toSorted();
  });

/** Of the worker, as far as a press needs it: these types are of pages. */
interface PushWorker extends EventTarget {
  registration: ServiceWorkerRegistration;
  NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
}

/** Presses what the device shows, as its member would. */
const pressShown = (page: Page, title: string) =>
  page
    .context()
    .serviceWorkers()[0]!
    .evaluate(async (wanted) => {
      const worker = globalThis as unknown as PushWorker;
      const all = await worker.registration.getNotifications();
      const notification = all.find((one) => one.title === wanted)!;
      worker.dispatchEvent(new worker.NotificationEvent('notificationclick', { notification }));
    }, title);

async function openWishes(page: Page) {
  await page.goto('/profile');
  await untilReady(page);
  await page.getByRole('button', { name: 'What you are told' }).press('Enter');
  return page.getByRole('dialog', { name: 'What you are told' });
}

const subscribed = async (page: Page): Promise<unknown> => {
  const answer = await page.request.get('/api/push');
  return ((await answer.json()) as { subscription: unknown }).subscription;
};

test('a device tells who wrote once it is turned on, and nothing more after they log out', async ({
  page,
  journey,
}) => {
  journey.expectCallError('/api/');
  await givePushService(page);
  const ann = await signUp(page.request, 'Ann Berg');
  const wishes = await openWishes(page);
  expect(await subscribed(page)).toBeNull();
  await journey.press('button', 'Turn on for this device', wishes);
  await expect(wishes.getByText('This device tells you when something is new.')).toBeVisible();
  await journey.expectAccessible();
  expect(await subscribed(page)).toMatchObject({ tells: 'who' });

  const push = await pushTo(page);
  await push('{"from":"Leo"}');
  await expect.poll(() => shown(page)).toEqual(['Leo wrote to you']);
  await push('{"from":"Mia"}');
  await expect.poll(() => shown(page)).toEqual(['Mia wrote to you']);
  await push('what no server of ours sends');
  await expect.poll(() => shown(page)).toEqual(['Mia wrote to you', 'Something is new']);

  await wishes.getByText('Only that something is new').click();
  await expect.poll(() => subscribed(page)).toMatchObject({ tells: 'something' });
  await journey.press('button', 'Close', wishes);
  // Only the press of a member may bring a page to the front.
  await pressShown(page, 'Mia wrote to you');
  await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
  await page.goto('/profile');
  await untilReady(page);
  await journey.press('button', 'Log Out');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome to FriendBase' })).toBeVisible();
  await logIn(page.request, ann);
  expect(await subscribed(page)).toBeNull();
  await expect(
    (await openWishes(page)).getByRole('button', { name: 'Turn on for this device' }),
  ).toBeVisible();
});
