import { describe, expect, it, vi } from 'vitest';
import { expectError } from '../ask.ts';
import type { ExampleBackend, OpenExamples } from './backend.ts';
import { examples } from './examples.ts';
import { createWorld } from './world.ts';
import type { News } from './world.ts';

const note = (text: string): News => ({ name: 'note', data: { text } });

type Ask = ExampleBackend['asMember'];

const { path } = examples.followNews;

async function expectSignedOut(ask: Ask): Promise<void> {
  const answer = await ask(path);
  const { status, headers } = answer;
  expectError({ status, headers, raw: await answer.text() }, 'signedOut');
}

/** Reads a stream as far as a test wants to. Source: the HTML standard, “Server-sent events”. */
async function listen(ask: Ask, headers: Record<string, string> = {}) {
  const answer = await ask(path, { headers });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^text\/event-stream/),
  ]);
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  /** What stands before the next empty line; nothing once the stream has ended. */
  const nextBlock = async (): Promise<string | undefined> => {
    while (!rest.includes('\n\n')) {
      const { done, value } = await reader.read();
      if (done) return undefined;
      rest += value;
    }
    const [block = '', ...others] = rest.split('\n\n');
    rest = others.join('\n\n');
    return block;
  };
  const nextEvent = async (): Promise<unknown> => {
    const block = await nextBlock();
    if (block === undefined) return undefined;
    const fields = new Map(block.split('\n').map((line) => line.split(/: (.*)/s, 2) as [string, string]));
    if (!fields.has('event')) return nextEvent();
    return { name: fields.get('event'), data: JSON.parse(fields.get('data') ?? ''), id: fields.get('id') };
  };
  return { nextBlock, nextEvent, [Symbol.asyncDispose]: () => reader.cancel() };
}

/** Events, for as long as somebody follows them. */
export function eventsConform(backendName: string, open: OpenExamples): void {
  describe(`a stream of events on ${backendName}`, () => {
    it('is refused to a visitor', async () => {
      await using backend = await open(createWorld());
      await expectSignedOut(backend.asVisitor);
    });

    it('ends when the member logs out: nothing more is told, and asking again is refused', async () => {
      const world = createWorld();
      await using backend = await open(world);
      await using news = await listen(backend.asMember);
      world.tell(note('one'));
      expect(await news.nextEvent()).toEqual({ ...note('one'), id: '1' });
      backend.logOut();
      world.tell(note('two'));
      expect(await news.nextEvent()).toBeUndefined();
      await expectSignedOut(backend.asMember);
      await vi.waitFor(() => expect(world.followers).toBe(0));
    });

    it('leaves nothing behind when its follower goes away', async () => {
      const world = createWorld();
      await using backend = await open(world);
      const news = await listen(backend.asMember);
      await vi.waitFor(() => expect(world.followers).toBe(1));
      await news[Symbol.asyncDispose]();
      await vi.waitFor(() => expect(world.followers).toBe(0));
    });

    it('brings each event with its name, its data and no more than that', async () => {
      const world = createWorld();
      await using backend = await open(world);
      const secret = { unread: 2, secret: 'mine' };
      world.tell({ name: 'count', data: secret });
      world.tell(note('two\nlines: 🌻'));
      await using news = await listen(backend.asMember);
      expect(await news.nextEvent()).toEqual({ name: 'count', data: { unread: 2 }, id: '1' });
      expect(await news.nextEvent()).toEqual({ ...note('two\nlines: 🌻'), id: '2' });
    });

    it('goes on from the last event after a break', async () => {
      const world = createWorld();
      await using backend = await open(world);
      world.tell(note('one'));
      await using before = await listen(backend.asMember);
      expect(await before.nextEvent()).toMatchObject({ id: '1' });
      world.breakOff();
      expect(await before.nextEvent()).toBeUndefined();
      world.tell(note('two'));
      await using after = await listen(backend.asMember, { 'last-event-id': '1' });
      expect(await after.nextEvent()).toEqual({ ...note('two'), id: '2' });
    });

    it('shows that it is alive while nothing happens', async () => {
      await using backend = await open(createWorld());
      await using news = await listen(backend.asMember);
      expect(await news.nextBlock()).toMatch(/^retry: \d+$/);
      expect(await news.nextBlock()).toBe(':');
    });
  });
}
