import { describe, expect, it, vi } from 'vitest';
import { isApiError } from '../../errors.ts';
import { follow } from '../../follow.ts';
import type { ExampleBackend, OpenExamples } from './backend.ts';
import { examples } from './examples.ts';
import { createWorld } from './world.ts';
import type { News } from './world.ts';

const note = (text: string): News => ({ name: 'note', data: { text } });

/** The news as the member's app gets them, without a wait between two tries. */
const followAs = ({ asMember: fetch }: ExampleBackend, signal: AbortSignal): AsyncGenerator<News> =>
  follow(examples.followNews, {}, { signal, fetch, wait: async () => undefined });

async function take(news: AsyncGenerator<News>, count: number): Promise<News[]> {
  const taken: News[] = [];
  while (taken.length < count) {
    const { value, done } = await news.next();
    if (done) break;
    taken.push(value as News);
  }
  return taken;
}

/** Events, for as long as somebody follows them. */
export function eventsConform(backendName: string, open: OpenExamples): void {
  describe(`a stream of events on ${backendName}`, () => {
    it('is refused to a visitor', async () => {
      await using backend = await open(createWorld());
      const news = followAs({ ...backend, asMember: backend.asVisitor }, new AbortController().signal);
      await expect(news.next()).rejects.toMatchObject({ status: 401, code: 'signedOut' });
    });

    it('ends when the member logs out: nothing more is told, and asking again is refused', async () => {
      const world = createWorld();
      await using backend = await open(world);
      const news = followAs(backend, new AbortController().signal);
      world.tell(note('one'));
      expect(await take(news, 1)).toEqual([{ ...note('one'), id: '1' }]);
      backend.logOut();
      world.tell(note('two'));
      const error: unknown = await news.next().catch((reason: unknown) => reason);
      expect(isApiError(error, 401)).toBe(true);
      await vi.waitFor(() => expect(world.followers).toBe(0));
    });

    it('leaves nothing behind when its follower goes away', async () => {
      const world = createWorld();
      await using backend = await open(world);
      const leaving = new AbortController();
      const news = followAs(backend, leaving.signal);
      const next = news.next();
      await vi.waitFor(() => expect(world.followers).toBe(1));
      leaving.abort();
      await expect(next).resolves.toEqual({ done: true, value: undefined });
      await vi.waitFor(() => expect(world.followers).toBe(0));
    });

    it('brings each event with its name, its data and no more than that', async () => {
      const world = createWorld();
      await using backend = await open(world);
      const leaving = new AbortController();
      const secret = { unread: 2, secret: 'mine' };
      world.tell({ name: 'count', data: secret });
      world.tell(note('two\nlines: 🌻'));
      expect(await take(followAs(backend, leaving.signal), 2)).toEqual([
        { name: 'count', data: { unread: 2 }, id: '1' },
        { ...note('two\nlines: 🌻'), id: '2' },
      ]);
      leaving.abort();
    });

    it('goes on from the last event after a break', async () => {
      const world = createWorld();
      await using backend = await open(world);
      const leaving = new AbortController();
      const news = followAs(backend, leaving.signal);
      world.tell(note('one'));
      const [first] = await take(news, 1);
      world.breakOff();
      world.tell(note('two'));
      const [second] = await take(news, 1);
      expect([first?.id, second?.id]).toEqual(['1', '2']);
      leaving.abort();
    });

    it('shows that it is alive while nothing happens', async () => {
      await using backend = await open(createWorld());
      const leaving = new AbortController();
      const { headers, body } = await backend.asMember(examples.followNews.path, { signal: leaving.signal });
      expect(headers.get('content-type')).toMatch(/^text\/event-stream/);
      const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
      let said = '';
      while (!said.includes('\n:\n\n')) said += (await reader.read()).value ?? '';
      expect(said).toMatch(/^retry: \d+\n\n/);
      await reader.cancel();
      leaving.abort();
    });
  });
}
