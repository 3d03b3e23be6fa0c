// Not the journeys' own `test`: two people, each in a browser of their own.
import { expect, request, test, type Browser, type Page } from '@playwright/test';
import { askFor, signUp, type NewMember } from '../people.ts';
import { tier } from '../journey.ts';

interface Two {
  ann: Page;
  ben: Page;
  annIs: NewMember;
  benIs: NewMember;
}

/** Ann asked Ben; both have their Friends open. */
async function twoMembers(browser: Browser, baseURL: string | undefined): Promise<Two> {
  const open = async (displayName: string) => {
    const page = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage();
    return { page, member: await signUp(page.request, displayName) };
  };
  const [one, other] = [await open('Ann Berg'), await open('Ben Clark')];
  await askFor(one.member, other.member);
  await one.page.goto('/friends');
  await other.page.goto('/friends');
  return { ann: one.page, ben: other.page, annIs: one.member, benIs: other.member };
}

/** Somebody without a page. */
const newRequest = (baseURL: string | undefined) => request.newContext(baseURL ? { baseURL } : {});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const openProfile = async (page: Page, name: string) => {
  await button(page, `View Profile, ${name}`).click();
  return page.getByRole('dialog', { name });
};

test(
  'a request is accepted, and both see that they are friends',
  tier(true),
  async ({ browser, baseURL }) => {
    const { ann, ben } = await twoMembers(browser, baseURL);
    await button(ben, 'Accept Ann Berg').click();
    await expect(ben.getByText('Request updated. You are now friends with Ann Berg.').last()).toBeVisible();
    await expect(ben.getByRole('article', { name: 'Ann Berg' })).toBeVisible();
    await button(ann, '1 new friend').click();
    await expect(ann.getByRole('article', { name: 'Ben Clark' })).toBeVisible();
  },
);

test('friends write to each other, until one of them blocks the other', async ({ browser, baseURL }) => {
  const { ann, ben } = await twoMembers(browser, baseURL);
  await button(ben, 'Accept Ann Berg').click();
  await button(ann, '1 new friend').click();
  await ann.getByRole('link', { name: 'Send Message, Ben Clark' }).click();
  const field = (page: Page) => page.getByRole('textbox', { name: 'Your message' });
  await field(ann).fill('Hello Ben');
  await button(ann, 'Send').click();
  await expect(field(ann)).toHaveValue('');

  await ben.getByRole('link', { name: 'Send Message, Ann Berg' }).click();
  await expect(ben.getByText('Hello Ben').last()).toBeVisible();
  await field(ben).fill('Hello Ann');
  await button(ben, 'Send').click();
  await expect(field(ben)).toHaveValue('');
  await expect(ann.getByText('Hello Ann').last()).toBeVisible();

  await field(ann).fill('Written a moment too late');
  await ben.goto('/friends');
  const profile = await openProfile(ben, 'Ann Berg');
  await profile.getByRole('button', { name: 'Block' }).click();
  await ben.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(profile.getByText('You blocked Ann Berg. Ann Berg is not told.')).toBeVisible();
  await button(ann, 'Send').click();
  await expect(ann.getByText('You cannot write to Ben Clark now.').last()).toBeVisible();
  await expect(ann.getByRole('textbox', { name: /which were not sent/ })).toHaveValue(
    'Written a moment too late',
  );
  await expect(ann.getByText(/block/i)).toHaveCount(0);
});

test(
  'a page that is opened after the bell has told of a message shows it',
  tier(true),
  async ({ browser, baseURL }) => {
    const { ann, ben, benIs, annIs } = await twoMembers(browser, baseURL);
    await button(ben, 'Accept Ann Berg').click();
    await expect(ben.getByRole('article', { name: 'Ann Berg' })).toBeVisible();
    await ann.goto('/messages');
    await expect(ann.getByText('You have no conversations yet.')).toBeVisible();
    const open = (name: string) =>
      ann.getByRole('navigation').getByRole('link', { name, exact: true }).click();
    await open('Events');
    await expect(ann.getByRole('heading', { level: 1, name: 'Events' })).toBeVisible();
    const data = { senderId: benIs.id, receiverId: annIs.id, content: 'The kettle is on.' };
    expect((await ben.request.post('/api/messages', { data })).ok()).toBe(true);
    // That Ben has accepted is new too.
    await expect(button(ann, 'Notifications, 2 new')).toBeVisible();
    await open('Messages, 1 new');
    await expect(ann.getByRole('option', { name: /Ben Clark/ })).toContainText('The kettle is on.');
  },
);

