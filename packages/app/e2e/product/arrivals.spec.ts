// Not the journeys' own `test`: two people, each in a browser of their own.
import { expect, test as base, type Page } from '@playwright/test';
import { hear } from '../hearing.ts';
import { tier } from '../journey.ts';
import { expectNoShift } from '../layoutShift.ts';
import { ownPlace, startOwnServer, type OwnServer } from '../ownServer.ts';
import {
  accept,
  askFor,
  likePost,
  openMember,
  openTold,
  sharePost,
  twoFriends,
  writeComment,
  writeTo,
  type NewMember,
} from '../people.ts';
import { SOON } from '../soon.ts';

/** A server where no other journey shares a post, which would be a new one for everybody. */
const test = base.extend<object, { place: OwnServer }>(
  ownPlace(() => startOwnServer({ DEMO_DATA: '1', RATE_LIMIT_SCALE: '1000' })),
);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const post = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words }).first();

async function deletePost({ request }: NewMember, postId: string): Promise<void> {
  const answer = await request.delete(`/api/posts/${postId}`);
  expect(answer.ok(), await answer.text()).toBe(true);
}

test('likes and comments are counted where they stand, and a comment waits for a press @long', async ({
  browser,
  baseURL,
}) => {
  const [{ page: ann, member: annIs }, { member: benIs }] = await twoFriends(browser, baseURL);
  const id = await sharePost(annIs, 'Look up at the sky.');
  await openTold(ann, `/?comments=${encodeURIComponent(JSON.stringify([id]))}`);
  const hers = post(ann, 'Look up at the sky.');
  await expect(hers.getByText('No comments yet. You can write the first one.')).toBeVisible();
  const heard = await hear(ann);
  const field = hers.getByRole('textbox');
  await field.fill('Half a sen');
  const place = await field.boundingBox();

  await likePost(benIs, id);
  await expect(hers.getByText('1 like', { exact: true }).last()).toBeVisible(SOON);
  await writeComment(benIs, id, 'Why?');
  const come = hers.getByRole('button', { name: /^1 new comment, / });
  await expect(come).toBeVisible(SOON);
  await expect(hers.getByRole('button', { name: /^Hide Comments \(1\), / })).toBeVisible(SOON);
  await expect(hers.getByText('Why?', { exact: true })).toHaveCount(0);
  expect(await field.boundingBox()).toEqual(place);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Half a sen');
  expect(await heard()).toEqual(['1 new comment']);
  await expectNoShift(ann);

  await come.click();
  await expect(hers.getByText('Why?', { exact: true })).toBeVisible();
  await expect(come).toHaveCount(0);
  await expect(hers.getByRole('article').filter({ hasText: 'Why?' })).toBeFocused();
});

test('posts of friends wait for a press, and one that was deleted is promised to nobody', async ({
  browser,
  baseURL,
}) => {
  const [{ page: ann, member: annIs }, { member: benIs }] = await twoFriends(browser, baseURL);
  await sharePost(annIs, 'The first one here.');
  await openTold(ann, '/');
  await expect(post(ann, 'The first one here.')).toBeVisible();
  await expect(button(ann, 'Check for new posts')).toHaveCount(0);
  const heard = await hear(ann);
  const place = await post(ann, 'The first one here.').boundingBox();
  await sharePost(benIs, 'Ben has a kite.');
  await expect(button(ann, '1 new post')).toBeVisible(SOON);
  const another = await sharePost(benIs, 'Ben lost his kite.');
  await expect(button(ann, '2 new posts')).toBeVisible(SOON);
  expect(await post(ann, 'The first one here.').boundingBox()).toEqual(place);
  await expect(ann.getByText('Ben has a kite.')).toHaveCount(0);
  expect(await heard()).toEqual(['1 new post']);
  await expectNoShift(ann);

  await deletePost(benIs, another);
  await button(ann, '2 new posts').click();
  await expect(post(ann, 'Ben has a kite.').getByRole('heading', { level: 3 })).toBeFocused();
  await expect(button(ann, /new post/)).toHaveCount(0);

  const gone = await sharePost(benIs, 'Ben has no kite.');
  await expect(button(ann, '1 new post')).toBeVisible(SOON);
  await deletePost(benIs, gone);
  await button(ann, '1 new post').click();
  await expect(ann.getByText('The new posts are not there anymore.').last()).toBeVisible();
  await expect(ann.getByRole('heading', { name: 'Recent Posts from Friends' })).toBeFocused();
});

