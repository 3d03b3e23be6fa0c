import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { hush, listen, pass, simulateClock } from '../Announcer/listen.ts';
import { Button, QUICK_MS, STILL_WORKING_MS } from './Button.tsx';

const FRAME_MS = 20;
const REASON = 'You need 10 more FBB.';

function SendUntilEmpty() {
  const [sent, setSent] = useState(0);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent(sent + 1);
      }}
    >
      <Button type="submit" blockedReason={sent > 0 ? 'Write something first.' : undefined}>
        Send
      </Button>
      <output>{`Sent ${sent}`}</output>
    </form>
  );
}

describe('W32 Blocked action', () => {
  it('keys: Tab goes to it, and Enter, Space and a press send nothing and keep the focus', async () => {
    await render(<SendUntilEmpty />);
    const button = page.getByRole('button', { name: 'Send' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(button).toHaveAccessibleDescription('Write something first.');
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    // Forced, because the test tool itself waits for a button that is not aria-disabled.
    await button.click({ force: true });
    await expect.element(page.getByText('Sent 1')).toBeVisible();
  });

  it(
    'keys: Enter in a field of its form comes to it, which says the reason once and sends nothing',
    { tags: 'long' },
    async () => {
      const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
      const onBlockedPress = vi.fn();
      const { container } = await render(
        <form>
          <input aria-label="Name" />
          <Button type="submit" blockedReason="Write something first." onBlockedPress={onBlockedPress}>
            Send
          </Button>
        </form>,
      );
      container.querySelector('form')!.addEventListener('submit', onSubmit);
      await page.getByRole('textbox', { name: 'Name' }).click();
      await userEvent.keyboard('{Enter}');
      await expect.element(page.getByRole('status').getByText('Write something first.')).toBeInTheDocument();
      expect(onBlockedPress).toHaveBeenCalledTimes(1);
      expect(onSubmit).not.toHaveBeenCalled();
    },
  );

  it('heard: its words, that it is unavailable, and the reason with the number', async () => {
    await render(<Button blockedReason={REASON}>Not Enough FBB</Button>);
    const button = page.getByRole('button', { name: 'Not Enough FBB' });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await expect.element(button).toHaveAccessibleDescription(REASON);
    await expect.element(page.getByText(REASON)).toBeVisible();
  });

  it('heard: the same reason, once, when it is pressed', async () => {
    simulateClock();
    const said = listen();
    const onPress = vi.fn<() => void>();
    await render(
      <Button blockedReason={REASON} onPress={onPress}>
        Join
      </Button>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Enter} ');
    await pass(FRAME_MS);
    expect(said).toEqual([REASON]);
    expect(onPress).not.toHaveBeenCalled();
    await hush();
  });
});

function SaveOnce() {
  const [isPending, setIsPending] = useState(false);
  return (
    <Button isPending={isPending} pendingLabel="Saving..." onPress={() => setIsPending(true)}>
      Save
    </Button>
  );
}

it('says that it is busy, keeps focus, and takes its words away with it', async () => {
  const { unmount } = await render(<SaveOnce />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Saving...' })).toHaveFocus();
  await expect.element(page.getByRole('status').getByText('Saving...')).toBeInTheDocument();
  await unmount();
  expect(document.querySelector('[role="img"]')).toBeNull();
});

afterEach(() => void vi.useRealTimers());

it('says after 10 s that it goes on', { tags: 'long' }, async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await render(<SaveOnce />);
  const button = page.getByRole('button', { name: 'Save' }).element() as HTMLElement;
  button.focus();
  button.click();
  await expect.poll(() => document.activeElement?.textContent).toBe('Saving...');
  vi.advanceTimersByTime(STILL_WORKING_MS - 1);
  expect(document.body).not.toHaveTextContent('Still working.');
  vi.advanceTimersByTime(1);
  await expect.element(page.getByRole('status').getByText('Still working.')).toBeInTheDocument();
});

describe('what is answered at once', () => {
  afterEach(hush);

  it.each([
    ['is heard of only where it takes longer', QUICK_MS - 1, []],
    ['is heard of once where it takes longer', QUICK_MS + FRAME_MS, ['Sending...']],
  ])('%s', { tags: 'long' }, async (_, waited, expected) => {
    simulateClock();
    const said = listen();
    const stage = (isPending: boolean) => (
      <Button isQuick isPending={isPending} pendingLabel="Sending...">
        Send
      </Button>
    );
    const { rerender } = await render(stage(false));
    page.getByRole('button').element().focus();
    await rerender(stage(true));
    await pass(waited);
    await rerender(stage(false));
    await pass(STILL_WORKING_MS);
    expect(said).toEqual(expected);
  });
});

describe('a press that slides off before it is let go', () => {
  it('does nothing', async () => {
    const onPress = vi.fn();
    await render(
      <>
        <Button onPress={onPress}>Donate</Button>
        <p>Elsewhere</p>
      </>,
    );
    const button = page.getByRole('button', { name: 'Donate' });
    await userEvent.dragAndDrop(button, page.getByText('Elsewhere'));
    expect(onPress).not.toHaveBeenCalled();
    await userEvent.click(button);
    expect(onPress).toHaveBeenCalledOnce();
  });
});
