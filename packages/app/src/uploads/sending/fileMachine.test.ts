import { ApiError, NetworkError } from '@friendbase/contract';
import { take, unreached, untaken, walksInTier, walksOf, type Walk } from '@friendbase/games/testing/walks';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, type EventFrom } from 'xstate';
import { fileStateOf } from './batchState.ts';
import type { StoredPart } from '../../data/uploadParts.ts';
import { fileMachine, type FileInput, type SendInput, type SendPartsInput } from './fileMachine.ts';
import { RETRY_DELAYS_MS } from './retry.ts';

const file = new File(['bytes'], 'beach.jpg', { type: 'image/jpeg' });
const refused = (status: number, code?: string, retryAfterSeconds?: number) =>
  new ApiError({ status, message: 'No.', code, retryAfterSeconds } as ConstructorParameters<
    typeof ApiError
  >[0]);

type Answer<Output> = Output | Error;
/** Each call of a step takes the next answer; the last one stays. */
const answers = <Output>(...all: Answer<Output>[]) => {
  let at = 0;
  return vi.fn(() => {
    const answer = all[Math.min(at++, all.length - 1)] as Answer<Output>;
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  });
};

function open({
  prepare = answers('/put/1'),
  send = answers<undefined>(undefined),
  finish = answers('/api/media/1'),
  url,
}: {
  prepare?: ReturnType<typeof answers<string>>;
  send?:
    | ((input: SendInput, signal: AbortSignal) => Promise<undefined>)
    | ReturnType<typeof answers<undefined>>;
  finish?: ReturnType<typeof answers<string>>;
  url?: string;
} = {}) {
  const clock = new SimulatedClock();
  const actor = createActor(
    fileMachine.provide({
      actors: {
        prepare: fromPromise(() => prepare()),
        send: fromPromise<void, SendInput>(({ input, signal }) => send(input, signal)),
        finish: fromPromise(() => finish()),
      },
    }),
    { clock, input: { file, url } },
  ).start();
  const settle = () => vi.waitFor(() => expect(fileStateOf(actor)).toMatch(/complete|error/));
  /** Lets every promise that is settled be heard of. */
  const breathe = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  const press = (type: 'started' | 'paused' | 'resumed' | 'retried' | 'cancelled') => actor.send({ type });
  return { actor, clock, press, settle, breathe, state: () => fileStateOf(actor), prepare, send, finish };
}

describe('a file that is refused', () => {
  it.each([400, 401, 403, 404, 410, 413, 415, 422, 501, 505])(
    'with %i fails at once, and Try again starts over',
    async (status) => {
      const { press, breathe, state, prepare, send } = open({
        send: answers<undefined>(refused(status), undefined),
      });
      press('started');
      await breathe();
      expect([state(), vi.mocked(send).mock.calls.length]).toEqual(['error', 1]);
      press('retried');
      await breathe();
      expect(state()).toBe('complete');
      expect(prepare).toHaveBeenCalledTimes(2);
    },
  );

  it('because its bytes are no picture is sent again by Try again', async () => {
    const finish = answers<string>(refused(415, 'notPictureOrVideo'), '/api/media/2');
    const { press, breathe, state, prepare, send } = open({ finish });
    press('started');
    await breathe();
    expect(state()).toBe('error');
    press('retried');
    await breathe();
    expect(state()).toBe('complete');
    expect([prepare.mock.calls.length, vi.mocked(send).mock.calls.length]).toEqual([2, 2]);
  });

  it('by a server that wants a long wait is not tried again by itself', async () => {
    const { press, breathe, state, clock, prepare } = open({
      prepare: answers<string>(refused(429, undefined, 600)),
    });
    press('started');
    await breathe();
    clock.increment(600_000);
    expect(state()).toBe('error');
    expect(prepare).toHaveBeenCalledOnce();
  });
});

