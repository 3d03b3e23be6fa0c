import { drawnPersonUrl } from '@friendbase/contract';
import { expect, describe, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage } from '../../../testing/AppStage.tsx';
import { demoForEach } from '../../../testing/demoForEach.ts';

demoForEach('signed-out');

const form = () => page.getByRole('form', { name: 'Make a new account' });
const field = (name: RegExp) => form().getByRole('textbox', { name });
const password = (name: RegExp) => form().getByLabelText(name);
const step = (name: string) => form().getByRole('heading', { level: 3, name });
const press = (name: string) => userEvent.click(form().getByRole('button', { name, exact: true }));

async function open() {
  await render(<AppStage />);
  await userEvent.click(page.getByRole('tab', { name: 'Sign Up' }));
  await expect.element(field(/^Username/)).toBeVisible();
}

/** By keyboard: Enter goes on. */
async function answer(name: RegExp, text: string, next: string) {
  await userEvent.fill(field(name), text);
  await userEvent.keyboard('{Enter}');
  await expect.element(step(next)).toHaveFocus();
}

async function answerAll(username: string) {
  await answer(/^Username/, username, 'Step 2 of 7');
  await answer(/^Display name/, 'Robin', 'Step 3 of 7');
  await form()
    .getByText(/^Maya:/)
    .click();
  await press('Next');
  await expect.element(step('Step 4 of 7')).toHaveFocus();
  await answer(/^Email/, `${username}@example.org`, 'Step 5 of 7');
  await userEvent.fill(password(/^Password/), 'friendly');
  await userEvent.fill(password(/^Confirm password/), 'friendly');
  await press('Next');
  await expect.element(step('Step 6 of 7')).toHaveFocus();
  await form().getByText('Cognitive Challenge').click();
  await press('Next');
  await expect.element(step('Step 7 of 7')).toHaveFocus();
}

describe('W4 Signing up in steps', () => {
  it('asks for one thing at first, and says why it does not go on', { tags: 'long' }, async () => {
    await open();
    expect(form().getByRole('textbox').elements()).toHaveLength(1);
    await press('Next');
    await expect.element(form().getByRole('group', { name: /^Please fix 1 thing/ })).toHaveFocus();
    await expect.element(field(/^Username/)).toHaveAccessibleDescription(/Write a username\./);
    await userEvent.type(field(/^Username/), 'r');
    await expect.element(field(/^Username/)).not.toHaveAccessibleDescription(/Write a username\./);
  });

  it(
    'leaves no caret of the field before, which Orca would follow to the step without a word',
    { tags: 'long' },
    async () => {
      await open();
      await answer(/^Username/, 'robin', 'Step 2 of 7');
      expect(getSelection()?.rangeCount).toBe(0);
      await answer(/^Display name/, 'Robin', 'Step 3 of 7');
      expect(getSelection()?.rangeCount).toBe(0);
    },
  );

  it(
    'leads to the step of the answer that is refused, keeps every word, and makes the account at the end',
    { tags: 'long' },
    async () => {
      await open();
      await answerAll('DEMO');
      await press('Sign Up');
      await expect.element(step('Step 1 of 7')).toBeVisible();
      await expect.element(field(/^Username/)).toHaveFocus();
      await expect.element(field(/^Username/)).toHaveAccessibleDescription(/already taken/);
      await expect.element(form().getByText('5 of 5 needed answers')).toBeVisible();
      await userEvent.fill(field(/^Username/), 'robin-in-steps');
      await press('Next');
      await press('Next');
      await expect.element(form().getByRole('radio', { name: /^Maya:/ })).toBeChecked();
      await press('Next');
      await expect.element(field(/^Email/)).toHaveValue('DEMO@example.org');
      for (const next of ['Step 5 of 7', 'Step 6 of 7', 'Step 7 of 7']) {
        await press('Next');
        await expect.element(step(next)).toHaveFocus();
      }
      await press('Sign Up');
      await expect.element(page.getByRole('heading', { level: 1, name: 'Welcome, Robin!' })).toHaveFocus();
      expect(await (await fetch('/api/auth/me')).json()).toMatchObject({ avatarUrl: drawnPersonUrl('maya') });
    },
  );

  it(
    'goes back, and shows all at once for who prefers it, with what was typed',
    { tags: 'long' },
    async () => {
      await open();
      await answer(/^Username/, 'robin', 'Step 2 of 7');
      await press('Back');
      await expect.element(step('Step 1 of 7')).toHaveFocus();
      await expect.element(field(/^Username/)).toHaveValue('robin');
      await press('Show all at once');
      await expect.element(form().getByRole('button', { name: 'Show one thing at a time' })).toHaveFocus();
      await expect.element(field(/^Username/)).toHaveValue('robin');
      await expect.element(password(/^Confirm password/)).toBeVisible();
      await press('Show one thing at a time');
      await expect.element(field(/^Display name/)).toBeVisible();
    },
  );

  it('does not ask again for the address with which Need Help? found nobody, and keeps another one', async () => {
    await render(<AppStage />);
    const help = page.getByRole('form', { name: 'Find my username' });
    const asks = async (email: string) => {
      await userEvent.click(page.getByRole('tab', { name: 'Need Help?' }));
      await userEvent.fill(help.getByRole('textbox', { name: /^Email/ }), email);
      await userEvent.keyboard('{Enter}');
      await expect.element(help.getByText(/No account found with that email address/).first()).toBeVisible();
      await userEvent.click(page.getByRole('tab', { name: 'Sign Up' }));
    };
    await asks('robin@exmaple.org');
    await press('Show all at once');
    await expect.element(field(/^Email/)).toHaveValue('robin@exmaple.org');
    await asks('robin@example.org');
    await expect.element(field(/^Email/)).toHaveValue('robin@example.org');
    await userEvent.fill(field(/^Email/), 'sam@example.org');
    await asks('robin@example.com');
    await expect.element(field(/^Email/)).toHaveValue('sam@example.org');
    await userEvent.clear(field(/^Email/));
    await asks('robin@example.net');
    await expect.element(field(/^Email/)).toHaveValue('robin@example.net');
  });

  it('tells the browser what each field of all is for, and fills nothing of somebody else', async () => {
    await open();
    await press('Show all at once');
    await press('Add more about you (optional)');
    await expect.element(field(/^Emergency contact phone/)).toBeVisible();
    const purposes = [...form().element().querySelectorAll('input:not([type=radio]), textarea')]
      .filter((input) => input.checkVisibility())
      .map((input) => [input.getAttribute('name'), input.getAttribute('autocomplete')]);
    expect(Object.fromEntries(purposes)).toMatchObject({
      username: 'username',
      displayName: 'nickname',
      email: 'email',
      password: 'new-password',
      confirmPassword: 'new-password',
      caregiverEmail: 'off',
      emergencyContact: 'off',
    });
  });
});
