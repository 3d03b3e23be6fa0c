import { createClient, getMe, makeExport } from '@friendbase/contract';
import '@friendbase/ui-kit/styles.css';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { changeAnswers } from '../../../../testing/answerInstead.ts';
import { AppStage } from '../../../../testing/AppStage.tsx';
import { demoForEach } from '../../../../testing/demoForEach.ts';
import { KIM, leaveAsKim, signUpAsKim } from '../../../../testing/ownAccount.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const secret = () => page.getByLabelText(/^Your password \(/).first();
const dialog = (name: string) => page.getByRole('dialog', { name });

const logIn = async () => {
  await page.getByRole('textbox', { name: /^Username/ }).fill(KIM.username);
  await page
    .getByLabelText(/^Password \(/)
    .first()
    .fill(KIM.password);
  await button('Log In').click();
};

describe('leaving FriendBase', () => {
  demoForEach();
  beforeEach(() => page.viewport(320, 568));

  it('is not for the account that everybody shares', async () => {
    await render(<AppStage path="/profile" />);
    await expect
      .element(button('Leave FriendBase'))
      .toHaveAccessibleDescription(/Everybody uses the demo account/);
  });

  it('is explained, takes the password, and is over by one press where one logs in', async () => {
    await signUpAsKim();
    await render(<AppStage path="/profile" />);
    await button('Leave FriendBase').click();
    await expect.poll(() => dialog('Leave FriendBase').getByRole('listitem').all().length).toBe(4);
    await userEvent.fill(secret(), 'wrong one');
    await userEvent.keyboard('{Enter}');
    await expect.element(secret()).toHaveAccessibleDescription(/This is not your password now/);
    await secret().fill(KIM.password);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Welcome to FriendBase' })).toBeVisible();
    await expect(createClient()(getMe, {})).rejects.toMatchObject({ status: 401 });
    await logIn();
    const part = page.getByRole('region', { name: 'You left FriendBase' });
    await expect
      .element(part.getByText(/^Do you want to come back\? Everything of yours is here until /))
      .toBeVisible();
    await part.getByRole('button', { name: 'Come back' }).click();
    await expect.element(page.getByRole('heading', { name: 'Your account', exact: true })).toBeVisible();
    await expect(createClient()(getMe, {})).resolves.toMatchObject({ username: KIM.username });
  });

  it('says why one cannot come back, and leaves the form to log in once more', { tags: 'long' }, async () => {
    await leaveAsKim();
    await render(<AppStage />);
    await logIn();
    // Another log in has taken its place.
    await logInElsewhere();
    await button('Come back').click();
    await expect
      .element(page.getByText('The time to come back from here is over. Please log in again.').first())
      .toBeVisible();
    await expect.element(button('Log In')).toBeVisible();
  });
});

/** As on another device: its way back takes the place of this one. */
const logInElsewhere = () =>
  fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: KIM.username, password: KIM.password }),
  });

describe('the file with a member’s things', () => {
  demoForEach();
  beforeEach(() => page.viewport(320, 568));

  it('is asked for with the password, is there for a day, and the focus is beside it', async () => {
    await signUpAsKim();
    await render(<AppStage path="/profile?open=things" />);
    await secret().fill(KIM.password);
    await userEvent.keyboard('{Enter}');
    const link = page.getByRole('link', { name: 'Get my file' });
    await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^\/api\/export\/[\w-]+$/));
    await expect.poll(() => document.activeElement?.textContent).toBe('Your file');
    await expect
      .element(page.getByText(/^Your file is ready\. It has 1\u00A0megabyte\. You can get it until /).first())
      .toBeVisible();
    await userEvent.keyboard('{Escape}');
    await button('Take my things along').click();
    await expect.element(link).toBeVisible();
    expect(page.getByRole('button', { name: 'Make my file' }).all()).toHaveLength(0);
  });

  it('is said to be on its way, then that it is there, each once', { tags: 'long' }, async () => {
    await signUpAsKim();
    const { export: made } = await createClient()(makeExport, { body: { currentPassword: KIM.password } });
    let isReady = false;
    changeAnswers<{ export: object | null }>({ method: 'GET', path: '/api/export' }, () => ({
      export: isReady ? made : { ...made, state: 'making', url: null, byteSize: null, until: null },
    }));
    await render(<AppStage path="/profile?open=things" />);
    await expect.element(page.getByText(/^We make your file\./).first()).toBeVisible();
    isReady = true;
    await expect.element(page.getByRole('link', { name: 'Get my file' })).toBeVisible();
    expect(page.getByText(/^We make your file\./).all()).toHaveLength(0);
  });

  it('that failed says so, and can be asked for again', { tags: 'long' }, async () => {
    await signUpAsKim();
    const { export: made } = await createClient()(makeExport, { body: { currentPassword: KIM.password } });
    changeAnswers<object>({ method: 'GET', path: '/api/export' }, () => ({
      export: { ...made, state: 'failed', url: null, byteSize: null, until: null },
    }));
    await render(<AppStage path="/profile?open=things" />);
    await expect
      .element(page.getByText(/^That did not work\. Nothing of yours is lost\./).first())
      .toBeVisible();
    await expect.element(button('Make my file')).toBeVisible();
  });
});
