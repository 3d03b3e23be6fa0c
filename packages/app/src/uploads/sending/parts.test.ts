import { ApiError, NetworkError } from '@friendbase/contract';
import { describe, expect, it, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { StoredPart, PartSteps } from '../../data/uploadParts.ts';
import { fileStateOf } from './batchState.ts';
import { comesInParts, type PartsSetting } from './partRules.ts';
import { piecesOf, sendParts } from './sendParts.ts';
import { uploaderOver } from './uploader.ts';

const MIB = 2 ** 20;
const ZEROS = new Blob([new Uint8Array(11 * MIB)]);
const film = (bytes: number) => new File([ZEROS.slice(0, bytes)], 'film.mp4', { type: 'video/mp4' });
const refused = (status: number, message = 'No.') => new ApiError({ status, message });
const lost = new NetworkError('No answer came.');

/** A server that stores parts. `fail` is asked before each step. */
function openServer() {
  const uploads = new Map<string, Map<number, number>>();
  const calls: string[] = [];
  const server = {
    uploads,
    calls,
    fail: (_call: string): Error | undefined => undefined,
    /** Lets parts stand still. */
    hold: undefined as Promise<void> | undefined,
    holdBegin: undefined as Promise<void> | undefined,
  };
  const did = (call: string) => {
    calls.push(call);
    const error = server.fail(call);
    if (error) throw error;
  };
  const partsOf = (address: string) => {
    const parts = uploads.get(address);
    if (!parts) throw refused(404, 'Request has expired');
    return parts;
  };
  const steps: PartSteps = {
    begin: async () => {
      const address = `/api/companion/s3/multipart/${uploads.size + 1}?key=k`;
      did('begin');
      await server.holdBegin;
      uploads.set(address, new Map());
      return address;
    },
    list: async (address) => {
      did('list');
      return [...partsOf(address)].map(([number, size]) => ({ number, size, etag: `${number}` }));
    },
    sign: async (address, number) => `${address} ${number}`,
    put: async (url, part, { signal }) => {
      const [address = '', number = ''] = url.split(' ');
      did(`put ${number}`);
      await server.hold;
      signal?.throwIfAborted();
      partsOf(address).set(Number(number), part.size);
      return number;
    },
    join: async (address, parts: readonly StoredPart[]) => {
      did(`join ${parts.map(({ number }) => number).join()}`);
      partsOf(address);
      uploads.delete(address);
      return '/api/media/1';
    },
    giveUp: async (address) => {
      did('giveUp');
      partsOf(address);
      uploads.delete(address);
    },
  };
  return { server, steps };
}

function open(bytes = 11 * MIB, setting: PartsSetting = { overBytes: 0 }) {
  const { server, steps } = openServer();
  const clock = new SimulatedClock();
  const whole = {
    start: vi.fn(async () => '/put/1'),
    send: vi.fn(async () => {}),
    finish: async (address: string) => address,
  };
  const uploader = uploaderOver(whole, { setting, steps, send: sendParts });
  const batch = createActor(uploader, { clock }).start();
  batch.send({ type: 'file.added', id: 'film', file: film(bytes) });
  const actor = batch.getSnapshot().context.files['film']!;
  const become = (state: string) =>
    vi.waitFor(
      () => {
        clock.increment(5000);
        expect(fileStateOf(actor)).toBe(state);
      },
      { interval: 2 },
    );
  const press = (type: 'file.paused' | 'file.resumed' | 'file.retried' | 'file.removed') =>
    batch.send({ type, id: 'film' });
  return { server, batch, actor, become, press, whole, start: () => batch.send({ type: 'started' }) };
}

describe('which files come in parts', () => {
  it.each<[PartsSetting, number, boolean]>([
    ['off', 1000 * MIB, false],
    ['default', 100 * MIB, false],
    ['default', 100 * MIB + 1, true],
    [{ overBytes: 0 }, 5 * MIB, false],
    [{ overBytes: 0 }, 5 * MIB + 1, true],
    [{ overBytes: 20 * MIB }, 20 * MIB, false],
    [{ overBytes: 20 * MIB }, 20 * MIB + 1, true],
  ])('is set: with %j, %i bytes: %s', (setting, bytes, isSo) => {
    expect(comesInParts(bytes, setting)).toBe(isSo);
  });

  it('are cut into at most as many pieces as storages take', () => {
    const sizes = (bytes: number, most?: number) =>
      piecesOf(film(bytes), { minBytes: 4, most: most ?? 10 }).map(({ number, blob }) => [number, blob.size]);
    expect(sizes(9)).toEqual([
      [1, 4],
      [2, 4],
      [3, 1],
    ]);
    expect(sizes(8)).toEqual([
      [1, 4],
      [2, 4],
    ]);
    expect(sizes(9, 2)).toEqual([
      [1, 5],
      [2, 4],
    ]);
  });
});

describe('a file in parts', () => {
  it.each([400, 413, 415, 501])(
    'that is refused with %i is given up, and begun again by Try again',
    async (status) => {
      const { server, become, press, start } = open();
      server.fail = (call) => (call === 'put 2' ? refused(status) : undefined);
      start();
      await become('error');
      await vi.waitFor(() => expect(server.uploads.size).toBe(0));
      server.fail = () => undefined;
      press('file.retried');
      await become('complete');
      expect(server.calls.filter((call) => call === 'begin')).toHaveLength(2);
    },
  );

  it.each([lost, ...[408, 418, 423, 429, 500, 502, 503].map((status) => refused(status))])(
    'whose part fails with $message $status keeps the others for Try again',
    async (error) => {
      const { server, become, press, start } = open();
      server.fail = (call) => (call === 'put 2' ? error : undefined);
      start();
      await become('error');
      expect(server.calls.filter((call) => call === 'put 2').length).toBeGreaterThanOrEqual(5);
      server.fail = () => undefined;
      const before = server.calls.length;
      press('file.retried');
      await become('complete');
      expect(server.calls.slice(before)).toEqual(['list', 'put 2', 'join 1,2,3']);
      expect(server.uploads.size).toBe(0);
    },
  );

  it('goes on by itself where its upload is gone', async () => {
    const { server, become, start } = open();
    let isGone = false;
    server.fail = (call) => {
      if (call !== 'join 1,2,3' || isGone) return undefined;
      isGone = true;
      server.uploads.clear();
      return undefined;
    };
    start();
    await become('complete');
    expect(server.calls.filter((call) => call === 'begin')).toHaveLength(2);
  });

  it('that is removed on its way is given up, also when the first try is lost', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    try {
      const { server, press, start } = open();
      server.hold = new Promise(() => {});
      let tries = 0;
      server.fail = (call) => (call === 'giveUp' && (tries += 1) < 3 ? lost : undefined);
      start();
      await vi.waitUntil(() => server.calls.includes('put 3'));
      press('file.removed');
      await vi.advanceTimersByTimeAsync(10_000);
      expect([server.uploads.size, tries]).toEqual([0, 3]);
    } finally {
      vi.useRealTimers();
    }
  });

  it('that is removed while it is begun is given up once that is known', async () => {
    const { server, press, start } = open();
    const { promise, resolve } = Promise.withResolvers<void>();
    server.holdBegin = promise;
    start();
    await vi.waitUntil(() => server.calls.includes('begin'));
    press('file.removed');
    resolve();
    await vi.waitFor(() => expect(server.calls).toEqual(['begin', 'giveUp']));
    expect(server.uploads.size).toBe(0);
  });

  it('stands still while it is paused, and goes on with the parts that are missing', async () => {
    const { server, become, press, start } = open();
    const { promise, resolve } = Promise.withResolvers<void>();
    server.fail = (call) => {
      server.hold = call === 'put 1' ? undefined : promise;
      return undefined;
    };
    start();
    await vi.waitFor(() => expect(server.uploads.get('/api/companion/s3/multipart/1?key=k')?.size).toBe(1));
    await vi.waitFor(() => expect(server.calls).toContain('put 3'));
    press('file.paused');
    const before = server.calls.length;
    resolve();
    await become('paused');
    press('file.resumed');
    await become('complete');
    expect(server.calls.slice(before)).toEqual(['list', 'put 2', 'put 3', 'join 1,2,3']);
  });

  it('is made whole once more, and not sent again, where that answer was lost', async () => {
    const { server, become, start } = open();
    let joins = 0;
    server.fail = (call) => (call.startsWith('join') && (joins += 1) < 3 ? lost : undefined);
    start();
    await become('complete');
    expect(server.calls.slice(-3)).toEqual(['join 1,2,3', 'join 1,2,3', 'join 1,2,3']);
  });

  it('says how far it is', async () => {
    const { actor, become, start } = open();
    start();
    await become('complete');
    expect(actor.getSnapshot().context).toMatchObject({ sentBytes: 11 * MIB, url: '/api/media/1' });
  });

  it('is none where that is off, or where it is small', async () => {
    for (const [bytes, setting] of [
      [11 * MIB, 'off'],
      [5 * MIB, { overBytes: 0 }],
    ] as const) {
      const { server, become, whole, start } = open(bytes, setting);
      start();
      await become('complete');
      expect([server.calls, whole.send.mock.calls.length]).toEqual([[], 1]);
    }
  });
});
