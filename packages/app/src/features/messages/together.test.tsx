import { textOfEvent, TYPING_SHOWN_MS, followLive } from '@friendbase/contract';
import type { LiveEvent, Message } from '@friendbase/contract';
import { demoId } from '@friendbase/contract/fixtures';
import { announce, type Preferences } from '@friendbase/ui-kit';
import '@friendbase/ui-kit/styles.css';
import { startDemo, type Demo } from '@friendbase/mocks';
import { FakeStorage } from '@friendbase/mocks/testing';
import { afterEach, beforeEach, describe, expect, inject, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { answerInstead, changeAnswers, json } from '../../../testing/answerInstead.ts';
import { AppStage } from '../../../testing/AppStage.tsx';
import { hear } from '../../../testing/hear.ts';
import { readOutbox } from '../../outbox/outboxSlot.ts';

const [sam, leo] = [demoId('sam'), demoId('leo')];
const ME = { method: 'GET', path: '/api/auth/me' } as const;
const READ = { method: 'GET', path: `/api/messages/${sam}/${leo}/read` } as const;
const MARK = { method: 'PUT', path: READ.path } as const;
const TYPING = { method: 'POST', path: `/api/messages/${sam}/${leo}/typing` } as const;
const SEND = { method: 'POST', path: '/api/messages' } as const;
const CHAT = { method: 'GET', path: `/api/messages/${sam}/${leo}` } as const;

const log = () => page.getByRole('log');
const field = () => page.getByRole('textbox', { name: 'Your message' });
const writing = () => page.getByText('Leo Okafor is writing...');

let demo: Demo;
const ends: (() => void)[] = [];
const during = (end: () => void) => void ends.push(end);
beforeEach(async () => {
  await page.viewport(1280, 800);
  // As in the demo, the page of which is not cached by a worker.
  vi.stubGlobal('__DEMO__', true);
  demo = await startDemo({ scenario: 'busy' });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  for (const end of ends.splice(0).toReversed()) end();
  await demo.stop();
});

/** Counts some calls, and answers them. */
function count(
  calls: Parameters<typeof answerInstead>[0],
  answer = () => new Response(null, { status: 204 }),
) {
  const asked = vi.fn<() => Response>(answer);
  during(answerInstead(calls, asked));
  return asked;
}

/** Sam in the chat with Leo, with these settings, and what the server tells from then on. */
async function openChat(
  shown: { isReadShown?: boolean; isTypingShown?: boolean },
  chosen: Partial<Preferences> = {},
) {
  during(changeAnswers<object>(ME, (me) => ({ ...me, ...shown })));
  const stream = Promise.withResolvers<ReadableStreamDefaultController<Uint8Array>>();
  const headers = { 'content-type': 'text/event-stream' };
  const follow = () => new Response(new ReadableStream({ start: stream.resolve }), { headers });
  during(answerInstead({ method: 'GET', path: '/api/live' }, follow));
  const tell = async (event: LiveEvent) =>
    (await stream.promise).enqueue(new TextEncoder().encode(textOfEvent(followLive.events, event)));
  const storage = new FakeStorage();
  storage.setItem('friendbase.comfort.device', JSON.stringify({ chosen }));
  const screen = await render(<AppStage path={`/messages?with=${leo}`} storage={storage} isLive />);
  await expect.element(log()).toBeVisible();
  await tell({ name: 'begun', data: {}, id: '1' });
  await expect.element(page.getByText('New messages come by themselves.')).toBeVisible();
  onTestFinished(() => screen.unmount());
  return { tell, screen };
}

/** Leo writes: it is in the chat from now on. */
function fromLeo(content: string): Message {
  const message = { id: crypto.randomUUID(), senderId: leo, receiverId: sam, content };
  const sent = { ...message, createdAt: new Date().toISOString() };
  during(changeAnswers<Message[] | object>(CHAT, (data) => (Array.isArray(data) ? [...data, sent] : data)));
  return sent;
}

const typing: LiveEvent = { name: 'typing', data: { partnerId: leo } };

describe('a member who shows nothing of it', () => {
  it('asks and tells nothing, and hears of nobody who writes', async () => {
    const calls = [count(READ), count(MARK), count(TYPING)];
    const { tell } = await openChat({});
    await field().fill('Hello');
    await tell(typing);
    await tell({ name: 'looked', data: {}, id: '2' });
    await expect.element(field()).toHaveValue('Hello');
    expect(calls.map((asked) => asked.mock.calls.length)).toEqual([0, 0, 0]);
    await expect.element(writing()).not.toBeInTheDocument();
    expect(log().element().textContent).not.toContain('Seen');
  });
});

describe('what friends see of a member in chats', () => {
  it('is chosen where a link of the open chat leads', { tags: 'long' }, async () => {
    await openChat({});
    await page.getByRole('link', { name: 'What friends see of you in chats' }).click();
    const dialog = page.getByRole('dialog', { name: 'Manage Privacy' });
    await expect
      .element(dialog.getByRole('switch', { name: /^Let friends see when I have read/ }))
      .toBeVisible();
    await expect.element(dialog.getByRole('switch', { name: /^Let friends see when I write/ })).toBeVisible();
  });
});

describe('a friend who writes', () => {
  it('is shown as writing, silently and where its place was reserved, for 6 s', async () => {
    const { tell } = await openChat({ isTypingShown: true });
    await expect.element(writing()).not.toBeVisible();
    const place = field().element().getBoundingClientRect().top;
    const height = log().element().parentElement!.scrollHeight;
    const heard = hear();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    await tell(typing);
    await expect.element(writing()).toBeVisible();
    expect(field().element().getBoundingClientRect().top).toBe(place);
    expect(log().element().parentElement!.scrollHeight).toBe(height);
    vi.advanceTimersByTime(TYPING_SHOWN_MS - 1);
    await expect.element(writing()).toBeVisible();
    vi.advanceTimersByTime(1);
    await expect.element(writing()).not.toBeVisible();
    expect(heard.filter((text) => text.includes('writing'))).toEqual([]);
  });

  it('is felt as the message comes, where the member wants that', async () => {
    const vibrate = vi.spyOn(navigator, 'vibrate').mockReturnValue(true);
    during(() => vibrate.mockRestore());
    const { tell } = await openChat({}, { vibration: true });
    const { id } = fromLeo('Choo choo!');
    await tell({ name: 'message', data: { partnerId: leo, messageId: id }, id: '2' });
    await expect.element(log().getByText('Choo choo!')).toBeVisible();
    await expect.poll(() => vibrate.mock.calls.length).toBe(1);
  });

  it('is shown no longer once the message is there', { tags: 'long' }, async () => {
    const { tell } = await openChat({ isTypingShown: true });
    await tell(typing);
    await expect.element(writing()).toBeVisible();
    const { id } = fromLeo('Choo choo!');
    await tell({ name: 'message', data: { partnerId: leo, messageId: id }, id: '2' });
    await expect.element(log().getByText('Choo choo!')).toBeVisible();
    await expect.element(writing()).not.toBeVisible();
  });

  it('is not shown in the chat with somebody else', { tags: 'long' }, async () => {
    const { tell } = await openChat({ isTypingShown: true });
    await tell({ name: 'typing', data: { partnerId: demoId('maya') } });
    await tell(typing);
    await expect.element(writing()).toBeVisible();
    await expect.element(page.getByText('Maya Lindqvist is writing...')).not.toBeInTheDocument();
  });

  it(
    'is told that the member writes, once for many letters and not of an empty field',
    { tags: 'long' },
    async () => {
      const told = count(TYPING);
      await openChat({ isTypingShown: true });
      await field().click();
      await userEvent.keyboard('Hello');
      await field().fill('');
      expect(told).toHaveBeenCalledTimes(1);
    },
  );
});

describe('a message whose answer alone was lost', () => {
  it('stands in the chat once and waits no longer, before it is sent again', async () => {
    const lose = async (askBackend: () => Promise<Response>) => {
      await askBackend();
      throw new TypeError('Failed to fetch');
    };
    await openChat({});
    await expect.poll(readOutbox).toBeDefined();
    during(answerInstead(SEND, lose));
    const times: number[] = [];
    const waited = readOutbox()!.subscribe(() =>
      times.push(log().getByText('Only once', { exact: true }).elements().length),
    );
    onTestFinished(waited);
    await field().fill('Only once');
    await userEvent.keyboard('{Enter}');
    await expect.element(field()).toHaveValue('');
    await expect.poll(() => readOutbox()?.entries()).toEqual([]);
    expect(log().getByText('Only once', { exact: true }).elements()).toHaveLength(1);
    expect(Math.max(...times)).toBeLessThan(2);
  });
});

describe('a message that a friend has read', () => {
  it('says so, as a part of it, and says it silently and in place when that changes', async () => {
    let messageId: string | null = null;
    during(answerInstead(READ, () => json({ messageId })));
    const { tell } = await openChat({ isReadShown: true });
    const lastRead = log().getByText('Seen', { exact: true }).last();
    await expect.element(lastRead).not.toBeVisible();
    const last = lastRead.element().parentElement!.parentElement!;
    const before = last.getBoundingClientRect();
    const heard = hear();
    const messages = (await (await fetch(CHAT.path)).json()) as Message[];
    messageId = messages.findLast(({ senderId }) => senderId === sam)!.id;
    await tell({ name: 'read', data: { partnerId: leo }, id: '2' });
    await expect.element(lastRead).toBeVisible();
    expect(last.textContent).toMatch(/^You, .+, Seen: /);
    expect(last.getBoundingClientRect()).toEqual(before);
    expect(heard.filter((text) => /read/i.test(text))).toEqual([]);
    messageId = null;
    await tell({ name: 'read', data: { partnerId: leo }, id: '3' });
    await expect.element(lastRead).not.toBeVisible();
  });

  it('is told of by an open chat, once for the last message', async () => {
    const marked = count(MARK);
    await openChat({ isReadShown: true });
    await expect.poll(() => marked.mock.calls.length).toBe(1);
  });
});

describe('P7 an arriving message', () => {
  async function arrive(interruptions: Preferences['interruptions']) {
    const { tell } = await openChat({}, { interruptions });
    const heard = hear();
    const { id } = fromLeo('Choo choo!');
    await tell({ name: 'message', data: { partnerId: leo, messageId: id }, id: '2' });
    await expect.element(log().getByText('Choo choo!')).toBeVisible();
    // It speaks in order: what was to be said is said before this.
    announce('The end');
    await expect.poll(() => heard).toContain('The end');
    return heard.filter((text) => text.includes('Choo'));
  }

  it.each(inject('isLong') ? (['none', 'important'] as const) : (['none'] as const))(
    'is shown and not said: %s',
    async (interruptions) => {
      expect(await arrive(interruptions)).toEqual([]);
    },
  );

  it(
    'comes as soon as there is an answer, and is said once, where its fetch failed at first',
    { tags: 'long' },
    async () => {
      const { tell } = await openChat({});
      const heard = hear();
      const { id } = fromLeo('Choo choo!');
      const fail = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
      const end = answerInstead(CHAT, fail);
      during(end);
      await tell({ name: 'message', data: { partnerId: leo, messageId: id }, id: '2' });
      await expect.poll(() => fail).toHaveBeenCalled();
      end();
      globalThis.dispatchEvent(new Event('online'));
      await expect.element(log().getByText('Choo choo!')).toBeVisible();
      announce('The end');
      await expect.poll(() => heard).toContain('The end');
      expect(heard.filter((text) => text !== 'The end')).toEqual([expect.stringMatching(/: Choo choo!$/)]);
    },
  );

  it('is said once, with who wrote it', async () => {
    expect(await arrive('all')).toEqual([expect.stringMatching(/^Leo Okafor, .*: Choo choo!$/)]);
  });
});
