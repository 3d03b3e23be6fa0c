import '@friendbase/ui-kit/styles.css';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage } from '../../../../testing/AppStage.tsx';
import { demoForEach, sentMails } from '../../../../testing/demoForEach.ts';
import { confirmAsKim, kimsMail, signUpAsKim } from '../../../../testing/ownAccount.ts';
import { PartStage } from '../../../../testing/PartStage.tsx';
import { Mailbox } from '../../../demo/Mailbox.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog', { name: 'My email address' });

async function openEmail() {
  await render(<AppStage path="/profile" />);
  await button('My email address').click();
}

describe('a member’s own email address', () => {
  demoForEach();
  beforeEach(() => page.viewport(320, 568));

  it('is not confirmed for the account that everybody shares', async () => {
    await openEmail();
    await expect.element(button('Send it again')).toHaveAccessibleDescription(/gets no emails/);
  });

  it('is not confirmed at first, and the email is sent again by a press', async () => {
    await signUpAsKim();
    const { token } = await kimsMail();
    await openEmail();
    await expect.element(dialog().getByText('Not confirmed yet')).toBeVisible();
    await button('Send it again').click();
    await expect
      .element(
        dialog()
          .getByText(/^Another email is on its way\./)
          .first(),
      )
      .toBeVisible();
    expect((await kimsMail()).token).not.toBe(token);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });

  it('says that it is confirmed', { tags: 'long' }, async () => {
    await confirmAsKim();
    await openEmail();
    await expect.element(dialog().getByText('Confirmed', { exact: true })).toBeVisible();
    await expect.element(button('Send it again')).not.toBeInTheDocument();
  });
});

describe('the mailbox of the demo', () => {
  demoForEach();

  it('has each email, whose link is one of this page', async () => {
    await render(
      <PartStage memberId="sam">
        <Mailbox readMails={sentMails} />
      </PartStage>,
    );
    await button('Mailbox of the demo').click();
    await expect.element(page.getByText(/^No email has come yet\./).first()).toBeVisible();
    await signUpAsKim();
    await button('Look for new emails').click();
    await expect.element(page.getByRole('heading', { name: 'Is this your email address?' })).toBeVisible();
    const { token } = await kimsMail();
    await expect
      .element(page.getByRole('link', { name: 'Open the link' }))
      .toHaveAttribute('href', `/login?form=help&by=link#email=${token}`);
  });
});
