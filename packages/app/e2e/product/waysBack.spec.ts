import type { Page } from '@playwright/test';
import type { Journey } from '../journey.ts';
import { tier } from '../journey.ts';
import {
  choosesPassword,
  expect,
  expectGood,
  expectHome,
  goToProfile,
  logsInAnew,
  logsOut,
  openLink,
  opensHelp,
  opensWindow,
  test,
} from '../easyWays.ts';
import { expectOnPaper } from '../paper.ts';
import { addressOf, NEW_PASSWORD, PASSWORD, signUp } from '../people.ts';

const CONFIRM = 'Is this your email address?';
const CHOOSE = 'Choose a new FriendBase password';

/** The pictures and the number of the card that is shown, as they are read. */
async function readCard(page: Page) {
  const pictures = page.getByRole('list', { name: 'Pictures, in this order' }).getByRole('listitem');
  await expect(pictures).toHaveCount(4);
  const words = await pictures.allInnerTexts();
  const number = await page
    .getByRole('definition')
    .filter({ hasText: /^\d{3} \d{3}$/ })
    .innerText();
  return { pictures: words.map((text) => text.replaceAll(/[\d.\s]/g, '')), number };
}

type ReadCard = Awaited<ReturnType<typeof readCard>>;

/** Looks at the paper: the card with its four pictures, their words and the number, and nothing else. */
async function printsCard(page: Page, journey: Journey, { pictures, number }: ReadCard): Promise<void> {
  const words = [...pictures.map((word, at) => `${at + 1}. ${word}`), number];
  const print = await journey.tabTo('button', 'Print the card');
  await expectOnPaper(page, {
    whole: [
      ...(await page.locator('.fb-PictureSequence-picture').all()),
      ...words.map((text) => page.getByText(text, { exact: true })),
    ],
    away: [
      print,
      page.getByText(/^It is like a key\./),
      page.getByRole('heading', { level: 1, includeHidden: true }),
    ],
  });
}

