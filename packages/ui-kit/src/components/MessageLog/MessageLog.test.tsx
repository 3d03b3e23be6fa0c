import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { hearLiveRegions } from '../../testing/hearLiveRegions.ts';
import { MessageLog } from './MessageLog.tsx';

const message = (id: string, text: string, isOwn = false) => ({
  id,
  isOwn,
  text,
  time: '2:05 PM',
  day: 'Today',
});
const some = (count: number) => Array.from({ length: count }, (_, at) => message(`m${at}`, `Message ${at}`));

/** A log that was filled before anybody listened. */
async function open(name: string, messages = some(40)) {
  const screen = await render(
    <MessageLog name={name} seed={name} messages={messages} onShowEarlier={vi.fn()} />,
  );
  const log = page.getByRole('log', { name: `Messages with ${name}` });
  await expect.element(log).toBeVisible();
  await hearLiveRegions()();
  const show = (next: typeof messages, hasEarlier = true) =>
    screen.rerender(
      <MessageLog name={name} seed={name} messages={next} {...(hasEarlier && { onShowEarlier: vi.fn() })} />,
    );
  return { log: log.element() as HTMLElement, show, screen };
}

const isAtEnd = ({ scrollTop, clientHeight, scrollHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight < 2;

afterEach(async () => {
  document.documentElement.style.fontSize = '';
  await page.viewport(1280, 800);
});

describe('W18 Message log', () => {
  it('keys: Tab goes to the messages and leaves them', async () => {
    const { log } = await open('Ada');
    await userEvent.tab();
    expect(log).toHaveFocus();
    await userEvent.tab();
    expect(log).not.toHaveFocus();
  });

  it.each([
    ['{Home}', 'start'],
    ['{PageUp}', 'further up'],
    ['{ArrowUp}', 'further up'],
  ])('keys: %s scrolls the messages to %s, End back', async (key, to) => {
    const { log } = await open(`Bo ${key.slice(1, -1)}`);
    const { scrollTop } = log;
    log.focus();
    // Chromium scrolls smoothly, and takes no other key in the moment in which it arrives.
    const arrived = new Promise((resolve) => log.addEventListener('scrollend', resolve, { once: true }));
    await userEvent.keyboard(key);
    await arrived;
    expect(log.scrollTop).toBeLessThan(to === 'start' ? 1 : scrollTop);
    await userEvent.keyboard('{End}');
    await expect.poll(() => isAtEnd(log)).toBe(true);
  });

  it('stays at the end of the messages when letters grow', async () => {
    const { log } = await open('Bea');
    expect(isAtEnd(log)).toBe(true);
    const { scrollHeight } = log;
    document.documentElement.style.fontSize = '150%';
    expect(log.scrollHeight).toBeGreaterThan(scrollHeight);
    await expect.poll(() => isAtEnd(log)).toBe(true);
  });

  it('heard: which chat is open, once, and none of its messages', async () => {
    const heard = hearLiveRegions();
    const screen = await render(<MessageLog name="Cy" seed="cy" messages={[]} isFilling />);
    await expect.element(page.getByRole('log')).toHaveAttribute('aria-busy', 'true');
    await screen.rerender(<MessageLog name="Cy" seed="cy" messages={some(12)} />);
    await expect.element(page.getByRole('log')).toHaveAttribute('aria-busy', 'false');
    expect(await heard()).toEqual([{ by: 'status', text: 'Chat with Cy is open, 12 messages.' }]);
  });

  it('heard: a new message once, by the announcer alone', async () => {
    const { show } = await open('Di');
    const heard = hearLiveRegions();
    await show([...some(40), message('new', 'Hi')]);
    expect(await heard()).toEqual([{ by: 'status', text: 'Di, 2:05 PM: Hi' }]);
  });

  it('heard: how many have come where they are too many to be read out, and then the next one', async () => {
    const { show } = await open('Flo');
    const many = Array.from({ length: 50 }, (_, at) => message(`new${at}`, `News ${at}`));
    const heard = hearLiveRegions();
    await show([...some(40), ...many]);
    expect(await heard()).toEqual([{ by: 'status', text: '50 new messages' }]);
    const next = hearLiveRegions();
    await show([...some(40), ...many, message('next', 'Hi')]);
    expect(await next()).toEqual([{ by: 'status', text: 'Flo, 2:05 PM: Hi' }]);
  });

  it('heard: the first message of a new conversation, without its day', async () => {
    const { show } = await open('Ed', []);
    const heard = hearLiveRegions();
    await show([message('new', 'Hello', true)]);
    expect(await heard()).toEqual([{ by: 'status', text: 'You, 2:05 PM: Hello' }]);
  });

  it('heard: an own message once it is sent, not while it is under way', async () => {
    const { show, screen, log } = await open('Kim', []);
    const heard = hearLiveRegions();
    await screen.rerender(<MessageLog name="Kim" seed="Kim" messages={[]} sending="Hello" />);
    await expect.element(log).toHaveTextContent('You, Sending...: Hello');
    await show([message('new', 'Hello', true)], false);
    await expect.element(log).toHaveTextContent('TodayYou, 2:05 PM: Hello');
    expect(await heard()).toEqual([{ by: 'status', text: 'You, 2:05 PM: Hello' }]);
  });

  it('heard: that the newest messages are there, where earlier ones can be fetched', async () => {
    const heard = hearLiveRegions();
    await render(<MessageLog name="Lou" seed="lou" messages={some(50)} onShowEarlier={vi.fn()} />);
    expect(await heard()).toEqual([{ by: 'status', text: 'Chat with Lou is open, the newest 50 messages.' }]);
  });

  it('heard: nothing as all are fetched again, and as earlier ones come', async () => {
    const { show } = await open('Flo', some(40).slice(20));
    const heard = hearLiveRegions();
    await show(some(40).slice(20));
    await show(some(40));
    await expect.element(page.getByText('Message 0', { exact: true })).toBeInTheDocument();
    expect(await heard()).toEqual([]);
  });
});

describe('the place of whoever reads', () => {
  it('begins at the end of a thousand messages', async () => {
    const { log } = await open('Fay', some(1000));
    expect(isAtEnd(log)).toBe(true);
    expect(page.getByText(/^Message \d+$/).elements()).toHaveLength(1000);
  });

  it('is kept as messages come below, which a button then leads to', async () => {
    const { log, show } = await open('Gil');
    log.scrollTop = 100;
    await expect.poll(() => log.scrollTop).toBe(100);
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await show([...some(40), message('new', 'Hi')]);
    expect(log.scrollTop).toBe(100);
    await page.getByRole('button', { name: 'New messages below' }).click();
    await expect.poll(() => isAtEnd(log)).toBe(true);
    await expect.element(page.getByRole('button', { name: 'New messages below' })).not.toBeInTheDocument();
  });

  it('goes to the own message as soon as it is under way', async () => {
    const { log, screen } = await open('Mo');
    log.scrollTop = 100;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    await screen.rerender(
      <MessageLog name="Mo" seed="Mo" messages={some(40)} sending="Hello" onShowEarlier={vi.fn()} />,
    );
    expect(isAtEnd(log)).toBe(true);
  });

  it('is kept as earlier messages come above', async () => {
    const { log, show } = await open('Hal', some(40).slice(20));
    log.scrollTop = 0;
    await new Promise((resolve) => requestAnimationFrame(resolve));
    const top = () => page.getByText('Message 20', { exact: true }).element().getBoundingClientRect().top;
    const before = top();
    await show(some(40));
    expect(Math.abs(top() - before)).toBeLessThan(2);
  });

  it('goes to the messages when the button for earlier ones has nothing left to bring', async () => {
    const { log, show } = await open('Ida', some(5));
    page.getByRole('button', { name: 'Show earlier messages' }).element().focus();
    await show(some(5), false);
    await expect.poll(() => document.activeElement).toBe(log);
  });

  it.each([
    [1280, false],
    [320, true],
  ])(
    'is one of the page where there is no room for a box that scrolls: at %i px %s',
    async (width, isFree) => {
      await page.viewport(width, 640);
      const { log } = await open(`Jo ${width}`);
      expect(log.clientHeight === log.scrollHeight).toBe(isFree);
    },
  );
});
