import { FakeStorage } from '@friendbase/mocks/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage, AuthStage } from '../../../testing/AppStage.tsx';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { hear } from '../../../testing/hear.ts';

const demo = demoForEach();
beforeEach(() => page.viewport(1280, 800));

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const letter = () => page.getByRole('dialog', { name: 'Write to us' });
const words = () => letter().getByRole('textbox', { name: /^Your letter/ });
const helpDialog = () => page.getByRole('dialog', { name: 'Need Help?' });

const open = async (storage = new FakeStorage()) => {
  const screen = await render(<AppStage path="/donations" storage={storage} />);
  await button('Help').click();
  await button('Write to us').click();
  await expect.element(words()).toBeVisible();
  return screen;
};

describe('Write to us', () => {
  it('is not there before a log in: nobody could be answered', async () => {
    await render(<AuthStage />);
    await button('Help').click();
    await expect.element(helpDialog().getByRole('link', { name: 'Call 911' })).toBeVisible();
    await expect.element(button('Write to us')).not.toBeInTheDocument();
  });

  it('says before the press that there is nothing to send', { tags: 'long' }, async () => {
    await open();
    await expect.element(button('Send')).toHaveAccessibleDescription('Write something first.');
    (button('Send').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(words()).toBeVisible();
    await expect.element(letter().getByText(/^Thank you/)).not.toBeInTheDocument();
  });

  it('keeps what was written and chosen while it is closed, after a reload, and when it was not sent', async () => {
    const storage = new FakeStorage();
    const screen = await open(storage);
    await letter().getByText('I have a question').click();
    await words().fill('How do I change my picture?');
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Write to us')).toHaveFocus();
    await screen.unmount();
    await open(storage);
    await expect.element(words()).toHaveValue('How do I change my picture?');
    await expect.element(letter().getByRole('radio', { name: 'I have a question' })).toBeChecked();
    const end = demo.network.refuse({ method: 'POST', path: '/api/letters' });
    await button('Send').click();
    await expect
      .element(letter().getByText(/^This was not sent\. Your words are still here\./))
      .toBeVisible();
    await expect.element(words()).toHaveValue('How do I change my picture?');
    end();
    await button('Try again').click();
    await expect.element(letter().getByRole('heading', { name: /^Thank you/ })).toHaveFocus();
    await button('Done').click();
    await expect.element(button('Write to us')).toHaveFocus();
    await button('Write to us').click();
    await expect.element(words()).toHaveValue('');
  });

  describe('where the letter is closed while it is sent', () => {
    const SENT = 'Thank you. We have your letter.';

    /** Returns how its answer comes. */
    async function closeWhileSent() {
      const release = demo.network.holdCalls({ method: 'POST', path: '/api/letters' });
      await open();
      await words().fill('How do I change my picture?');
      await button('Send').click();
      await userEvent.keyboard('{Escape}');
      await expect.element(button('Write to us')).toHaveFocus();
      return release;
    }

    it('says that it is sent, and leaves the member where they are', { tags: 'long' }, async () => {
      const release = await closeWhileSent();
      const heard = hear();
      release();
      await expect.poll(() => heard).toEqual([SENT]);
      await expect.element(letter()).not.toBeInTheDocument();
      await expect.element(button('Write to us')).toHaveFocus();
    });

    it('says so also where the member has left Help', { tags: 'long' }, async () => {
      const release = await closeWhileSent();
      await userEvent.keyboard('{Escape}');
      await expect.element(helpDialog()).not.toBeInTheDocument();
      const heard = hear();
      release();
      await expect.poll(() => heard).toEqual([SENT]);
    });

    it('keeps what is written meanwhile', async () => {
      const release = await closeWhileSent();
      await button('Write to us').click();
      await words().fill('How do I change my name?');
      const heard = hear();
      release();
      await expect.poll(() => heard).toEqual([SENT]);
      await expect.element(words()).toHaveValue('How do I change my name?');
      await userEvent.keyboard('{Escape}');
      await button('Write to us').click();
      await expect.element(words()).toHaveValue('How do I change my name?');
    });
  });

  it('has 911 beside it for who is worried, and says so', async () => {
    await open();
    const heard = hear();
    await letter().getByText('I am worried').click();
    await expect.element(letter().getByRole('link', { name: 'Call 911' })).toBeVisible();
    await expect.poll(() => heard).toHaveLength(1);
  });
});
