import { demoId } from '@friendbase/contract/fixtures';
import '@friendbase/ui-kit/styles.css';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AppStage } from '../../testing/AppStage.tsx';
import { demoForEach } from '../../testing/demoForEach.ts';

const open = (path: string) => render(<AppStage path={path} />);
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
/** The name of the heading has the role, once: nothing else in it is read. */
const MODERATOR = 'Maya Lindqvist Moderator';
const MEMBER = 'Leo Okafor';

describe('the badge of a moderator', () => {
  demoForEach('moderator');

  it('stands with the name on posts, which it names as well, and with nobody else', async () => {
    await open('/');
    const post = page.getByRole('article', { name: new RegExp(`^${MODERATOR} `) }).first();
    await expect.element(post.getByRole('heading', { name: MODERATOR, exact: true })).toBeVisible();
    await expect.element(post.getByText('Moderator', { exact: true })).toBeVisible();
    await expect.element(heading(MEMBER).first()).toBeVisible();
  });

  it('stands in the dialog that opens from the name', { tags: 'long' }, async () => {
    await open('/');
    await userEvent.click(page.getByRole('button', { name: 'Maya Lindqvist', exact: true }).first());
    const dialog = page.getByRole('dialog', { name: 'Maya Lindqvist' });
    await expect.element(dialog.getByText('Moderator', { exact: true })).toBeVisible();
  });

  it('stands with the name among friends', { tags: 'long' }, async () => {
    await open('/friends');
    await expect.element(heading(MODERATOR)).toBeVisible();
    await expect.element(heading(MEMBER)).toBeVisible();
  });

  it('stands with the name of a conversation, and of who is written to', { tags: 'long' }, async () => {
    await page.viewport(1280, 900);
    await open(`/messages?with=${demoId('maya')}`);
    await expect.element(heading(MODERATOR)).toBeVisible();
    const option = page.getByRole('option', {
      name: /^Maya Lindqvist, Moderator, /,
    });
    await expect.element(option).toBeVisible();
    await expect.element(page.getByRole('option', { name: /Leo Okafor, Moderator/ })).not.toBeInTheDocument();
  });

  it(
    'stands with one’s own name on Profile, and with a post that was just shared',
    { tags: 'long' },
    async () => {
      const screen = await open('/profile');
      await expect.element(heading('Sam Rivers Moderator')).toBeVisible();
      await screen.unmount();
      await open('/');
      await page.getByRole('textbox', { name: /^How are you today/ }).fill('Hello from a moderator');
      await userEvent.click(page.getByRole('button', { name: 'Share Post', exact: true }));
      const post = page.getByRole('article').filter({ hasText: 'Hello from a moderator' });
      await expect
        .element(post.getByRole('heading', { name: 'Sam Rivers Moderator', exact: true }))
        .toBeVisible();
    },
  );
});
