import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles.css';
import { hearLiveRegions } from '../../../testing/hearLiveRegions.ts';
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

const scrollerOf = (log: HTMLElement) => log.closest<HTMLElement>('.fb-MessageLog-scroller')!;
const bottomOf = (element: Element) => element.getBoundingClientRect().bottom;
/** The newest message is whole above the lower edge of what scrolls. */
const isAtEnd = (log: HTMLElement) => {
  const room = bottomOf(scrollerOf(log)) - bottomOf(log);
  return room >= 0 && room < 40;
};
/** Scrolls up by so many pixels from the end, and waits until the log has heard of it. */
const scrollUp = async (log: HTMLElement, by = 300) => {
  const scroller = scrollerOf(log);
  const heard = new Promise((resolve) => scroller.addEventListener('scroll', resolve, { once: true }));
  scroller.scrollBy({ top: -by });
  await heard;
};
const placeOf = (text: string) => page.getByText(text, { exact: true }).element().getBoundingClientRect().top;

afterEach(() => page.viewport(1280, 800));

describe('W18 Message log', () => {
  it('keys: Tab goes to earlier messages, to the messages and out of them', async () => {
    const { log } = await open('Ada');
    await expect.poll(() => log.tabIndex).toBe(0);
    await userEvent.tab();
    await expect.element(page.getByRole('button', { name: 'Show earlier messages' })).toHaveFocus();
    await userEvent.tab();
    expect(log).toHaveFocus();
    await userEvent.tab();
    expect(log).not.toHaveFocus();
  });

  it('keys: Tab passes messages that do not scroll', { tags: 'long' }, async () => {
    const { log } = await open('Abe', some(1));
    await expect.poll(() => log.tabIndex).toBe(-1);
    await userEvent.tab();
    await userEvent.tab();
    expect(log).not.toHaveFocus();
  });

  it.each([['{PageUp}'], ['{ArrowUp}']])('keys: %s scrolls the messages up, End back', async (key) => {
    const { log } = await open(`Bo ${key.slice(1, -1)}`);
    const scroller = scrollerOf(log);
    const before = placeOf('Message 39');
    log.focus();
    // Chromium scrolls smoothly, and takes no other key in the moment in which it arrives.
    const arrived = new Promise((resolve) => scroller.addEventListener('scrollend', resolve, { once: true }));
    await userEvent.keyboard(key);
    await arrived;
    expect(placeOf('Message 39')).toBeGreaterThan(before);
    // A key is lost while it scrolls: whoever is not there yet presses again.
    await expect
      .poll(async () => {
        await userEvent.keyboard('{End}');
        return isAtEnd(log);
      })
      .toBe(true);
  });

  it('keys: Home scrolls to the first of them', { tags: 'long' }, async () => {
    const { log } = await open('Bob');
    log.focus();
    await userEvent.keyboard('{Home}');
    const { top } = scrollerOf(log).getBoundingClientRect();
    await expect.poll(() => placeOf('Message 0')).toBeGreaterThan(top);
  });

  it('stays at the end of the messages when letters grow', { tags: 'long' }, async () => {
    const { log } = await open('Bea');
    expect(isAtEnd(log)).toBe(true);
    const { height } = log.getBoundingClientRect();
    document.documentElement.style.fontSize = '150%';
    expect(log.getBoundingClientRect().height).toBeGreaterThan(height);
    await expect.poll(() => isAtEnd(log)).toBe(true);
  });

  it('stays at its end where it gets lower twice before the browser has told of the first scroll', async () => {
    const { log } = await open('Bix');
    const scroller = scrollerOf(log);
    const { style } = scroller.parentElement!;
    let tell = () => {};
    const sizes = new ResizeObserver(() => tell());
    onTestFinished(() => sizes.disconnect());
    const resized = (change: () => void) =>
      new Promise<void>((resolve) => {
        // In the next task: after this frame, and before the next one dispatches the scroll event.
        tell = () => setTimeout(resolve, 0);
        change();
      });
    await resized(() => sizes.observe(scroller));
    await resized(() => void (style.blockSize = '16rem'));
    // The log has scrolled to its end by now. The event of that is dispatched with the next frame.
    await resized(() => void (style.blockSize = '8rem'));
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

  it(
    'heard: how many have come where they are too many to be read out, and then the next one',
    { tags: 'long' },
    async () => {
      const { show } = await open('Flo');
      const many = Array.from({ length: 50 }, (_, at) => message(`new${at}`, `News ${at}`));
      const heard = hearLiveRegions();
      await show([...some(40), ...many]);
      expect(await heard()).toEqual([{ by: 'status', text: '50 new messages' }]);
      const next = hearLiveRegions();
      await show([...some(40), ...many, message('next', 'Hi')]);
      expect(await next()).toEqual([{ by: 'status', text: 'Flo, 2:05 PM: Hi' }]);
    },
  );

  it('heard: the first message of a new conversation, without its day', { tags: 'long' }, async () => {
    const { show } = await open('Ed', []);
    const heard = hearLiveRegions();
    await show([message('new', 'Hello', true)]);
    expect(await heard()).toEqual([{ by: 'status', text: 'You, 2:05 PM: Hello' }]);
  });

  it('heard: an own message once it is sent, not while it is under way', { tags: 'long' }, async () => {
    const { show, screen, log } = await open('Kim', []);
    const heard = hearLiveRegions();
    await screen.rerender(<MessageLog name="Kim" seed="Kim" messages={[]} sending="Hello" />);
    await expect.element(log).toHaveTextContent('You, Sending...: Hello');
    await show([message('new', 'Hello', true)], false);
    await expect.element(log).toHaveTextContent('TodayYou, 2:05 PM: Hello');
    expect(await heard()).toEqual([{ by: 'status', text: 'You, 2:05 PM: Hello' }]);
  });

  it(
    'heard: that the newest messages are there, where earlier ones can be fetched',
    { tags: 'long' },
    async () => {
      const heard = hearLiveRegions();
      await render(<MessageLog name="Lou" seed="lou" messages={some(50)} onShowEarlier={vi.fn()} />);
      expect(await heard()).toEqual([
        { by: 'status', text: 'Chat with Lou is open, the newest 50 messages.' },
      ]);
    },
  );

  it('heard: nothing as all are fetched again, and as earlier ones come', { tags: 'long' }, async () => {
    const { show } = await open('Flo', some(40).slice(20));
    const heard = hearLiveRegions();
    await show(some(40).slice(20));
    await show(some(40));
    await expect.element(page.getByText('Message 0', { exact: true })).toBeInTheDocument();
    expect(await heard()).toEqual([]);
  });
});

describe('the place of whoever reads', () => {
  it('begins at the end of a thousand messages', { tags: 'long' }, async () => {
    const { log } = await open('Fay', some(1000));
    expect(isAtEnd(log)).toBe(true);
    expect(page.getByText(/^Message \d+$/).elements()).toHaveLength(1000);
  });

  it('begins there in what a server has rendered, and stays there when it is hydrated', async () => {
    const log = () => document.querySelector<HTMLElement>('[role=log]')!;
    const part = document.createElement('div');
    document.body.append(part);
    const ui = <MessageLog name="Fee" seed="fee" messages={some(40)} />;
    part.innerHTML = renderToString(ui);
    expect(isAtEnd(log())).toBe(true);
    const server = log();
    const root = hydrateRoot(part, ui);
    onTestFinished(() => {
      root.unmount();
      part.remove();
    });
    await expect.poll(() => log().tabIndex).toBe(0);
    expect(log()).toBe(server);
    expect(isAtEnd(log())).toBe(true);
  });

  it('stays as messages come below, which a button then leads to', async () => {
    const { log, show } = await open('Gil');
    await scrollUp(log);
    const before = placeOf('Message 30');
    await show([...some(40), message('new', 'Hi')]);
    expect(placeOf('Message 30')).toBeCloseTo(before, 0);
    await expect.element(page.getByRole('button', { name: '1 new message', exact: true })).toBeVisible();
    await show([...some(40), message('new', 'Hi'), message('newer', 'Hello')]);
    const button = page.getByRole('button', { name: '2 new messages', exact: true });
    await button.click();
    await expect.poll(() => isAtEnd(log)).toBe(true);
    await expect.element(button).not.toBeInTheDocument();
    expect(document.activeElement?.textContent).toMatch(/Gil, 2:05 PM: Hello$/);
  });

  it('goes to the own message as soon as it is under way', { tags: 'long' }, async () => {
    const { log, screen } = await open('Mo');
    await scrollUp(log);
    await screen.rerender(
      <MessageLog name="Mo" seed="Mo" messages={some(40)} sending="Hello" onShowEarlier={vi.fn()} />,
    );
    expect(isAtEnd(log)).toBe(true);
  });

  it('stays as earlier messages come above', async () => {
    const { log, show } = await open('Hal', some(40).slice(20));
    await scrollUp(log, 5000);
    const before = placeOf('Message 20');
    await show(some(40));
    expect(placeOf('Message 20')).toBeCloseTo(before, 0);
  });

  it(
    'goes to the messages when the button for earlier ones has nothing left to bring',
    { tags: 'long' },
    async () => {
      const { log, show } = await open('Ida', some(5));
      page.getByRole('button', { name: 'Show earlier messages' }).element().focus();
      await show(some(5), false);
      await expect.poll(() => document.activeElement).toBe(log);
    },
  );

  it('makes the page no longer than it is itself', { tags: 'long' }, async () => {
    const { log } = await open('Jo');
    const end = bottomOf(scrollerOf(log)) + window.scrollY;
    expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(Math.max(end + 40, window.innerHeight));
  });
});
