import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage } from '../../../../testing/AppStage.tsx';
import { demoForEach } from '../../../../testing/demoForEach.ts';
import { hear, assertive } from '../../../../testing/hear.ts';

const POST = { method: 'POST', path: '/api/posts' } as const;

const field = () => page.getByRole('textbox', { name: /^How are you today/ });
const share = () => page.getByRole('button', { name: /^(Share Post|Posting\.\.\.|Try again)$/ });
const grateful = () => page.getByRole('button', { name: /^Grateful/ });

const demo = demoForEach();

/** A member on Home, in the field of the composer. */
async function beginPost() {
  await render(<AppStage />);
  await field().click();
  await expect.element(grateful()).toBeVisible();
}

// The announcer says nothing twice within a second: cases that listen for a text come before others that cause it.
describe('W6 Post templates', () => {
  it('heard: that the starter was added, and that it was removed', async () => {
    await beginPost();
    const said = hear();
    await page.getByRole('button', { name: /^Feeling/ }).click();
    await expect.poll(() => said).toEqual(['Starter text added.']);
    await page.getByRole('button', { name: /^Feeling/ }).click();
    await expect.poll(() => said.at(-1)).toBe('Starter text removed. Undo is next.');
  });

  it('heard: that words of one’s own stay', { tags: 'long' }, async () => {
    await beginPost();
    await field().fill('I saw a heron.');
    await grateful().click();
    await field().fill('Today I am grateful for a heron.');
    const said = hear();
    await grateful().click();
    await expect.poll(() => said).toEqual(['Your words are kept.']);
    await expect.element(field()).toHaveValue('Today I am grateful for a heron.');
  });

  it('begins a post with an idea that is pressed before anything is written', async () => {
    await render(<AppStage />);
    await grateful().click();
    await expect.element(field()).toHaveValue('Today I am grateful for ');
    await expect.element(share()).toBeVisible();
  });

  it('keys: Enter puts a starter into the post, and again takes it out; Undo brings it back', async () => {
    await beginPost();
    grateful().element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveValue('Today I am grateful for ');
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveValue('');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.element(field()).toHaveValue('Today I am grateful for ');
    await expect.element(field()).toHaveFocus();
  });
});

describe('W7 Composer', () => {
  it('keys: Enter begins a new line, and Tab leaves the field', async () => {
    await beginPost();
    await userEvent.keyboard('One{Enter}two');
    await expect.element(field()).toHaveValue('One\ntwo');
    await userEvent.tab();
    await expect.element(grateful()).toHaveFocus();
  });

  it('heard: what an empty post needs, at a button that can be reached', { tags: 'long' }, async () => {
    await beginPost();
    share().element().focus();
    await expect.element(share()).toHaveFocus();
    await expect.element(share()).toHaveAttribute('aria-disabled', 'true');
    await expect.element(share()).toHaveAccessibleDescription('Write something first.');
  });

  it(
    'keys: Enter elsewhere in the form of an empty post says what it needs, and shares nothing',
    { tags: 'long' },
    async () => {
      await beginPost();
      page.getByRole('radio', { name: 'Friends Only' }).element().focus();
      await userEvent.keyboard('{Enter}');
      const said = page.getByRole('status').getByText('Write something first.');
      await expect.element(said).toBeInTheDocument();
      await expect.element(page.getByText('Your post is shared.')).not.toBeInTheDocument();
    },
  );

  it('heard: that it is posting, then that it is shared, with the focus still on Share', async () => {
    await beginPost();
    await field().fill('The lake was quiet today');
    const release = demo.network.holdCalls(POST);
    const said = hear();
    await share().click();
    await expect.poll(() => said).toEqual(['Posting...']);
    release();
    await expect.poll(() => said).toEqual(['Posting...', 'Your post is shared.']);
    await expect.element(share()).toHaveFocus();
  });

  it('heard: at once that it was not shared, and that the words are still here', async () => {
    await beginPost();
    await field().fill('A heron stood in the reeds');
    demo.network.refuse(POST);
    await share().click();
    await expect.poll(assertive).toBe('Your post was not shared. Your words are still here.');
    await expect.element(field()).toHaveValue('A heron stood in the reeds');
    await expect.element(share()).toHaveFocus();
  });
});
