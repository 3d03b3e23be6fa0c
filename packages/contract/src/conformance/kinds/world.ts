import type { Handlers, ResultOf } from '../../endpoint.ts';
import type { Examples } from './examples.ts';

export type News = ResultOf<Examples['followNews']>;

export const FILE_TEXT = '0123456789abcdefghij';
/** The id of a file that cannot be read, which nobody knows before it is. */
export const BROKEN_FILE = 'broken';
const FILE_BYTES = new TextEncoder().encode(FILE_TEXT);

/** What the example handlers work on, and what a test sees of it. */
export interface World {
  /** One for each upload whose handler has begun: running, whole, or the code of what ended it. */
  uploads: { bytes: number; outcome: string }[];
  /** How often a file was opened. */
  opened: number;
  /** How many follow the news. */
  followers: number;
  tell: (news: News) => void;
  /** The news after the first `from`, and those to come. */
  follow: (from: number, signal: AbortSignal) => AsyncIterable<News>;
  /** Ends the streams of all followers, as a server that stops or a line that breaks does. */
  breakOff: () => void;
}

/** A world in which nothing has happened. */
export function createWorld(): World {
  const told: News[] = [];
  const wakes = new Set<() => void>();
  let breaks = 0;
  const wake = () => wakes.forEach((one) => one());
  const world: World = {
    uploads: [],
    opened: 0,
    followers: 0,
    tell(news) {
      told.push({ ...news, id: String(told.length + 1) });
      wake();
    },
    breakOff() {
      breaks += 1;
      wake();
    },
    async *follow(from, signal) {
      const begun = breaks;
      world.followers += 1;
      signal.addEventListener('abort', wake);
      try {
        for (let n = from; ;) {
          if (signal.aborted || breaks > begun) return;
          const news = told[n];
          if (news) {
            n += 1;
            yield news;
          } else await new Promise<void>((resolve) => wakes.add(resolve));
        }
      } finally {
        world.followers -= 1;
        signal.removeEventListener('abort', wake);
      }
    },
  };
  return world;
}

/** The same handlers for every backend: what differs between backends is how they are called. */
export const exampleHandlers = (world: World): Handlers<Examples, unknown> => ({
  async putPart({ params, upload }) {
    const seen = { bytes: 0, outcome: 'running' };
    world.uploads.push(seen);
    try {
      for await (const bytes of upload.bytes) seen.bytes += bytes.byteLength;
      seen.outcome = 'whole';
    } catch (error) {
      seen.outcome = String((error as { code?: unknown }).code);
      throw error;
    }
    return { ...params, bytes: seen.bytes };
  },
  async getFile({ params: { id } }) {
    return {
      type: 'text/plain',
      size: FILE_BYTES.byteLength,
      version: 'v1',
      async *open({ start, end }) {
        world.opened += 1;
        if (id === BROKEN_FILE) throw new Error('The disk is gone.');
        yield FILE_BYTES.subarray(start, end);
      },
    };
  },
  async followNews() {
    return ({ lastEventId, signal }) => world.follow(Number(lastEventId ?? 0), signal);
  },
  async addText({ body: { text } }) {
    return { length: text.length };
  },
});
