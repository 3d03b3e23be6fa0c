import { describe, expect, it, vi } from 'vitest';
import { expectError } from '../ask.ts';
import { readEvents } from '../eventStream.ts';
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

const listen = async (ask: Ask, headers: Record<string, string> = {}) =>
  readEvents(await ask(path, { headers }));

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
