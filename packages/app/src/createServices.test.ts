import { ApiError, getMe, NetworkError, reportFault, apiError } from '@friendbase/contract';
import { QueryObserver } from '@tanstack/react-query';
import { FakeStorage } from '@friendbase/mocks/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SimulatedClock, waitFor } from 'xstate';
import { createServices, type PageParts } from './createServices.ts';
import { hydrationQueue } from './lib/hydration/hydrationQueue.ts';
import type { SessionWord } from './session/otherTabs.ts';
import { RECHECK_MS, type SessionContext } from './session/sessionMachine.ts';

/** A call that is on its way until the test answers it. */
interface SentCall {
  path: string;
  query: string;
  body: string;
  isCancelled: () => boolean;
  answer: (status: number, body?: unknown) => void;
  loseNetwork: () => void;
}

let sent: SentCall[];
let onSent: () => void;
let clock: SimulatedClock;
let storage: FakeStorage;
let parts: PageParts;

const ann = { id: 'ann', username: 'ann', displayName: 'Ann', email: 'ann@example.com' };

function holdEveryCall(url: string, { signal, body: given }: RequestInit): Promise<Response> {
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
    sent.push({
      path: url.split('?')[0] ?? '',
      query: url.split('?')[1] ?? '',
      body: typeof given === 'string' ? given : '',
      isCancelled: () => signal?.aborted ?? false,
      answer: (status, body) => resolve(Response.json(body ?? { message: 'no' }, { status })),
      loseNetwork: () => reject(new TypeError('Failed to fetch')),
    });
    onSent();
  });
}

/** The session's check with that number, counted from 1, once it is sent. */
const checkNumber = (count: number): Promise<SentCall> => nextCall(getMe.path, count);

async function nextCall(called: string, count = 1): Promise<SentCall> {
  const calls = () => sent.filter(({ path }) => path === called);
  while (calls().length < count) await new Promise<void>((resolve) => (onSent = resolve));
  return calls()[count - 1]!;
}
const reach = (tag: 'member' | 'visitor') =>
  waitFor(parts.session, (state) => state.hasTag(tag)).then(({ context }) => context);
const become = async (change: Partial<SessionContext>) => {
  const isSo = ({ context }: { context: SessionContext }) =>
    Object.entries(change).every(([key, value]) => context[key as keyof SessionContext] === value);
  return (await waitFor(parts.session, isSo)).context;
};

async function startAsVisitor(): Promise<void> {
  (await checkNumber(1)).answer(401);
  await reach('visitor');
}

beforeEach(() => {
  sent = [];
  onSent = () => {};
  clock = new SimulatedClock();
  vi.stubGlobal('fetch', holdEveryCall);
  storage = new FakeStorage();
  parts = createServices({ storage, clock });
});
afterEach(() => {
  parts.stop();
  vi.unstubAllGlobals();
});

describe('logging in while the session is being checked', () => {
  it('asks again, with the cookie that the older check did not have', async () => {
    await startAsVisitor();
    clock.increment(RECHECK_MS);
    const older = await checkNumber(2);
    parts.session.send({ type: 'signed.in' });
    const newer = await checkNumber(3);
    expect(older.isCancelled()).toBe(true);
    newer.answer(200, ann);
    expect(await reach('member')).toMatchObject({ memberId: 'ann', isSignInLost: false });
  });

  it('does not believe the older check, whose answer comes all the same', async () => {
    await startAsVisitor();
    clock.increment(RECHECK_MS);
    const older = await checkNumber(2);
    parts.session.send({ type: 'signed.in' });
    older.answer(401);
    (await checkNumber(3)).answer(200, ann);
    expect(await reach('member')).toMatchObject({ isSignInLost: false });
  });

  it('is lost when the browser sent no cookie, and only then', async () => {
    await startAsVisitor();
    parts.session.send({ type: 'signed.in' });
    (await checkNumber(2)).answer(401);
    expect(await become({ isSignInLost: true })).toMatchObject({ isUnreachable: false });
  });

  it.each([
    ['the network is gone', (check: SentCall) => check.loseNetwork()],
    ['the server is in trouble', (check: SentCall) => check.answer(503)],
  ])('keeps trying when %s, and blames no cookies', async (_, fail) => {
    await startAsVisitor();
    parts.session.send({ type: 'signed.in' });
    fail(await checkNumber(2));
    await become({ isUnreachable: true, isSignInLost: false });
    clock.increment(RECHECK_MS);
    (await checkNumber(3)).answer(200, ann);
    expect(await reach('member')).toMatchObject({ memberId: 'ann', isUnreachable: false });
  });
});

