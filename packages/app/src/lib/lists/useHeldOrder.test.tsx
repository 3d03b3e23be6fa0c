import type { Conversation, Decision, EventEntry, LiveEvent, TournamentEntry } from '@friendbase/contract';
import { demoId, fixedId } from '@friendbase/contract/fixtures';
import '@friendbase/ui-kit/styles.css';
import { FakeStorage } from '@friendbase/mocks/testing';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { aDecision } from '../../../testing/aDecision.ts';
import { answerInstead, changeAnswers } from '../../../testing/answerInstead.ts';
import { AppStage } from '../../../testing/AppStage.tsx';
import { demoForEach } from '../../../testing/demoForEach.ts';
import { liveStream } from '../../../testing/liveStream.ts';
import { inHeldOrder } from './useHeldOrder.ts';

const LISTS = { method: 'GET', path: '/api/conversations/' } as const;
const [tom, leo, maya] = [demoId('tom'), demoId('leo'), demoId('maya')];

demoForEach();
beforeEach(() => page.viewport(1280, 1600));

const button = (name: string) => page.getByRole('button', { name, exact: true });
const option = (name: string) => page.getByRole('option', { name: new RegExp(`^${name}`) });
const names = (role: 'option' | 'article', level: string) =>
  page
    .getByRole(role)
    .elements()
    .map((one) => one.querySelector(level)?.textContent ?? '');
const rows = () => names('option', '.fb-ConversationList-name');
const cards = () => names('article', 'h2, h3');
const boxes = (role: 'option' | 'article') =>
  page
    .getByRole(role)
    .elements()
    .map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height].map(Math.round);
    });

/** A page that is there, with all that was asked for it, and hears from now on what happens. */
async function openLive(path: string, shown = page.getByRole('heading', { level: 1 })) {
  const tell = liveStream();
  let asked = 0;
  const endCounting = answerInstead({ method: 'GET', path: '/api/' }, async (ask) => {
    asked += 1;
    return ask().finally(() => (asked -= 1));
  });
  onTestFinished(endCounting);
  await render(<AppStage path={path} storage={new FakeStorage()} isLive />);
  await expect.element(shown).toBeVisible();
  // A list is being opened until then. What has begun makes it ask once more.
  await expect.poll(() => asked).toBe(0);
  await tell({ name: 'begun', data: {}, id: '1' });
  return tell;
}

const message = (partnerId: string): LiveEvent => ({
  name: 'message',
  data: { partnerId, messageId: fixedId('message', 9000) },
  id: '2',
});

/** What a friend, or somebody new, writes: their conversation is the first one from now on. */
function write(from: string, content: string, displayName?: string) {
  const end = changeAnswers<{ items: Conversation[] } | Conversation[]>(LISTS, (data) => {
    const all = Array.isArray(data) ? data : data.items;
    const known = all.find(({ sender }) => sender.id === from) ?? all[0]!;
    const person = displayName === undefined ? known.sender : { id: from, username: 'new', displayName };
    const latest = {
      ...known,
      id: crypto.randomUUID(),
      senderId: from,
      sender: person,
      content,
      createdAt: new Date().toISOString(),
    };
    const items = [latest, ...all.filter(({ sender }) => sender.id !== from)];
    return Array.isArray(data) ? items : { ...data, items };
  });
  onTestFinished(end);
}

describe('a list in the order in which it was opened', () => {
  const at = (id: string, text = '') => ({ id, text });

  it('has what changed in its place, what is new at the end, and not what is gone', () => {
    const before = [at('a'), at('b'), at('c')];
    const now = [at('d'), at('c', 'new'), at('a')];
    expect(inHeldOrder(before, now)).toEqual([at('a'), at('c', 'new'), at('d')]);
  });

  it('keeps what was only pushed out of the pages that are loaded', () => {
    expect(inHeldOrder([at('a'), at('b')], [at('c'), at('a')], ({ id }) => id === 'b')).toEqual([
      at('a'),
      at('b'),
      at('c'),
    ]);
  });
});

