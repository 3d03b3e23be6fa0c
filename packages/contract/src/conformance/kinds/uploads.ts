import { describe, expect, it, vi } from 'vitest';
import { fillPath } from '../../addresses.ts';
import { expectError } from '../ask.ts';
import type { OpenExamples } from './backend.ts';
import { examples } from './examples.ts';
import { createWorld } from './world.ts';

const { path, input } = examples.putPart;
const { maxBytes } = input.upload;
const PART = fillPath(path, { uploadId: 'u-1', part2: 7 });
const PNG = { 'content-type': 'image/png' };

const told = async (response: Response) => ({
  status: response.status,
  headers: response.headers,
  raw: await response.text(),
});

/** Needed for a body that is a stream; not in every runtime's types yet. */
const FOR_STREAMS = { duplex: 'half' } as const;

const put = (body: NonNullable<RequestInit['body']>, headers: Record<string, string> = PNG): RequestInit => ({
  method: 'PUT',
  headers,
  body,
  ...FOR_STREAMS,
});

/** A body without a length, of chunks that `next` gives. */
const streamOf = (next: (n: number) => Uint8Array | undefined): ReadableStream<Uint8Array> => {
  let n = 0;
  return new ReadableStream({
    pull(stream) {
      const chunk = next(n);
      n += 1;
      if (chunk) stream.enqueue(chunk);
      else stream.close();
    },
  });
};

/** Files that come in. */
export function uploadsConform(backendName: string, open: OpenExamples): void {
  describe(`a file that is sent on ${backendName}`, () => {
    it('is refused to a visitor before it is looked at', async () => {
      const world = createWorld();
      await using backend = await open(world);
      expectError(await told(await backend.asVisitor(PART, put('x', {}))), 'signedOut');
    });

    it.each([[{ 'content-type': 'text/html' }], [{ 'content-type': 'image/pngs' }], [{}]])(
      'is refused as %j',
      async (headers) => {
        const world = createWorld();
        await using backend = await open(world);
        const body = new Uint8Array(10);
        expectError(await told(await backend.asMember(PART, put(body, headers))), 'wrongMediaType', 'png');
        expect(world.uploads).toEqual([]);
      },
    );

    it('is refused by its length before any of it is read', async () => {
      const world = createWorld();
      await using backend = await open(world);
      const body = new Uint8Array(maxBytes + 1);
      const length = { 'content-length': String(body.length) };
      const answer = await told(await backend.asMember(PART, put(body, { ...PNG, ...length })));
      expectError(answer, 'bodyTooLarge', '292 KB');
      expect(world.uploads).toEqual([]);
    });

    it('is cut off where it is too long and did not say so', async () => {
      const world = createWorld();
      await using backend = await open(world);
      const chunk = new Uint8Array(100_000);
      const body = streamOf((n) => (n < 20 ? chunk : undefined));
      expectError(await told(await backend.asMember(PART, put(body))), 'bodyTooLarge', '292 KB');
      // A backend may find out before it hands the file on.
      for (const { bytes, outcome } of world.uploads) {
        expect([outcome, bytes <= maxBytes]).toEqual(['bodyTooLarge', true]);
      }
    });

    it('is given up where it breaks off', async () => {
      const world = createWorld();
      await using backend = await open(world);
      const body = streamOf((n) => {
        if (n > 0) throw new Error('The line is gone.');
        return new Uint8Array(1000);
      });
      await backend.asMember(PART, put(body)).catch(() => undefined);
      await vi.waitFor(() => expect(world.uploads.map(({ outcome }) => outcome)).not.toContain('running'));
      expect(world.uploads.every(({ outcome }) => outcome === 'uploadBrokenOff')).toBe(true);
    });

    it('finds nothing at an address that cannot be, digits and all', async () => {
      await using backend = await open(createWorld());
      for (const part2 of ['0', '10001', '1.5', 'x']) {
        const address = fillPath(path, { uploadId: 'u-1', part2 });
        expectError(await told(await backend.asMember(address, put('x'))), 'nothingHere');
      }
      const upper = PART.replace('s3', 'S3');
      expectError(await told(await backend.asMember(upper, put('x'))), ['nothingHere', 'methodNotAllowed']);
    });

    it('arrives whole, as long as it may be, with or without its length', async () => {
      const world = createWorld();
      await using backend = await open(world);
      const whole = new Uint8Array(maxBytes);
      const inParts = streamOf((n) => (n < 3 ? whole.subarray(0, maxBytes / 3) : undefined));
      for (const body of [whole, inParts]) {
        const answer = await told(
          await backend.asMember(PART, put(body, { 'content-type': 'IMAGE/PNG; x=1' })),
        );
        expect([answer.status, JSON.parse(answer.raw)]).toEqual([
          200,
          { uploadId: 'u-1', part2: 7, bytes: maxBytes },
        ]);
      }
    });
  });

  describe(`a long JSON body on ${backendName}`, () => {
    const send = (length: number): RequestInit => ({
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'a'.repeat(length) }),
    });

    it('is refused above what its call says', async () => {
      await using backend = await open(createWorld());
      const answer = await told(await backend.asMember(examples.addText.path, send(3 * 2 ** 20)));
      expectError(answer, 'bodyTooLarge', '3 MB');
    });

    it('may have more than 1 MB where its call says so', async () => {
      await using backend = await open(createWorld());
      const answer = await told(await backend.asMember(examples.addText.path, send(2 ** 21)));
      expect([answer.status, JSON.parse(answer.raw)]).toEqual([200, { length: 2 ** 21 }]);
    });
  });
}