describe('the page', () => {
  it('deletes from the device at its start what is too old, whoever comes', async () => {
    vi.resetModules();
    vi.stubGlobal('localStorage', storage);
    const saved = { savedAt: 0, at: new Date(0).toISOString() };
    const notice = { ...saved, id: 'one', tone: 'success', title: 'Hello', text: '' };
    storage.setItem(
      'friendbase.draft.visitor.emergencyContact',
      JSON.stringify({ ...saved, text: '555 0100' }),
    );
    storage.setItem('friendbase.notices.somebody', JSON.stringify([notice]));
    storage.setItem('friendbase.press.posts', JSON.stringify({ ...saved, key: 'a-key' }));
    const page = await import('./createServices.ts');
    page.createServices({ storage, clock }).stop();
    expect([...storage.texts.keys()]).toEqual([]);
  });

  it('begins as the member whom the first check finds', async () => {
    (await checkNumber(1)).answer(200, ann);
    expect(await reach('member')).toMatchObject({ memberId: 'ann' });
  });

  it('asks how much has happened with its rechecks only where no stream tells it', async () => {
    (await checkNumber(1)).answer(200, ann);
    await reach('member');
    const asked: string[] = [];
    for (const connection of ['pending', 'open', 'closed', 'open'] as const) {
      parts.services.carrier.set(connection);
      clock.increment(RECHECK_MS);
      const check = await checkNumber(asked.length + 2);
      asked.push(`${connection}: ${check.query}`);
      check.answer(200, { ...ann, ...(check.query && { place: '3' }) });
      await vi.waitFor(() => expect(parts.session.getSnapshot().matches({ member: 'resting' })).toBe(true));
    }
    expect(asked).toEqual(['pending: ', 'open: ', 'closed: with=place', 'open: ']);
  });

  it('fetches what failed without a connection once that is back', async () => {
    (await checkNumber(1)).answer(200, ann);
    await reach('member');
    const fetch = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new NetworkError('gone'));
    fetch.mockResolvedValue('events');
    const queryKey = ['listFeed', 'ann'] as const;
    const stop = new QueryObserver(parts.queryClient, { queryKey, queryFn: fetch }).subscribe(() => {});
    await vi.waitFor(() => expect(parts.queryClient.getQueryState(queryKey)?.status).toBe('error'));
    clock.increment(RECHECK_MS);
    (await checkNumber(2)).loseNetwork();
    await become({ isUnreachable: true });
    clock.increment(RECHECK_MS);
    (await checkNumber(3)).answer(200, ann);
    await vi.waitFor(() => expect(parts.queryClient.getQueryData(queryKey)).toBe('events'));
    stop();
  });

  it('looks for its session at once when any call is refused', async () => {
    (await checkNumber(1)).answer(200, ann);
    await reach('member');
    const feed = parts.queryClient.fetchQuery({
      queryKey: ['listFeed'],
      queryFn: () => Promise.reject(apiError('signedOut')),
    });
    await expect(feed).rejects.toMatchObject({ status: 401 });
    (await checkNumber(2)).answer(401);
    expect(await reach('visitor')).toMatchObject({ memberId: 'ann' });
  });

  it('tells the server of an exception of our own, and not of an error response', async () => {
    (await checkNumber(1)).answer(200, ann);
    await reach('member');
    const { queryClient } = parts;
    const fail = async (error: Error) => {
      const mutationFn = async (): Promise<void> => {
        throw error;
      };
      const sending = queryClient.getMutationCache().build(queryClient, { mutationFn }).execute(undefined);
      await expect(sending).rejects.toBe(error);
    };
    await fail(new ApiError({ status: 500, message: 'no' }));
    await fail(new NetworkError('no answer'));
    await fail(new RangeError('Ann wrote this'));
    const told = await nextCall(reportFault.path);
    expect(JSON.parse(told.body)).toEqual({ name: 'RangeError', stack: [], route: '/' });
  });

  it('forgets what it knew and stored of the member who logs out', async () => {
    (await checkNumber(1)).answer(200, ann);
    await reach('member');
    parts.queryClient.setQueryData(['listFeed'], 'a post');
    parts.services.drafts.persist('ann', 'post', 'Hello');
    parts.services.drafts.persist('ben', 'post', 'Hi');
    parts.services.notify({ title: 'Hello', text: '', tone: 'success', isSpoken: false });
    parts.session.send({ type: 'signed.out' });
    expect(parts.queryClient.getQueryCache().getAll()).toEqual([]);
    expect([...storage.texts.keys()]).toEqual(['friendbase.draft.ben.post']);
    expect(parts.notices.getSnapshot().context).toMatchObject({ list: [], current: undefined });
  });

  it('forgets what the server said to the member before, and not their drafts', async () => {
    (await checkNumber(1)).answer(200, ann);
    await reach('member');
    parts.queryClient.setQueryData(['listFeed'], 'a post');
    parts.services.drafts.persist('ann', 'post', 'Hello');
    clock.increment(RECHECK_MS);
    (await checkNumber(2)).answer(200, { ...ann, id: 'ben' });
    await become({ memberId: 'ben' });
    expect(parts.queryClient.getQueryData(['listFeed'])).toBeUndefined();
    expect(parts.services.drafts.read('ann', 'post')).toBe('Hello');
  });
});

describe('while the browser hydrates a page that a server rendered', () => {
  const settings = (textSize: number) => JSON.stringify({ chosen: { textSize } });

  it('nothing changes it: what other tabs tell and what the session finds out waits', async () => {
    const queue = hydrationQueue();
    const page = new EventTarget() as Window;
    let hear: (word: SessionWord) => void = () => {};
    const tabs = {
      tell: () => {},
      listen: (listener: typeof hear) => void (hear = listener),
      close: () => {},
    };
    parts.stop();
    const pageData = { memberId: 'ann', settings: '', queries: undefined, isRendered: true };
    parts = createServices({ storage, clock, tabs, page, pageData, afterHydration: queue.after });
    const asked = sent.length;
    const { textSize } = parts.comfort.current();
    storage.setItem('friendbase.comfort.device', settings(150));
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'friendbase.comfort.device' }));
    clock.increment(RECHECK_MS);
    hear({ type: 'entered.elsewhere', memberId: 'ben' });
    await Promise.resolve();
    expect(parts.session.getSnapshot().context.memberId).toBe('ann');
    expect(parts.comfort.current().textSize).toBe(textSize);
    expect(sent).toHaveLength(asked);
    queue.end();
    expect(parts.session.getSnapshot().context.memberId).toBeUndefined();
    expect(parts.comfort.current().textSize).toBe(150);
    (await checkNumber(asked + 1)).answer(200, { ...ann, id: 'ben' });
    expect(await reach('member')).toMatchObject({ memberId: 'ben' });
  });
});
