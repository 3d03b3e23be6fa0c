import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import '../../styles.css';
import { hearLiveRegions } from '../../../testing/hearLiveRegions.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { Switch } from '../Switch/Switch.tsx';
import type { ToastContent } from './Toast.tsx';
import { ToastRegion } from './ToastRegion.tsx';

const SAVED: ToastContent = { id: 'saved', title: 'Saved', text: 'Your profile is saved.', tone: 'success' };

interface PageProps {
  toast?: ToastContent | undefined;
  onHold?: () => void;
  onRelease?: () => void;
  onEmptyFocus?: () => void;
}

const nothing = () => undefined;

/** A page with a dialog and the messages; closing a message removes it. */
function Page({ toast, onHold = nothing, onRelease = nothing, onEmptyFocus = nothing }: PageProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [closed, setClosed] = useState<string>();
  return (
    <main tabIndex={-1}>
      <Button onPress={() => setIsOpen(true)}>Help</Button>
      <Dialog title="Need Help?" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <Button>Send a Message</Button>
      </Dialog>
      <ToastRegion
        toast={toast?.id === closed ? undefined : toast}
        onClose={setClosed}
        onHold={onHold}
        onRelease={onRelease}
        onEmptyFocus={onEmptyFocus}
      />
    </main>
  );
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

// A dialog that the test before left open gives its focus back on the second frame after it is gone.
beforeEach(async () => {
  await nextFrame();
  await nextFrame();
});

afterEach(() => vi.restoreAllMocks());

describe('W15 Toasts', () => {
  const toast = () => page.getByRole('group', { name: 'Saved' });
  const help = () => page.getByRole('button', { name: 'Help' });

  it('keys: F8 reaches it from a dialog that was open before it came, and Escape leads back there', async () => {
    const screen = await render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Help' }));
    const inside = page.getByRole('button', { name: 'Send a Message' });
    await screen.rerender(<Page toast={SAVED} />);
    inside.element().focus();
    await userEvent.keyboard('{F8}');
    await expect.element(page.getByRole('group', { name: 'Saved' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(inside).toHaveFocus();
    await expect.element(page.getByRole('dialog')).toBeInTheDocument();
  });

  it('keys: F8 reaches it from a dialog that opened after it came', { tags: 'long' }, async () => {
    const screen = await render(<Page toast={SAVED} />);
    await userEvent.click(screen.getByRole('button', { name: 'Help' }));
    await userEvent.keyboard('{F8}');
    await expect.element(page.getByRole('group', { name: 'Saved' })).toHaveFocus();
  });

  it('keys: F8 and F6 reach it, Tab its button, and Escape closes it and leads back', async () => {
    for (const key of ['{F8}', '{F6}']) {
      const screen = await render(<Page toast={SAVED} />);
      help().element().focus();
      await userEvent.keyboard(key);
      await expect.element(toast()).toHaveFocus();
      await userEvent.tab();
      await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await expect.element(help()).toHaveFocus();
      await expect.element(toast()).not.toBeInTheDocument();
      await screen.unmount();
    }
  });

  it('keys: Enter on Close leads back as well', async () => {
    await render(<Page toast={SAVED} />);
    help().element().focus();
    await userEvent.keyboard('{F8}');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(help()).toHaveFocus();
  });

  it('keys: F8 without a message moves nothing, and asks once to have that said', async () => {
    const onEmptyFocus = vi.fn<() => void>();
    await render(<Page onEmptyFocus={onEmptyFocus} />);
    help().element().focus();
    await userEvent.keyboard('{F8>3/}');
    await expect.element(help()).toHaveFocus();
    expect(onEmptyFocus).toHaveBeenCalledTimes(1);
  });

  it('heard: a landmark and a group named by the title; it says nothing by itself', async () => {
    const said = hearLiveRegions();
    const screen = await render(<Page />);
    await expect.element(page.getByRole('region', { name: 'Notifications' })).not.toBeInTheDocument();
    await screen.rerender(<Page toast={SAVED} />);
    await expect.element(page.getByRole('region', { name: 'Notifications' })).toBeVisible();
    await expect.element(toast()).toBeVisible();
    expect(toast().element().closest('[aria-live], [role="alert"], [role="alertdialog"]')).toBeNull();
    expect(await said()).toEqual([]);
  });
});

describe('a message', () => {
  it('leaves focus alone when it goes without having it', { tags: 'long' }, async () => {
    const screen = await render(<Page toast={SAVED} />);
    await screen.rerender(<Page />);
    expect(document.activeElement).toBe(document.body);
  });

  it('is held while the browser tab is hidden', async () => {
    const onHold = vi.fn<() => void>();
    const onRelease = vi.fn<() => void>();
    await render(<Page toast={SAVED} onHold={onHold} onRelease={onRelease} />);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(onHold).toHaveBeenCalledTimes(1);
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(onRelease).toHaveBeenCalledTimes(1);
  });

  it('is let go when it leaves while somebody holds it', { tags: 'long' }, async () => {
    const onRelease = vi.fn<() => void>();
    const screen = await render(<Page toast={SAVED} onRelease={onRelease} />);
    await userEvent.keyboard('{F8}');
    await screen.rerender(<Page onRelease={onRelease} />);
    expect(onRelease).toHaveBeenCalledTimes(1);
  });

  it('moves to another corner when it would cover what has the focus', async () => {
    await page.viewport(400, 600);
    await render(
      <div style={{ position: 'fixed', insetBlockEnd: 20, insetInlineEnd: 40 }}>
        <Button>Send</Button>
      </div>,
    );
    page.getByRole('button', { name: 'Send' }).element().focus();
    await render(<Page toast={SAVED} />);
    const box = page.getByRole('group', { name: 'Saved' }).element().getBoundingClientRect();
    const send = page.getByRole('button', { name: 'Send' }).element().getBoundingClientRect();
    expect(box.bottom).toBeLessThanOrEqual(send.top);
  });

  it('leaves the label of a hidden input that has the focus uncovered', async () => {
    await page.viewport(400, 600);
    await render(
      <div style={{ position: 'fixed', insetBlockEnd: 20, insetInline: 20 }}>
        <Switch label="Only that something is new" isSelected={false} onChange={nothing} />
      </div>,
    );
    page.getByRole('switch').element().focus();
    await render(<Page toast={SAVED} />);
    const box = page.getByRole('group', { name: 'Saved' }).element().getBoundingClientRect();
    const label = page.getByRole('switch').element().closest('label')!.getBoundingClientRect();
    expect(box.bottom).toBeLessThanOrEqual(label.top);
  });

  it.each([
    [1280, 'bottom-start'],
    [400, 'top-start'],
  ])('leaves the tabs that it may point to uncovered at %i px', { tags: 'long' }, async (width, place) => {
    await page.viewport(width, 600);
    const left = width === 1280 ? 700 : 40;
    await render(
      <div role="tab" style={{ position: 'fixed', insetBlockEnd: 90, insetInlineStart: left }}>
        Sign Up
      </div>,
    );
    await render(<Page toast={SAVED} />);
    const region = page.getByRole('region', { name: 'Notifications' });
    await expect.element(region).toHaveAttribute('data-place', place);
  });

  it('shows its title alone where that leaves the tasks free, and all of it to whoever comes to it', async () => {
    await page.viewport(400, 600);
    const above = 'calc(var(--size-help-strip) + 5rem)';
    await render(
      <>
        <div role="tab" style={{ position: 'fixed', inset: '0 0 auto', blockSize: 150 }}>
          Sign Up
        </div>
        <textarea
          aria-label="Your post"
          style={{ position: 'fixed', insetBlockEnd: above, blockSize: 150 }}
        />
      </>,
    );
    await render(<Page toast={SAVED} />);
    const region = page.getByRole('region', { name: 'Notifications' });
    await expect.element(region).toHaveAttribute('data-place', 'bottom-low');
    const text = page.getByText('Your profile is saved.').element();
    const isShown = () => getComputedStyle(text).clipPath === 'none';
    expect(isShown()).toBe(false);
    await userEvent.keyboard('{F8}');
    expect(isShown()).toBe(true);
  });

  it('stands at the end of the page where no place is free', { tags: 'long' }, async () => {
    await page.viewport(400, 600);
    await render(
      <div role="tab" style={{ position: 'fixed', inset: 0 }}>
        Sign Up
      </div>,
    );
    await render(<Page toast={SAVED} />);
    const region = page.getByRole('region', { name: 'Notifications' });
    await expect.element(region).toHaveAttribute('data-place', 'flow');
    await userEvent.keyboard('{F8}');
    await expect.element(page.getByRole('group', { name: 'Saved' })).toHaveFocus();
  });
});
