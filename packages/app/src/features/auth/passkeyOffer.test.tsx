import { createClient, listNotifications, listPasskeys, logOut } from '@friendbase/contract';
import '@friendbase/ui-kit/styles.css';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup, render } from 'vitest-browser-react';
import { AppStage } from '../../../testing/AppStage.tsx';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { fakePasskeys } from '../../../testing/fakePasskeys.ts';
import { KIM, signUpAsKim } from '../../../testing/ownAccount.ts';

const NOTHING = 'Nothing happened, and that is fine. Try again, or use your password.';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog', { name: 'Log in without a password' });
const secret = () =>
  dialog()
    .getByLabelText(/^Your password \(/)
    .first();
const call = createClient();

/** A browser with passkeys, and somebody in front of it. */
async function device(options?: Parameters<typeof fakePasskeys>[0]) {
  const fake = await fakePasskeys(options);
  onTestFinished(fake.end);
  return fake;
}

/** What Kim is told of passkeys. */
const news = async (): Promise<string[]> => {
  const { items } = await call(listNotifications, {});
  return items.flatMap((one) => (one.kind === 'security' && /passkey/i.test(one.what) ? [one.what] : []));
};

/** Opens a page, in place of the one that was open. */
async function open(path = '/'): Promise<void> {
  await cleanup();
  await render(<AppStage path={path} />);
}

/** Kim logs in with the password. */
async function logIn(): Promise<void> {
  await call(logOut, {});
  await open();
  const form = page.getByRole('form', { name: 'Log in' });
  await form.getByRole('textbox', { name: /^Username/ }).fill(KIM.username);
  await form
    .getByLabelText(/^Password/)
    .first()
    .fill(KIM.password);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: 'Welcome, Kim Lee!' })).toBeVisible();
}

async function openPasskeys(): Promise<void> {
  await open('/profile?open=passkeys');
  await expect.element(dialog()).toBeVisible();
}

describe('a passkey', () => {
  demoForEach('signed-out');
  beforeEach(signUpAsKim);

  it('is not offered where the browser has none, and Profile says so', { tags: 'long' }, async () => {
    await logIn();
    expect(await news()).toEqual([]);
    await openPasskeys();
    await expect
      .element(dialog().getByText('This browser cannot make passkeys. Your password works as before.'))
      .toBeVisible();
    await expect.element(button('Make a passkey')).not.toBeInTheDocument();
  });

  it(
    'is offered behind the bell after a log in, once, and not again to who wants none',
    { tags: 'long' },
    async () => {
      await device();
      await logIn();
      await expect.poll(news).toEqual(['offerPasskey']);
      await openPasskeys();
      await button('I do not want a passkey').click();
      await expect.poll(news).toEqual([]);
      await logIn();
      expect(await news()).toEqual([]);
    },
  );
});

describe('making a passkey', () => {
  demoForEach('signed-out');
  beforeEach(signUpAsKim);

  it(
    'keeps what was typed where the member says no to the browser, and goes on by a second press',
    { tags: 'long' },
    async () => {
      const { device: ofKim } = await device({ refuses: true });
      await openPasskeys();
      await secret().fill(KIM.password);
      await userEvent.keyboard('{Enter}');
      await expect.element(dialog().getByText(NOTHING)).toBeVisible();
      await expect.element(secret()).toHaveValue(KIM.password);
      expect((await call(listPasskeys, {})).passkeys).toEqual([]);
      ofKim.refuses = false;
      await secret().click();
      await userEvent.keyboard('{Enter}');
      await expect.element(dialog().getByRole('heading', { name: /^Your passkey is made/ })).toHaveFocus();
      await expect.poll(news).toEqual(['passkeyMade']);
    },
  );
});

describe('logging in with a passkey', () => {
  demoForEach('signed-out');
  beforeEach(signUpAsKim);

  it(
    'says that nothing happened where the member cancels, and goes on by a second press',
    { tags: 'long' },
    async () => {
      const { device: ofKim, makeOne } = await device();
      await makeOne(KIM.password);
      await call(logOut, {});
      await open();
      ofKim.refuses = true;
      await button('Log in without a password').click();
      await expect.element(page.getByRole('main').getByText(NOTHING)).toBeVisible();
      ofKim.refuses = false;
      await button('Log in without a password').click();
      await expect.element(page.getByRole('heading', { level: 1, name: 'Welcome, Kim Lee!' })).toBeVisible();
    },
  );

  it('has no button where the browser has none', async () => {
    await call(logOut, {});
    await open();
    await expect.element(page.getByRole('form', { name: 'Log in' })).toBeVisible();
    await expect.element(button('Log in without a password')).not.toBeInTheDocument();
  });
});