describe('a step that fails for now', () => {
  const passing = [
    ['without a network', new NetworkError('No answer came.')],
    ...[408, 409, 418, 423, 429, 500, 502, 503, 504, 507].map(
      (status) => [`with ${status}`, refused(status)] as const,
    ),
  ] as const;

  it.each(passing)('%s is tried again after 0, 1, 3 and 5 seconds, and then fails', async (_, error) => {
    const { press, breathe, state, clock, prepare } = open({ prepare: answers<string>(error) });
    press('started');
    await breathe();
    for (const [done, delay] of RETRY_DELAYS_MS.entries()) {
      expect(prepare).toHaveBeenCalledTimes(done + 1);
      clock.increment(Math.max(0, delay - 1));
      expect(prepare).toHaveBeenCalledTimes(delay > 0 ? done + 1 : done + 2);
      clock.increment(1);
      await breathe();
    }
    expect(prepare).toHaveBeenCalledTimes(5);
    expect(state()).toBe('error');
  });

  it('waits as long as the server asks', async () => {
    const { press, breathe, clock, prepare } = open({
      prepare: answers<string>(refused(429, undefined, 4), '/put/1'),
    });
    press('started');
    await breathe();
    clock.increment(3999);
    expect(prepare).toHaveBeenCalledOnce();
    clock.increment(1);
    expect(prepare).toHaveBeenCalledTimes(2);
  });

  it('has all its tries again in the next step, and after Try again', async () => {
    const lost = new NetworkError('No answer came.');
    const { press, breathe, clock, state, prepare, send } = open({
      prepare: answers<string>(lost, lost, '/put/1'),
      send: answers<undefined>(lost, lost, lost, lost, lost, undefined),
    });
    press('started');
    for (let turn = 0; turn < 9; turn += 1) {
      await breathe();
      clock.increment(5000);
    }
    expect([state(), prepare.mock.calls.length, vi.mocked(send).mock.calls.length]).toEqual(['error', 3, 5]);
    press('retried');
    await breathe();
    expect(state()).toBe('complete');
    expect(prepare, 'the address is still good').toHaveBeenCalledTimes(3);
  });
});

describe('an address that has expired', () => {
  const expired = new ApiError({ status: 403, message: 'Request has expired. Please send the file again.' });

  it('is asked for once more, unseen', async () => {
    const { press, breathe, state, prepare } = open({ send: answers<undefined>(expired, undefined) });
    press('started');
    await breathe();
    expect([state(), prepare.mock.calls.length]).toEqual(['complete', 2]);
  });

  it('again and again fails', async () => {
    const { press, breathe, state, prepare } = open({ send: answers<undefined>(expired) });
    press('started');
    await breathe();
    expect([state(), prepare.mock.calls.length]).toEqual(['error', 2]);
  });
});

describe('a file on its way', () => {
  it('stops where it is paused, and is sent whole when it goes on', async () => {
    const signals: AbortSignal[] = [];
    const send = vi.fn((_: SendInput, signal: AbortSignal) => {
      signals.push(signal);
      return signals.length === 1 ? new Promise<undefined>(() => {}) : Promise.resolve(undefined);
    });
    const { actor, press, breathe, state, prepare } = open({ send });
    press('started');
    await breathe();
    send.mock.calls[0]?.[0].onProgress(3);
    expect(actor.getSnapshot().context.sentBytes).toBe(3);
    press('paused');
    expect([state(), signals[0]?.aborted]).toEqual(['paused', true]);
    press('resumed');
    await breathe();
    expect(state()).toBe('complete');
    expect([prepare.mock.calls.length, send.mock.calls.length]).toEqual([1, 2]);
  });

  it('sends nothing more when it is cancelled', async () => {
    const signals: AbortSignal[] = [];
    const send = (_: SendInput, signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<undefined>(() => {});
    };
    const { actor, press, breathe } = open({ send });
    press('started');
    await breathe();
    press('cancelled');
    expect([actor.getSnapshot().status, signals[0]?.aborted]).toEqual(['done', true]);
  });

  it('is complete without sending when it was sent before', () => {
    const { actor, press } = open({ url: '/api/media/7' });
    press('started');
    expect(actor.getSnapshot()).toMatchObject({ value: 'complete', context: { url: '/api/media/7' } });
  });
});