test(
  'a request that is declined looks to the one who asked as if it still waits',
  tier(true),
  async ({ browser, baseURL }) => {
    const { ann, ben, benIs, annIs } = await twoMembers(browser, baseURL);
    await button(ben, 'Decline Ann Berg').click();
    await button(ben, 'Decline').click();
    await expect(ben.getByText(/^Request updated\. You declined\./).last()).toBeVisible();
    // Asked again, and heard by nobody: what comes after it is all that comes.
    await askFor(annIs, benIs);
    const cleoIs = await signUp(await newRequest(baseURL), 'Cleo Dahl');
    for (const [page, member] of [
      [ann, annIs],
      [ben, benIs],
    ] as const) {
      await askFor(cleoIs, member);
      await button(page, '1 new request').click();
      await expect(button(page, 'Accept Cleo Dahl')).toBeFocused();
    }
    await expect(button(ben, 'Accept Ann Berg')).toHaveCount(0);
    await ann.reload();
    await expect(ann.getByText('You have no friends here yet.')).toBeVisible();
  },
);

test(
  'a friend who is blocked is gone for both, is not told, and comes back by a new request',
  tier(true),
  async ({ browser, baseURL }) => {
    const { ann, ben } = await twoMembers(browser, baseURL);
    await button(ben, 'Accept Ann Berg').click();
    await expect(ben.getByRole('article', { name: 'Ann Berg' })).toBeVisible();

    const profile = await openProfile(ben, 'Ann Berg');
    await profile.getByRole('button', { name: 'Block' }).click();
    await ben.getByRole('alertdialog').getByRole('button', { name: 'Block', exact: true }).click();
    await expect(profile.getByText('You blocked Ann Berg. Ann Berg is not told.')).toBeVisible();

    await ann.reload();
    await expect(ann.getByText('You have no friends here yet.')).toBeVisible();
    await expect(ann.getByText(/block/i)).toHaveCount(1); // the tips

    await profile.getByRole('button', { name: 'Unblock' }).click();
    await expect(profile.getByText('Ann Berg is not blocked anymore.')).toBeVisible();
    await profile.getByRole('button', { name: 'Add Friend' }).click();
    await expect(profile.getByText('Friend request sent! Ann Berg can say yes or no.')).toBeVisible();
    await button(ann, '1 new request').click();
    await button(ann, 'Accept Ben Clark').click();
    await expect(ann.getByRole('article', { name: 'Ben Clark' })).toBeVisible();
  },
);

test(
  'a request that was answered in another tab is said plainly',
  tier(true),
  async ({ browser, baseURL }) => {
    const { ben } = await twoMembers(browser, baseURL);
    const other = await ben.context().newPage();
    await other.goto('/friends');
    await button(other, 'Decline Ann Berg').click();
    await button(other, 'Decline').click();
    await expect(button(other, 'Decline Ann Berg')).toBeHidden();
    await button(ben, 'Accept Ann Berg').click();
    await expect(ben.getByText(/The request of Ann Berg is not there anymore\./).last()).toBeVisible();
    await expect(button(ben, 'Accept Ann Berg')).toBeHidden();
  },
);

test(
  'a comment that the author of the post removes is gone for whoever wrote it too',
  tier(true),
  async ({ browser, baseURL }) => {
    const { ann, ben, annIs, benIs } = await twoMembers(browser, baseURL);
    const data = { authorId: annIs.id, content: 'Look up at the sky.', privacy: 'public' };
    const posted = await ann.request.post('/api/posts', { data });
    const { id } = (await posted.json()) as { id: string };
    await ben.request.post(`/api/posts/${id}/comments`, { data: { content: 'Why?' } });
    const path = `/?comments=${encodeURIComponent(JSON.stringify([id]))}`;
    const post = (page: Page) => page.getByRole('article').filter({ hasText: data.content }).first();
    await ann.goto(path);
    await ben.goto(path);
    await expect(post(ben).getByText('Why?')).toBeVisible();

    await post(ann)
      .getByRole('button', { name: new RegExp(`^Remove comment, ${benIs.displayName}`) })
      .click();
    await ann.getByRole('alertdialog').getByRole('button', { name: 'Remove comment' }).click();
    await expect(post(ann).getByText('The comment by Ben Clark is removed.')).toBeVisible();
    await expect(post(ann).getByText('Why?')).toHaveCount(0);

    // Ben still sees it, and takes it back himself: it is gone, which is what he asked for.
    await post(ben)
      .getByRole('button', { name: /^Delete comment/ })
      .click();
    await ben.getByRole('alertdialog').getByRole('button', { name: 'Delete comment' }).click();
    await expect(post(ben).getByText('Your comment is deleted.')).toBeVisible();
    await expect(post(ben).getByText('Why?')).toHaveCount(0);
  },
);
