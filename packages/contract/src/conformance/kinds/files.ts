import { describe, expect, it } from 'vitest';
import { fileAddress } from '../../addresses.ts';
import { expectError } from '../ask.ts';
import type { OpenExamples } from './backend.ts';
import { examples } from './examples.ts';
import { BROKEN_FILE, createWorld, FILE_TEXT } from './world.ts';

const FILE = fileAddress(examples.getFile, { params: { id: 'file-1' } });
const SIZE = FILE_TEXT.length;

const PARTS: [range: string, start: number, end: number][] = [
  ['bytes=0-0', 0, 1],
  ['bytes=5-9', 5, 10],
  ['bytes=15-', 15, SIZE],
  ['bytes=-4', SIZE - 4, SIZE],
  ['bytes=-400', 0, SIZE],
  ['bytes=10-400', 10, SIZE],
];

const WHOLE = ['bytes=', 'bytes=-', 'bytes=x-1', 'bytes=9-5', 'bytes=0-1,4-5', 'lines=0-1', 'bytes 0-1'];

/** Files that go out, whole and in parts. */
export function filesConform(backendName: string, open: OpenExamples): void {
  describe(`a file that is read on ${backendName}`, () => {
    it('is refused to a visitor', async () => {
      await using backend = await open(createWorld());
      const { text: raw, ...head } = await answerTo(backend.asVisitor(FILE));
      expectError({ ...head, raw }, 'signedOut');
    });

    it.each(['bytes=20-', 'bytes=20-25', 'bytes=-0', 'bytes=999999999999999999999-'])(
      'has nothing at %s',
      async (range) => {
        const world = createWorld();
        await using backend = await open(world);
        const { status, headers, text: raw } = await answerTo(backend.asMember(FILE, { headers: { range } }));
        expectError({ status, headers, raw }, 'rangeNotSatisfiable');
        expect(headers.get('content-range')).toBe(`bytes */${SIZE}`);
        expect(world.opened).toBe(0);
      },
    );

    it.each(PARTS)('gives the part %s', async (range, start, end) => {
      await using backend = await open(createWorld());
      const { status, headers, text } = await answerTo(backend.asMember(FILE, { headers: { range } }));
      expect([status, text]).toEqual([206, FILE_TEXT.slice(start, end)]);
      expect(headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/${SIZE}`);
    });

    it.each(WHOLE)('comes whole for %s', async (range) => {
      await using backend = await open(createWorld());
      const { status, headers, text } = await answerTo(backend.asMember(FILE, { headers: { range } }));
      expect([status, text, headers.get('content-range')]).toEqual([200, FILE_TEXT, null]);
    });

    it('says what it is, and that it comes in parts', async () => {
      await using backend = await open(createWorld());
      const { headers } = await answerTo(backend.asMember(FILE));
      expect(headers.get('content-type')).toMatch(/^text\/plain(;|$)/);
      expect([headers.get('etag'), headers.get('accept-ranges')]).toEqual(['"v1"', 'bytes']);
    });

    it('is known to be broken where it cannot be read to its end', async () => {
      await using backend = await open(createWorld());
      const broken = fileAddress(examples.getFile, { params: { id: BROKEN_FILE } });
      await expect(answerTo(backend.asMember(broken))).rejects.toThrow(Error);
    });

    it('is not opened for who only asks about it, or has it', async () => {
      const world = createWorld();
      await using backend = await open(world);
      const about = await answerTo(backend.asMember(FILE, { method: 'HEAD' }));
      expect([about.status, about.text, about.headers.get('etag')]).toEqual([200, '', '"v1"']);
      for (const known of ['"v1"', 'W/"v1"', '"v0", "v1"', '*']) {
        const headers = { 'if-none-match': known, 'cache-control': 'no-cache' };
        const again = await answerTo(backend.asMember(FILE, { headers }));
        expect([again.status, again.text], known).toEqual([304, '']);
      }
      expect(world.opened).toBe(0);
    });

    it.each([
      ['"v1"', 206],
      ['"v0"', 200],
      ['W/"v1"', 200],
      ['Sat, 01 Jun 2024 12:00:00 GMT', 200],
    ])('gives a part of the same bytes only: If-Range %s', async (known, status) => {
      await using backend = await open(createWorld());
      const headers = { range: 'bytes=0-3', 'if-range': known };
      expect((await answerTo(backend.asMember(FILE, { headers }))).status).toBe(status);
    });
  });
}

async function answerTo(
  asked: Promise<Response>,
): Promise<{ status: number; headers: Headers; text: string }> {
  const response = await asked;
  return { status: response.status, headers: response.headers, text: await response.text() };
}