describe('the list of conversations', () => {
  it('stands still while friends write: words and time change in place, and the order with the next opening', async () => {
    const tell = await openLive(`/messages?with=${leo}`, option('Tom Becker'));
    const [order, places] = [rows(), boxes('option')];
    expect(order.indexOf('Tom Becker')).toBeGreaterThan(0);
    write(tom, 'See the moon');
    await tell(message(tom));
    await expect.element(option('Tom Becker, last message: See the moon')).toBeVisible();
    expect(rows()).toEqual(order);
    expect(boxes('option')).toEqual(places);
    // Somebody new is behind those who are there.
    const someone = fixedId('member', 500);
    write(someone, 'Hello there', 'Nina New');
    await tell(message(someone));
    await expect.element(option('Nina New, last message: Hello there')).toBeVisible();
    expect(rows()).toEqual([...order, 'Nina New']);
    expect(boxes('option').slice(0, -1)).toEqual(places);

    await page.getByRole('link', { name: 'Friends', exact: true }).first().click();
    await expect.element(page.getByRole('heading', { level: 1, name: /Friends/ })).toBeVisible();
    await page
      .getByRole('link', { name: /^Messages/ })
      .first()
      .click();
    await expect.element(option('Nina New')).toBeVisible();
    expect(rows().slice(0, 2)).toEqual(['Nina New', 'Tom Becker']);
  });

  it('has the one on top whom the member writes to, by their own press', async () => {
    const tell = await openLive(`/messages?with=${tom}`, option('Tom Becker'));
    await expect.element(page.getByText('New messages come by themselves.')).toBeVisible();
    const order = rows();
    expect(order[0]).not.toBe('Tom Becker');
    write(maya, 'Good morning');
    await tell(message(maya));
    await expect.element(option('Maya Lindqvist, last message: Good morning')).toBeVisible();
    expect(rows()).toEqual(order);
    await page.getByRole('textbox', { name: 'Your message' }).fill('Yes');
    await button('Send').click();
    await expect.element(option('Tom Becker, last message: You: Yes')).toBeVisible();
    expect(rows()).toEqual(['Tom Becker', ...order.filter((name) => name !== 'Tom Becker')]);
  });
});

it('Events stands still where one of them is moved to another day', { tags: 'long' }, async () => {
  const tell = await openLive('/events');
  await expect.poll(() => cards().length).toBeGreaterThan(3);
  const [order, places] = [cards(), boxes('article')];
  const asked = Promise.withResolvers<void>();
  onTestFinished(
    answerInstead({ method: 'GET', path: '/api/events' }, async (ask) => {
      const answer = await ask();
      if (!answer.headers.get('content-type')?.includes('json')) return answer;
      const [first, ...others] = (await answer.json()) as [EventEntry, ...EventEntry[]];
      asked.resolve();
      return Response.json([...others, { ...first, goingCount: first.goingCount + 30 }]);
    }),
  );
  await tell({ name: 'eventChanged', data: {}, id: '2' });
  await asked.promise;
  await expect.element(page.getByText('37 people interested')).toBeVisible();
  expect(cards()).toEqual(order);
  expect(boxes('article')).toEqual(places);
});

it('Tournaments stands still where one of them is over', { tags: 'long' }, async () => {
  const tell = await openLive('/tournaments');
  await expect.poll(() => cards().length).toBeGreaterThan(3);
  const order = cards();
  onTestFinished(
    changeAnswers<TournamentEntry[]>({ method: 'GET', path: '/api/tournaments' }, (all) =>
      all.map((one) => (one.name === order[0] ? { ...one, status: 'cancelled' } : one)),
    ),
  );
  await tell({ name: 'tournamentChanged', data: {}, id: '2' });
  await expect.element(page.getByRole('article').first().getByText('Canceled')).toBeVisible();
  expect(cards()).toEqual(order);
});

it('what was decided stands still where another decision comes', { tags: 'long' }, async () => {
  let all = [aDecision({ id: 'first', excerpt: 'You are all silly' })];
  onTestFinished(changeAnswers<Decision[]>({ method: 'GET', path: '/api/decisions/' }, () => all));
  const tell = await openLive('/profile');
  await button('My reports and decisions').click();
  const excerpts = () =>
    page
      .getByRole('dialog')
      .getByRole('listitem')
      .elements()
      .flatMap(({ textContent }) => /all silly|Go away/.exec(textContent) ?? []);
  await expect.poll(excerpts).toEqual(['all silly']);
  all = [aDecision({ id: 'second', excerpt: 'Go away' }), ...all];
  await tell({ name: 'decision', data: {}, id: '2' });
  await expect.poll(excerpts).toEqual(['all silly', 'Go away']);
});
