import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button, STILL_WORKING_MS } from './Button.tsx';

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

it('keeps focus and sends nothing when a press makes it blocked', async () => {
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

it('stays the submit button: Enter in a field says the reason once, and sends nothing', async () => {
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

it('says after 10 s that it goes on', async () => {
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
