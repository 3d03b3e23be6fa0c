// Not the journeys' own `test`: two people, and two devices of one of them.
import { expect, test, type Browser, type Page } from '@playwright/test';
import { tier } from '../journey.ts';
import { accept, askFor, logIn, openTold, sharePost, signUp, type NewMember } from '../people.ts';
import { SOON } from '../soon.ts';

const bell = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const list = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

/** A device on which a member has opened a page, which is told what happens. */
async function openDevice(browser: Browser, baseURL: string | undefined, path: string, member: NewMember) {
  const page = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
  await logIn(page.request, member);
  await openTold(page, path);
  return page;
}

test('a like is told on both devices, leads to its post, and is seen on both', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const annIs = await signUp(context.request, 'Ann Berg');
  const ben = await browser.newContext({ ...(baseURL && { baseURL }) });
  const benIs = await signUp(ben.request, 'Ben Clark');
  await accept(annIs, await askFor(benIs, annIs));
  const postId = await sharePost(annIs, 'Look up at the sky.');
  const [here, there] = [
    await openDevice(browser, baseURL, '/events', annIs),
    await openDevice(browser, baseURL, '/friends', annIs),
  ];
  await expect(bell(here, 'Notifications')).toBeVisible();

  const liked = await benIs.request.post('/api/likes', { data: { userId: benIs.id, postId } });
  expect(liked.ok(), await liked.text()).toBe(true);
  for (const page of [here, there]) await expect(bell(page, 'Notifications, 1 new')).toBeVisible(SOON);

  await bell(here, 'Notifications, 1 new').press('Enter');
  await expect(list(here).getByRole('heading', { name: 'Ben Clark likes your post. New' })).toBeVisible();
  await expect(bell(there, 'Notifications')).toBeVisible(SOON);
  await list(here).getByRole('link', { name: 'Go to your post' }).press('Enter');
  await expect(here.getByRole('heading', { name: 'The post you opened' })).toBeVisible();
  await expect(here.getByRole('article')).toHaveCount(1);
  await expect(here.getByRole('article')).toContainText('Look up at the sky.');
});

test(
  'a request is accepted behind the bell, and who asked is told',
  tier(true),
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    const annIs = await signUp(context.request, 'Ann Berg');
    const benIs = await signUp(
      (await browser.newContext({ ...(baseURL && { baseURL }) })).request,
      'Ben Clark',
    );
    const ann = await openDevice(browser, baseURL, '/events', annIs);
    const ben = await openDevice(browser, baseURL, '/events', benIs);
    await askFor(benIs, annIs);
    await bell(ann, 'Notifications, 1 new').press('Enter');
    await list(ann).getByRole('button', { name: 'Accept Ben Clark' }).press('Enter');
    await expect(list(ann).getByText('Request updated. You are now friends with Ben Clark.')).toBeVisible();
    await bell(ben, 'Notifications, 1 new').press('Enter');
    await expect(
      list(ben).getByRole('heading', { name: 'Ann Berg said yes. You are friends now.' }),
    ).toBeVisible();
  },
);