test(
  'a member makes a recovery card, forgets the password and comes back by the card',
  tier(true),
  async ({ page, journey }) => {
    const { username } = await signUp(page.request, 'Ann Berg');
    await page.goto('/');
    await goToProfile(page, journey);
    await opensWindow(page, journey, 'Recovery card');
    await journey.fill(/^Your password/, PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Keep your card' })).toBeFocused();
    await expect(page.getByText(/^You see it only now\./)).toBeVisible();
    await expectGood(journey);
    const { pictures, number } = await readCard(page);
    await printsCard(page, journey, { pictures, number });
    await journey.press('button', 'I have kept my card');
    await expect(page.getByRole('button', { name: 'Recovery card' })).toBeFocused();
    await logsOut(page, journey);

    await opensHelp(page, journey);
    await expectGood(journey);
    await journey.press('button', 'Use my recovery card');
    await expect(page.getByRole('heading', { name: 'Show your recovery card' })).toBeFocused();
    await journey.fill(/^Your username/, username);
    const keys = page.getByRole('toolbar', { name: 'The four pictures on your card' });
    for (const name of pictures) await journey.press('button', name, keys);
    await expect(page.getByText('4 of 4 pictures chosen').first()).toBeVisible();
    await journey.fill(/^The number on your card/, number);
    await expectGood(journey);
    await page.keyboard.press('Enter');
    await choosesPassword(page, journey);
    await expect(page.getByRole('heading', { name: 'Your new password is saved.' })).toBeFocused();
    await expect(page.getByText('Your old card does not work now. This is your new card.')).toBeVisible();
    const next = await readCard(page);
    expect(next.number).not.toBe(number);
    await printsCard(page, journey, next);
    await expectGood(journey);
    await journey.press('button', 'I have kept my card. Log in');
    await logsInAnew(page, journey, username);
    await expectHome(page, journey, 'Ann Berg');
  },
);

/** Asks for a mail: from the auth screen, on to where the number of the mail is written. */
async function asksForMail(page: Page, journey: Journey, username: string): Promise<void> {
  await journey.openAsVisitor('/login');
  await opensHelp(page, journey);
  await journey.press('button', 'Send me an email');
  await expect(page.getByRole('heading', { name: 'Get an email' })).toBeFocused();
  await journey.fill(/^Your email address/, addressOf(username));
  await expectGood(journey);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Look at your email' })).toBeFocused();
  await expectGood(journey);
}

test(
  'a member confirms their address, forgets the password and comes back by the link of a mail',
  tier(true),
  async ({ page, journey, request, place }) => {
    const { username } = await signUp(request, 'Ben Clark');
    await openLink(page, (await place.newest(username, CONFIRM)).link);
    await expect(page.getByRole('heading', { name: CONFIRM })).toBeFocused();
    await expectGood(journey);
    await journey.press('button', 'Yes, this is my email address');
    await expect(page.getByRole('heading', { name: 'Your email address is confirmed.' })).toBeFocused();
    await expectGood(journey);

    await asksForMail(page, journey, username);
    await openLink(page, (await place.newest(username, CHOOSE)).link);
    await choosesPassword(page, journey);
    await logsInAnew(page, journey, username);
    await expectHome(page, journey, 'Ben Clark');
  },
);

test(
  'a member comes back by the six digits of a mail',
  tier(true),
  async ({ page, journey, request, place }) => {
    const { username } = await signUp(request, 'Cleo Dahl');
    await openLink(page, (await place.newest(username, CONFIRM)).link);
    await journey.press('button', 'Yes, this is my email address');
    await expect(page.getByRole('heading', { name: 'Your email address is confirmed.' })).toBeFocused();

    await asksForMail(page, journey, username);
    const { code } = await place.newest(username, CHOOSE);
    await journey.fill(/^The number in the email/, code);
    await page.keyboard.press('Enter');
    await choosesPassword(page, journey);
    await logsInAnew(page, journey, username);
    await expectHome(page, journey, 'Cleo Dahl');
  },
);

test('a member comes back by the link that who runs FriendBase gave them @long', async ({
  page,
  journey,
  request,
  place,
}) => {
  const { username } = await signUp(request, 'Dora Ek');
  await journey.openAsVisitor('/login');
  await opensHelp(page, journey);
  await expect(page.getByText('You have no card? Ask a person who can help.')).toBeVisible();
  await expect(page.getByText('Kim helps you with FriendBase.')).toBeVisible();
  const mail = await journey.tabTo('link', 'Write an email: kim@friends.example.com');
  await expect(mail).toHaveAttribute('href', /^mailto:kim@friends\.example\.com\?subject=/);
  const call = await journey.tabTo('link', 'Call +1 555 010 0142');
  await expect(call).toHaveAttribute('href', 'tel:+15550100142');
  await openLink(page, await place.linkFor(username));
  await choosesPassword(page, journey);
  await logsInAnew(page, journey, username);
  await expectHome(page, journey, 'Dora Ek');
});

test('who is told of a device that is not theirs keeps others out, and chooses a new password @long', async ({
  page,
  journey,
  playwright,
  place,
}) => {
  const { username } = await signUp(page.request, 'Eva Falk');
  const elsewhere = await playwright.request.newContext({ baseURL: place.origin });
  const other = await elsewhere.post('/api/auth/login', { data: { username, password: PASSWORD } });
  expect(other.ok(), await other.text()).toBe(true);

  await page.goto('/');
  const list = await opensWindow(page, journey, 'Notifications, 1 new', 'Notifications');
  await expect(list.getByRole('heading', { name: /^Your account was opened on a new device/ })).toBeVisible();
  await expectGood(journey);
  await journey.press('link', 'This was not me', list);
  const asked = page.getByRole('dialog', { name: 'Was this not you?' });
  await expect(asked.locator(':focus')).toHaveCount(1);
  await expect(asked.getByText('We help you. This is what we do:')).toBeVisible();
  await expectGood(journey);
  await journey.press('button', 'Keep others out', asked);
  await expect(asked.getByRole('heading', { name: 'Now choose a new password' })).toBeFocused();
  expect((await elsewhere.get('/api/auth/me')).status()).toBe(401);
  await expectGood(journey);
  await journey.fill(/^Your password now/, PASSWORD);
  await journey.fill(/^New password \(/, NEW_PASSWORD);
  await journey.fill(/^New password again/, NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(asked).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  await expectGood(journey);
  const before = await elsewhere.post('/api/auth/login', { data: { username, password: PASSWORD } });
  expect(before.status()).toBe(401);
  await elsewhere.dispose();
});
