import { Button, Dialog, focusForReading, Heading, Stack, Text, TextField } from '@friendbase/ui-kit';
import '@friendbase/ui-kit/styles.css';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { PreservedPlace } from './PreservedPlace.tsx';

const posts = Array.from({ length: 60 }, (_, index) => <Text key={index}>Post {index + 1}</Text>);

/** A long page of a member, and the short screen on which one logs in again. */
const screens = (isAway: boolean) => (
  <>
    {isAway && <Button>Log In</Button>}
    <PreservedPlace isAway={isAway}>
      <Stack>
        {posts}
        <Heading level={2}>Recent Posts</Heading>
        <Button>Share Post</Button>
        {posts}
      </Stack>
    </PreservedPlace>
  </>
);

async function scrollTo(top: number) {
  const scrolled = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
  window.scrollTo(0, top);
  await scrolled;
}

describe('a preserved place', () => {
  it('is at the same scroll position after the member was away', async () => {
    const screen = await render(screens(false));
    await scrollTo(1400);
    await screen.rerender(screens(true));
    await expect.element(page.getByRole('button', { name: 'Log In' })).toBeVisible();
    expect(window.scrollY).toBe(0);
    await screen.rerender(screens(false));
    expect(window.scrollY).toBe(1400);
  });

  it('gives the focus back to the control that had it, without scrolling', async () => {
    const screen = await render(screens(false));
    page.getByRole('button', { name: 'Share Post' }).element().focus();
    await scrollTo(1000);
    await screen.rerender(screens(true));
    await userEvent.click(page.getByRole('button', { name: 'Log In' }));
    await screen.rerender(screens(false));
    await expect.element(page.getByRole('button', { name: 'Share Post' })).toHaveFocus();
    expect(window.scrollY).toBe(1000);
  });

  it('gives the focus back to a heading, which is no control', async () => {
    const screen = await render(screens(false));
    focusForReading(page.getByRole('heading').element() as HTMLElement);
    await screen.rerender(screens(true));
    await screen.rerender(screens(false));
    await expect.element(page.getByRole('heading')).toHaveFocus();
  });

  it('gives the focus to its heading where nothing had it', async () => {
    const home = (isAway: boolean) => (
      <PreservedPlace isAway={isAway}>
        <Heading level={1}>Home</Heading>
      </PreservedPlace>
    );
    const screen = await render(home(false));
    await screen.rerender(home(true));
    await screen.rerender(home(false));
    await expect.element(page.getByRole('heading')).toHaveFocus();
  });

  it('keeps what was typed in a dialog, and the place in it', async () => {
    const writing = (isAway: boolean) => (
      <>
        {isAway && <Button>Log In</Button>}
        <PreservedPlace isAway={isAway}>
          <Dialog title="Tell us" isOpen onClose={() => {}}>
            <TextField label="Your question" />
          </Dialog>
        </PreservedPlace>
      </>
    );
    const screen = await render(writing(false));
    const field = page.getByRole('textbox', { name: 'Your question' });
    await userEvent.fill(field, 'Who can see my posts?');
    await screen.rerender(writing(true));
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(page.getByRole('button', { name: 'Log In' }));
    await screen.rerender(writing(false));
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveValue('Who can see my posts?');
  });
});