test(
  'who says yes turns their card in its place, and a request waits for a press',
  tier(true),
  async ({ browser, baseURL }) => {
    const ann = await openMember(browser, baseURL, 'Ann Berg');
    const ben = await openMember(browser, baseURL, 'Ben Clark');
    const cleo = await openMember(browser, baseURL, 'Cleo Dahl');
    // Of all members Ben is the one whom she may like to know.
    await ann.page.route('**/api/friends/*/suggestions', async (route) => {
      const { id, username, displayName } = ben.member;
      await route.fulfill({ json: [{ id, username, displayName }] });
    });
    const page = ann.page;
    await openTold(page, '/friends');
    await expect(button(page, 'Find Friends')).toBeVisible();
    await expect(button(page, 'Check for new requests')).toHaveCount(0);
    await button(page, 'Find Friends').click();
    const asked = page.waitForResponse((one) => one.request().method() === 'POST' && one.ok());
    await button(page, 'Add Friend, Ben Clark').click();
    const { id } = (await (await asked).json()) as { id: string };
    await expect(button(page, 'Take back your request, Ben Clark')).toBeVisible();
    const card = page.getByRole('article', { name: 'Ben Clark' });
    await button(page, 'View Profile, Ben Clark').focus();
    await expect(page.locator('#announcer-polite')).toHaveText(/^Friend request sent!/);
    const heard = await hear(page);
    const place = await card.boundingBox();

    await accept(ben.member, id);
    await expect(card.getByText('Your friend', { exact: true }).last()).toBeVisible(SOON);
    await expect(button(page, '1 new friend')).toBeVisible(SOON);
    expect(await card.boundingBox()).toEqual(place);
    await expect(button(page, 'View Profile, Ben Clark')).toBeFocused();
    const requestId = await askFor(cleo.member, ann.member);
    await expect(button(page, 'New people')).toBeVisible(SOON);
    expect(await card.boundingBox()).toEqual(place);
    await expect.poll(heard).toEqual(['Ben Clark said yes. You are friends now.', '1 new request']);
    await expectNoShift(page);

    await button(page, 'New people').click();
    await expect(button(page, 'Accept Cleo Dahl')).toBeFocused();
    await expect(page.getByRole('heading', { name: 'You have 1 friend' })).toBeVisible();
    // What she does herself is not told to her again.
    await accept(ann.member, requestId);
    await expect(button(page, '1 new friend')).toHaveCount(0);
    expect((await heard()).filter((words) => words.includes('said yes'))).toHaveLength(1);
  },
);

test('a list of conversations stands still while friends write, on every page @long', async ({
  browser,
  baseURL,
}) => {
  const [{ page: ann, member: annIs }, { page: ben, member: benIs }] = await twoFriends(browser, baseURL);
  const { member: cleoIs } = await openMember(browser, baseURL, 'Cleo Dahl');
  for (const friend of [annIs, benIs]) await accept(friend, await askFor(cleoIs, friend));
  for (const friend of [annIs, benIs]) await writeTo(friend, cleoIs, 'Good morning');
  await writeTo(annIs, benIs, 'Hello');
  const option = (page: Page, name: string) => page.getByRole('option', { name: new RegExp(`^${name}`) });
  await openTold(ann, '/messages');
  await openTold(ben, '/messages');
  const placesOf = async (page: Page, other: string) => [
    await option(page, other).boundingBox(),
    await option(page, 'Cleo Dahl').boundingBox(),
  ];
  await expect(ann.getByRole('option')).toHaveText([/Ben Clark/, /Cleo Dahl/]);
  await expect(ben.getByRole('option')).toHaveText([/Ann Berg/, /Cleo Dahl/]);
  await option(ann, 'Cleo Dahl').focus();
  const places = [await placesOf(ann, 'Ben Clark'), await placesOf(ben, 'Ann Berg')];

  const words =
    'The kettle is on, and there is cake with apples. Come whenever you like, and bring your sister too.';
  for (const friend of [annIs, benIs]) await writeTo(friend, cleoIs, words);
  for (const page of [ann, ben]) await expect(option(page, 'Cleo Dahl')).toContainText(words, SOON);
  expect([await placesOf(ann, 'Ben Clark'), await placesOf(ben, 'Ann Berg')]).toEqual(places);
  await expect(option(ann, 'Cleo Dahl')).toBeFocused();
  await expectNoShift(ann);
  await expectNoShift(ben);

  await ann.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(ann.getByRole('heading', { name: 'Recent Posts from Friends' })).toBeVisible();
  await ann
    .getByRole('link', { name: /^Messages/ })
    .first()
    .click();
  await expect(ann.getByRole('option')).toHaveText([/Cleo Dahl/, /Ben Clark/]);
});
