import { createClient, getCare, getMe } from '@friendbase/contract';
import '@friendbase/ui-kit/styles.css';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage } from '../../../../testing/AppStage.tsx';
import { demoForEach } from '../../../../testing/demoForEach.ts';
import { KIM, signUpAsKim } from '../../../../testing/ownAccount.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const secret = () => page.getByLabelText(/^Your password \(/).first();

describe('a member’s own recovery card', () => {
  demoForEach();

  it('is not made for the account that everybody shares', async () => {
    await render(<AppStage path="/profile" />);
    await button('Recovery card').click();
    await expect
      .element(button('Make my card'))
      .toHaveAccessibleDescription(/Everybody uses the demo account/);
  });

  it('is offered by a notification, made with the password alone, shown once and never again', async () => {
    await signUpAsKim();
    await render(<AppStage path="/profile?open=card" />);
    await secret().fill('wrong one');
    await userEvent.keyboard('{Enter}');
    await expect.element(secret()).toHaveAccessibleDescription(/This is not your password now/);
    await secret().fill(KIM.password);
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement?.textContent).toBe('Keep your card');
    const pictures = page.getByRole('list', { name: 'Pictures, in this order' });
    await expect.poll(() => pictures.getByRole('listitem').all().length).toBe(4);
    await button('I have kept my card').click();
    await button('Recovery card').click();
    await expect.element(page.getByText(/^You have a card\. .* We cannot show it again\.$/)).toBeVisible();
    expect(pictures.all()).toHaveLength(0);
  });
});

describe('what a member told us about themselves', () => {
  demoForEach();
  beforeEach(() => page.viewport(320, 568));

  it('says what each is used for, and is taken away by an empty answer', async () => {
    await signUpAsKim();
    await render(<AppStage path="/profile" />);
    await button('What I told you about me').click();
    await expect.element(page.getByRole('radio', { name: 'Cognitive Challenge' })).toBeChecked();
    await expect
      .element(page.getByText(/^We asked when you signed up\. We use it for nothing now\.$/))
      .toBeVisible();
    await page.getByText('I do not want to say').click();
    await button('Save what I changed').click();
    await expect.element(page.getByText('What you told us is saved.').first()).toBeVisible();
    const call = createClient();
    const { id: userId } = await call(getMe, {});
    expect((await call(getCare, { params: { userId } })).challengeType).toBeNull();
  });
});

describe('a link to a new password where somebody is logged in', () => {
  demoForEach();

  it('opens on their page, and says so where it is not whole', async () => {
    await render(<AppStage path="/profile?open=link" />);
    await expect.element(page.getByRole('dialog', { name: 'I forgot my password' })).toBeVisible();
    await expect.element(page.getByText('This link is not whole. Please ask for a new one.')).toBeVisible();
  });
});
