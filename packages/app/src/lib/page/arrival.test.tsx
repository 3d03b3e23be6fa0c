import { casesInTier } from '@friendbase/contract/conformance/tier';
import { Button, Link, Select, TextField } from '@friendbase/ui-kit';
import { useId, useLayoutEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { ArrivalProvider, ArrivalScope, type Arrival } from './arrival.tsx';
import { PageHeading } from './PageHeading.tsx';

interface ScreensProps {
  isMember: boolean;
  /** Whether the pressed control is still there on the new screen, as a link of the menu is. */
  hasMenu: boolean;
  /** Whether something is chosen on the new screen already. */
  hasSelect?: boolean;
}

function Screens({ isMember, hasMenu, hasSelect = false }: ScreensProps) {
  return (
    <>
      {(hasMenu || !isMember) && <Button>Go on</Button>}
      {isMember && (
        <ArrivalScope isArriving>
          <PageHeading title="Home" heading="Welcome, Sam" purpose="Read posts." />
          {hasSelect && (
            <Select
              label="Category"
              options={[{ value: 'all', label: 'All games' }]}
              value="all"
              onChange={() => undefined}
            />
          )}
        </ArrivalScope>
      )}
    </>
  );
}

/** Goes on before the new page is painted; the test's own focus stands for the browser's answer to it. */
function MoveOnAtOnce({ by }: { by: Event }) {
  useLayoutEffect(() => {
    document.activeElement?.dispatchEvent(by);
    [...document.querySelectorAll('button')].at(-1)?.focus();
  }, [by]);
  return null;
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** A link of the menu, pressed at the first moment it is there. */
function EarlyPress({ arrival }: { arrival: Arrival }) {
  const id = useId();
  useLayoutEffect(() => {
    document.getElementById(id)?.querySelector('a')?.focus();
    arrival.isPending = true;
  }, [arrival, id]);
  return (
    <nav id={id}>
      <Link href="#friends">Friends</Link>
    </nav>
  );
}

describe('arriving at a page', () => {
  it('focuses the next page where a link is pressed as soon as the first one is there', async () => {
    const arrival: Arrival = { isPending: false };
    const screen = await render(
      <ArrivalProvider value={arrival}>
        <PageHeading key="home" title="Home" purpose="Read posts." />
        <EarlyPress arrival={arrival} />
      </ArrivalProvider>,
    );
    // The next page takes longer than the first one would need to take the focus.
    for (let frames = 0; frames < 4; frames += 1) await frame();
    await screen.rerender(
      <ArrivalProvider value={arrival}>
        <PageHeading key="friends" title="Friends" purpose="Your friends." />
        <EarlyPress arrival={arrival} />
      </ArrivalProvider>,
    );
    await expect.element(screen.getByRole('heading', { name: 'Friends' })).toHaveFocus();
  });

  const ways = [
    { pressed: 'stays', hasMenu: true, heldBackMs: 0 },
    { pressed: 'is removed', hasMenu: false, heldBackMs: 300 },
    { pressed: 'stays and something is chosen on the page', hasMenu: true, hasSelect: true, heldBackMs: 100 },
  ];
  it.each(casesInTier(ways, 2))(
    'focuses the heading after screen readers know it, where the pressed control $pressed',
    async (given) => {
      const { hasMenu, hasSelect = false, heldBackMs } = given;
      const screen = await render(<Screens isMember={false} hasMenu={hasMenu} />);
      page.getByRole('button', { name: 'Go on' }).element().focus();
      await screen.rerender(<Screens isMember hasMenu={hasMenu} hasSelect={hasSelect} />);
      const heading = page.getByRole('heading', { name: 'Welcome, Sam' });
      const before = performance.now();
      expect(document.activeElement).not.toBe(heading.element());
      await expect.element(heading).toHaveFocus();
      // What the browser holds back for 150 ms has been sent, and there was time to read it.
      expect(performance.now() - before).toBeGreaterThan(heldBackMs);
      expect(document.title).toBe('Home – FriendBase');
      // Where a lost focus rested until then cannot be focused again.
      await expect.poll(() => document.querySelector('[tabindex]:empty')).toBeNull();
    },
  );

  it.each([
    { way: 'Tab', by: new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }) },
    { way: 'a press', by: new PointerEvent('pointerdown', { bubbles: true }) },
  ])('leaves the focus to a member who has gone on by $way already', async ({ by }) => {
    const arrival: Arrival = { isPending: true };
    const screen = await render(
      <ArrivalProvider value={arrival}>
        <Button>Friends</Button>
        <Button>Log Out</Button>
      </ArrivalProvider>,
    );
    screen.getByRole('button', { name: 'Friends' }).element().focus();
    await screen.rerender(
      <ArrivalProvider value={arrival}>
        <Button>Friends</Button>
        <Button>Log Out</Button>
        <PageHeading title="Profile" purpose="Your page." />
        <MoveOnAtOnce by={by} />
      </ArrivalProvider>,
    );
    for (let frames = 0; frames < 4; frames += 1) await frame();
    await expect.element(screen.getByRole('button', { name: 'Log Out' })).toHaveFocus();
  });

  describe('at what the address is about', () => {
    const chat = (
      <ArrivalScope isArriving={false}>
        <PageHeading title="Messages" goal="chat" />
        <section id="chat" />
        <TextField label="Your message" />
      </ArrivalScope>
    );

    it('focuses it on a first page load', { tags: 'long' }, async () => {
      await render(chat);
      await expect.poll(() => document.activeElement?.id).toBe('chat');
    });

    it('leaves the focus where a member writes already, because of whom React hydrates the page', async () => {
      const body = document.createElement('div');
      body.innerHTML = renderToString(chat);
      document.body.append(body);
      const field = body.querySelector('input');
      field?.focus();
      const root = hydrateRoot(body, chat);
      await expect.poll(() => document.title).toBe('Messages – FriendBase');
      for (let frames = 0; frames < 4; frames += 1) await frame();
      expect(document.activeElement).toBe(field);
      root.unmount();
      body.remove();
    });
  });

  it('leaves the focus alone on a first page load', async () => {
    const screen = await render(
      <ArrivalScope isArriving={false}>
        <PageHeading title="Home" purpose="Read posts." />
      </ArrivalScope>,
    );
    await frame();
    await frame();
    await expect.element(screen.getByRole('heading')).not.toHaveFocus();
    await expect.element(screen.getByRole('heading')).not.toHaveAttribute('tabindex');
  });
});
