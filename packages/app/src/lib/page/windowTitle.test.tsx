import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Shown, useErrorTitle, usePageTitle } from './windowTitle.tsx';

function Page({ title }: { title: string }) {
  usePageTitle(title);
  return null;
}

function Form({ hasErrors }: { hasErrors: boolean }) {
  useErrorTitle(hasErrors);
  return null;
}

/** Two forms in tabs. Both stay mounted; the log in form was refused. */
function Tabs({ open }: { open: 'Log In' | 'Sign Up' }) {
  usePageTitle(open);
  return (
    <>
      <Shown when={open === 'Log In'}>
        <Form hasErrors />
      </Shown>
      <Shown when={open === 'Sign Up'}>
        <Form hasErrors={false} />
      </Shown>
    </>
  );
}

/** A member's page with an error in its form, which waits behind the auth screen. */
function Waiting({ isAway }: { isAway: boolean }) {
  const [title] = useState('Home');
  return (
    <>
      {isAway && <Page title="Log In" />}
      <Shown when={!isAway}>
        <Page title={title} />
        <Form hasErrors />
      </Shown>
    </>
  );
}

describe('the window title', () => {
  it('names the page, then the product', async () => {
    await render(<Page title="Friends" />);
    expect(document.title).toBe('Friends – FriendBase');
  });

  it('says “Error: ” only while the form with the error is on show', async () => {
    const screen = await render(<Tabs open="Log In" />);
    expect(document.title).toBe('Error: Log In – FriendBase');
    await screen.rerender(<Tabs open="Sign Up" />);
    expect(document.title).toBe('Sign Up – FriendBase');
    await screen.rerender(<Tabs open="Log In" />);
    expect(document.title).toBe('Error: Log In – FriendBase');
  });

  it('is the page’s own again after it waited behind another screen', async () => {
    const screen = await render(<Waiting isAway={false} />);
    expect(document.title).toBe('Error: Home – FriendBase');
    await screen.rerender(<Waiting isAway />);
    expect(document.title).toBe('Log In – FriendBase');
    await screen.rerender(<Waiting isAway={false} />);
    expect(document.title).toBe('Error: Home – FriendBase');
  });

  it('keeps the last page’s name until the next page is there', async () => {
    const screen = await render(<Page title="Events" />);
    await screen.rerender(null);
    expect(document.title).toBe('Events – FriendBase');
  });
});
