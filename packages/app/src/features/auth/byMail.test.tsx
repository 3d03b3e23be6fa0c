import { createClient, logIn, logOut } from '@friendbase/contract';
import '@friendbase/ui-kit/styles.css';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { changeAnswers } from '../../../testing/answerInstead.ts';
import { AppStage } from '../../../testing/AppStage.tsx';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { confirmAsKim, KIM, kimsMail } from '../../../testing/ownAccount.ts';
import { forgetAsked } from '../../help/recovery/askedMail.ts';

const NEW = 'quiet green boat';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const email = () => page.getByRole('form', { name: 'Get an email' }).getByRole('textbox');
const code = () => page.getByRole('textbox', { name: /^The number in the email/ });
const secret = (label: string) => page.getByLabelText(new RegExp(`^${label} \\(`)).first();
const focused = () => document.activeElement?.textContent;

async function openHelp() {
  const screen = await render(<AppStage />);
  await page.getByRole('tab', { name: 'Need Help?' }).click();
  return screen;
}

async function ask(address: string): Promise<void> {
  await button('Send me an email').click();
  await expect.poll(focused).toBe('Get an email');
  await email().fill(address);
  await userEvent.keyboard('{Enter}');
  await expect.poll(focused).toBe('Look at your email');
}

describe('who forgot their password and has a confirmed email address', () => {
  demoForEach('signed-out');
  beforeEach(() => page.viewport(320, 568));
  afterEach(forgetAsked);

  it('is not offered an email where none can be sent', async () => {
    changeAnswers<object>({ method: 'GET', path: '/api/contact' }, (contact) => ({
      ...contact,
      sendsMail: false,
    }));
    await openHelp();
    await expect.element(page.getByText(/^Do you have no card\?/)).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'A person to ask' })).toBeVisible();
    await expect.element(button('Send me an email')).not.toBeInTheDocument();
  });

  it('is led to what is missing, and told the same for an address that is nobody’s', async () => {
    await openHelp();
    await button('Send me an email').click();
    await button('Send the email').click();
    await expect.element(email()).toHaveFocus();
    await expect.element(email()).toHaveAccessibleDescription(/Write an email address like/);
    await email().fill('nobody@example.com');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText(/^If nobody@example\.com is confirmed in Profile/)).toBeVisible();
    await code().fill('12');
    await userEvent.keyboard('{Enter}');
    await expect.element(code()).toHaveFocus();
    await expect.element(code()).toHaveAccessibleDescription(/Write the 6 digits/);
    await code().fill('123 456');
    await userEvent.keyboard('{Enter}');
    await expect.poll(focused).toMatch(/This number does not fit/);
    await expect.element(code()).toHaveValue('123 456');
    await button('Send another email').click();
    await expect.element(email()).toHaveValue('nobody@example.com');
    await button('Back').click();
    await expect.element(button('Send me an email')).toHaveFocus();
  });

  it('writes the number by keyboard, also after the page was reloaded, and logs in with the new password', async () => {
    await confirmAsKim();
    const call = createClient();
    await call(logOut, {});
    const screen = await openHelp();
    await ask(KIM.email);
    await screen.unmount();
    await openHelp();
    await expect.element(page.getByText(/^If your address is confirmed in Profile/)).toBeVisible();
    await code().fill((await kimsMail()).code);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    await userEvent.keyboard('{Enter}');
    await expect.poll(focused).toBe('Choose a new password');
    await secret('New password').fill(NEW);
    await secret('New password again').fill(NEW);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('tab', { name: 'Log In', selected: true })).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: /^Username/ })).toHaveValue(KIM.username);
    await call(logIn, { body: { username: KIM.username, password: NEW } });
  });
});
