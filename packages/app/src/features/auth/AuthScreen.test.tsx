import { findUsername, getMe } from '@friendbase/contract';
import '@friendbase/ui-kit/styles.css';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { AuthStage } from '../../../testing/AppStage.tsx';
import { hear } from '../../../testing/hear.ts';
import { auth, logIn as logInWords } from '../../words/en/auth.ts';
import { page } from '../../words/en/page.ts';

const sam = { id: 'sam', username: 'sam', displayName: 'Sam', email: 'sam@example.com' };
const noSession = () => Response.json({ message: 'Please log in first.' }, { status: 401 });

/** What follows “Logging in...”, which is not said at all when the answer is there at once. */
const afterPending = (heard: string[]) => heard.filter((text) => text !== logInWords.messages.pending);

beforeEach(() => document.body.replaceChildren());
afterEach(() => vi.unstubAllGlobals());

async function logIn() {
  const screen = await render(<AuthStage />);
  const form = screen.getByRole('form', { name: 'Log in' });
  await userEvent.fill(form.getByRole('textbox', { name: /Username/ }), 'sam');
  await userEvent.fill(form.getByLabelText(/^Password/), 'secret');
  await userEvent.click(form.getByRole('button', { name: 'Log In' }));
  return screen;
}

it('shows and says once that the browser did not store the session', async () => {
  const heard = hear();
  vi.stubGlobal('fetch', async (url: string) =>
    url.startsWith(getMe.path) ? noSession() : Response.json(sam),
  );
  const screen = await logIn();
  await expect.element(screen.getByText(auth.messages.signInLost, { exact: true }).first()).toBeVisible();
  await expect.poll(() => afterPending(heard)).toEqual([auth.messages.signInLost]);
});

it('opens without a network with a welcome, says once that the site is out of reach, and never that one was logged out', async () => {
  const heard = hear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const screen = await render(<AuthStage />);
  await expect.element(screen.getByRole('contentinfo').getByText(page.messages.unreachable)).toBeVisible();
  await expect.element(screen.getByRole('heading', { level: 1, name: auth.messages.welcome })).toBeVisible();
  await expect.element(screen.getByText(/You were logged out/)).not.toBeInTheDocument();
  await expect.poll(() => heard).toEqual([page.messages.unreachable]);
});

it('shows and says that the site is out of reach, and does not blame cookies', { tags: 'long' }, async () => {
  const heard = hear();
  let isLoggedIn = false;
  vi.stubGlobal('fetch', async (url: string) => {
    if (!url.startsWith(getMe.path)) isLoggedIn = true;
    else if (isLoggedIn) throw new TypeError('Failed to fetch');
    return url.startsWith(getMe.path) ? noSession() : Response.json(sam);
  });
  const screen = await logIn();
  await expect.element(screen.getByText(page.messages.unreachable, { exact: true }).first()).toBeVisible();
  await expect.poll(() => afterPending(heard)).toEqual([page.messages.unreachable]);
  await expect.element(screen.getByText(auth.messages.signInLost)).not.toBeInTheDocument();
});

describe('W3 Tabs', () => {
  it('keys: Enter finds a username: the Log In tab is chosen, and the focus is on the password', async () => {
    vi.stubGlobal('fetch', async (url: string) =>
      url === findUsername.path ? Response.json({ username: 'sam' }) : noSession(),
    );
    const screen = await render(<AuthStage />);
    await userEvent.click(screen.getByRole('tab', { name: 'Need Help?' }));
    await userEvent.fill(screen.getByRole('textbox', { name: /Email/ }), 'sam@example.com');
    const heard = hear();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(screen.getByRole('tab', { name: 'Log In' }))
      .toHaveAttribute('aria-selected', 'true');
    const form = screen.getByRole('form', { name: 'Log in' });
    await expect.element(form.getByLabelText(/^Password/)).toHaveFocus();
    await expect.element(form.getByRole('textbox', { name: /Username/ })).toHaveValue('sam');
    await expect.poll(() => heard.at(-1)).toMatch(/Your username is: sam/);
  });
});
