import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { hush, listen, pass, simulateClock } from '../Announcer/listen.ts';
import { CopyField } from './CopyField.tsx';

const LINK = 'https://friendbase.example/events#event-3';
const FRAME_MS = 20;
const onFailed = vi.fn<() => void>();

const copyField = (value = LINK) => (
  <CopyField
    label="Link to this event"
    value={value}
    copyLabel="Copy link"
    copiedText="Link copied."
    onFailed={onFailed}
  />
);
const show = () => render(copyField());

const button = page.getByRole('button', { name: 'Copy link' });
const field = page.getByRole('textbox', { name: 'Link to this event' });
const HELP = 'Copying did not work. The text is selected: choose Copy on your device.';

beforeEach(simulateClock);
afterEach(async () => {
  await hush();
  vi.restoreAllMocks();
});

describe('W33 Copy', () => {
  it('heard: where the device refuses, a field with the text selected, and what to do', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    const said = listen();
    await show();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAccessibleDescription(HELP);
    await expect.element(field).toHaveAttribute('readonly');
    await pass(FRAME_MS);
    expect(document.getSelection()?.toString()).toBe(LINK);
    expect(onFailed).toHaveBeenCalledOnce();
    expect(said).toEqual([]); // the focus reads it out, and the app's toast says it
  });

  it.each(['{Enter}', ' '])('keys: %j copies, and the focus stays', async (key) => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await show();
    await userEvent.tab();
    await userEvent.keyboard(key);
    expect(write).toHaveBeenCalledExactlyOnceWith(LINK);
    await expect.element(button).toHaveFocus();
  });

  it('heard: “Link copied.”, once, and it stays on the page', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const said = listen();
    await show();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Link copied.').first()).toBeInTheDocument();
    await pass(FRAME_MS);
    expect(said).toEqual(['Link copied.']);
    expect(page.getByRole('textbox').elements()).toHaveLength(0);
  });

  it('says that a text is copied beside that text alone', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const screen = await show();
    await button.click();
    const line = screen.getByRole('paragraph').filter({ hasText: 'Link copied.' });
    await expect.element(line).toBeVisible();
    await screen.rerender(copyField(`${LINK}-new`));
    await expect.element(line).not.toBeInTheDocument();
  });
});
