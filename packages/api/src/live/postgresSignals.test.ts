import { Transform } from 'node:stream';
import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { transact } from '../db/transact.ts';
import { createDatabase, handleOn } from '../../testing/postgres.ts';
import { proxyTo } from '../../testing/proxy.ts';
import { openPostgresSignals } from './postgresSignals.ts';

const logger = pino({ level: 'silent' });
const ids = (count: number) => Array.from({ length: count }, (_, n) => `member-${n}`);

/** As a pooler does that shares connections between transactions. Source: PostgreSQL, “Message Formats”. */
function withoutNotifications(): Transform {
  let rest = Buffer.alloc(0);
  return new Transform({
    transform(chunk: Buffer, _, done) {
      rest = Buffer.concat([rest, chunk]);
      for (let end = frameIn(rest); end <= rest.length; end = frameIn(rest)) {
        if (rest[0] !== 'A'.charCodeAt(0)) this.push(rest.subarray(0, end));
        rest = rest.subarray(end);
      }
      done();
    },
  });
}

/** Where the first message ends: a byte for its kind, and four for the length of the rest and themselves. */
const frameIn = (bytes: Buffer): number => (bytes.length < 5 ? Infinity : 1 + bytes.readUInt32BE(1));

/** A process that listens; `heard` is what it was told. */
async function listenOn(url: string, proofMs = 5000) {
  const warn = vi.spyOn(logger, 'warn').mockReturnValue(undefined);
  const signals = openPostgresSignals({ url, logger, proofMs, retryMs: 10 });
  onTestFinished(() => signals.stop());
  const heard = vi.fn<(told: readonly string[] | 'all') => void>();
  const heardTyping = vi.fn<(memberId: string, partnerId: string) => void>();
  const heardCounted = vi.fn<(postId: string, actorId: string) => void>();
  signals.listen({ onTold: heard, onTyping: heardTyping, onCounted: heardCounted });
  return {
    signals,
    heard,
    heardTyping,
    heardCounted,
    warn,
    isListening: () => vi.waitFor(() => expect(heard).toHaveBeenCalledWith('all')),
  };
}

describe('what one process tells another', () => {
  it('is heard once it is committed, by all but the one who tells it', async () => {
    await using database = await createDatabase();
    await using db = handleOn(database.url);
    const [one, other] = [await listenOn(database.url), await listenOn(database.url)];
    await Promise.all([one.isListening(), other.isListening()]);
    await transact(db, (trx) => one.signals.tell(trx, ['ann', 'ben']));
    await vi.waitFor(() => expect(other.heard).toHaveBeenLastCalledWith(['ann', 'ben']));
    await transact(db, (trx) => other.signals.tell(trx, ['cleo']));
    await vi.waitFor(() => expect(one.heard).toHaveBeenLastCalledWith(['cleo']));
    expect(one.heard.mock.calls).toEqual([['all'], [['cleo']]]);
  });

  it('is no news where another process only proves its connection', async () => {
    await using database = await createDatabase();
    await using db = handleOn(database.url);
    const one = await listenOn(database.url);
    await one.isListening();
    const other = await listenOn(database.url);
    await other.isListening();
    await transact(db, (trx) => other.signals.tell(trx, ['ann']));
    await vi.waitFor(() => expect(one.heard).toHaveBeenLastCalledWith(['ann']));
    expect(one.heard.mock.calls).toEqual([['all'], [['ann']]]);
  });

  it('is that a friend writes, or a post is counted again, once, and nothing to look for', async () => {
    await using database = await createDatabase();
    await using db = handleOn(database.url);
    const [one, other] = [await listenOn(database.url), await listenOn(database.url)];
    await Promise.all([one.isListening(), other.isListening()]);
    await transact(db, (trx) => one.signals.tellTyping(trx, 'ann', 'ben'));
    await vi.waitFor(() => expect(other.heardTyping.mock.calls).toEqual([['ann', 'ben']]));
    await transact(db, (trx) => one.signals.tellCounted(trx, 'post', 'ann'));
    await vi.waitFor(() => expect(other.heardCounted.mock.calls).toEqual([['post', 'ann']]));
    await transact(db, (trx) => other.signals.tell(trx, ['cleo']));
    await vi.waitFor(() => expect(one.heard).toHaveBeenLastCalledWith(['cleo']));
    for (const heard of [one.heardTyping, one.heardCounted]) expect(heard).not.toHaveBeenCalled();
    expect(other.heardTyping).toHaveBeenCalledTimes(1);
    expect(other.heard.mock.calls).toEqual([['all']]);
  });

  it('is not heard where the work is taken back', async () => {
    await using database = await createDatabase();
    await using db = handleOn(database.url);
    const { signals, heard, isListening } = await listenOn(database.url);
    const teller = openPostgresSignals({ url: database.url, logger });
    await isListening();
    const broken = transact(db, async (trx) => {
      await teller.tell(trx, ['ann']);
      throw new Error('taken back');
    });
    await expect(broken).rejects.toThrow('taken back');
    await transact(db, (trx) => teller.tell(trx, ['ben']));
    await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith(['ben']));
    expect(heard).toHaveBeenCalledTimes(2);
    await signals.stop();
  });

  it('may be about more members than one notification holds', async () => {
    await using database = await createDatabase();
    await using db = handleOn(database.url);
    const { heard, isListening } = await listenOn(database.url);
    const teller = openPostgresSignals({ url: database.url, logger });
    await isListening();
    await transact(db, (trx) => teller.tell(trx, ids(450)));
    await vi.waitFor(() => expect(heard.mock.calls.slice(1).flatMap(([told]) => told)).toEqual(ids(450)));
  });

  it('may be lost with the connection: then everybody looks, and the next one is heard again', async () => {
    await using database = await createDatabase();
    await using db = handleOn(database.url);
    const { heard, warn, isListening } = await listenOn(database.url);
    await isListening();
    heard.mockClear();
    await database.ask(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'friendbase live'
       and datname = current_database()`,
    );
    // Once as it breaks, once as it listens again.
    await vi.waitFor(() => expect(heard.mock.calls).toEqual([['all'], ['all']]));
    const cause = expect.objectContaining({ message: expect.stringMatching(/^terminating connection/) });
    expect(warn.mock.calls[0]).toEqual([
      { err: expect.objectContaining({ cause }) },
      'not listening to other processes',
    ]);
    const teller = openPostgresSignals({ url: database.url, logger });
    await transact(db, (trx) => teller.tell(trx, ['ann']));
    await vi.waitFor(() => expect(heard).toHaveBeenLastCalledWith(['ann']));
  });

  it('may never come, where a pooler takes LISTEN and delivers nothing: everybody looks again and again', async () => {
    await using database = await createDatabase();
    await using proxy = await proxyTo(database.url, withoutNotifications);
    const { heard, warn } = await listenOn(proxy.url, 20);
    await vi.waitFor(() => expect(heard.mock.calls.length).toBeGreaterThan(2));
    expect(heard.mock.calls.every(([told]) => told === 'all')).toBe(true);
    expect(warn).toHaveBeenCalledTimes(1);
  });
});