// The steps never answer here: their answers are events like all others.
const silent = fileMachine.provide({
  actors: {
    prepare: fromPromise(() => new Promise<string>(() => {})),
    send: fromPromise<void, SendInput>(() => new Promise(() => {})),
    sendParts: fromPromise<readonly StoredPart[], SendPartsInput>(() => new Promise(() => {})),
    join: fromPromise(() => new Promise<string>(() => {})),
    finish: fromPromise(() => new Promise<string>(() => {})),
  },
});
const lost = new NetworkError('No answer came.');
const gone = refused(403, 'uploadExpired');
const part = { number: 1, etag: '"1"', size: 5 };
const UPLOAD = '/api/companion/s3/multipart/1?key=k';

/** How a step ends. */
const ends = (id: string, output: unknown) => [
  { type: `xstate.done.actor.${id}`, output, actorId: id },
  ...[lost, gone, refused(415)].map((error) => ({ type: `xstate.error.actor.${id}`, error, actorId: id })),
];
const pressed = [
  ...['started', 'paused', 'resumed', 'cancelled', 'retried', 'part.sent'].map((type) => ({ type })),
  { type: 'bytes.sent', sentBytes: 2 },
];
const wholeSteps = [
  ...ends('prepare', '/put/1'),
  ...ends('send', undefined),
  ...ends('finish', '/api/media/1'),
];
const partedSteps = [
  ...ends('prepare', UPLOAD),
  ...ends('sendParts', [part]),
  ...ends('join', '/api/media/1'),
  ...ends('finish', '/api/media/1'),
];

const walksWith = (steps: object[], input: FileInput): Walk<typeof fileMachine>[] =>
  walksOf({
    machine: silent,
    input,
    events: [...pressed, ...steps] as unknown as EventFrom<typeof fileMachine>[],
    isFarEnough: ({ status }) => status !== 'active',
    stateOf: ({ status, context: { address, parts, isSent, failures, hasRenewed } }) => [
      status,
      address,
      parts,
      isSent,
      failures,
      hasRenewed,
    ],
    // The error of a step that is not under way cannot happen: it would end the machine.
  }).filter(({ leadsTo }) => leadsTo.status !== 'error');

describe('walks through the file machine', () => {
  const begun = { file, address: UPLOAD };
  const ways = [
    { title: 'of a file that comes whole', input: { file }, walks: walksWith(wholeSteps, { file }) },
    { title: 'of a file in parts', input: { file }, walks: walksWith(partedSteps, { file }) },
    { title: 'of a file whose parts were sent before', input: begun, walks: walksWith(partedSteps, begun) },
  ];

  it('take every transition, and reach every state', () => {
    const there = { file, url: '/api/media/1' };
    const start = [{ events: [], leadsTo: ways[0]!.walks[0]!.leadsTo }];
    const left = [
      untaken(silent, there, start),
      ...ways.map(({ input, walks }) => untaken(silent, input, walks)),
    ];
    expect(left.reduce((all, some) => all.filter((one) => some.includes(one)))).toEqual([]);
    expect(
      unreached(
        silent,
        ways.flatMap(({ walks }) => walks),
      ),
    ).toEqual([]);
  });

  it.each(ways)('end on a running machine where the rules say: $title', ({ input, walks }) => {
    for (const walk of walksInTier(walks)) {
      const { value, context } = take(silent, input, walk);
      expect(value).toEqual(walk.leadsTo.value);
      const { address, parts, isSent, failures, url } = walk.leadsTo.context;
      expect(context).toMatchObject({ address, parts, isSent, failures, url });
    }
  });

  it.each(ways)('keep the rules everywhere: $title', ({ walks }) => {
    expect(walks.length).toBeGreaterThan(200);
    for (const { leadsTo } of walks) {
      const { value, context } = leadsTo;
      expect(value === 'complete').toBe(context.url !== undefined && value !== 'cancelled');
      expect(context.isSent && context.address === undefined).toBe(false);
      expect(context.parts !== undefined && context.address !== UPLOAD).toBe(false);
      expect(context.failures).toBeLessThanOrEqual(RETRY_DELAYS_MS.length);
      expect(value === 'error' && !(context.error instanceof Error)).toBe(false);
    }
  });
});
