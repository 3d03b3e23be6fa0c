import { NetworkError } from '@friendbase/contract';
import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { batchMachine } from './batchMachine.ts';
import { fileStateOf, batchStateOf } from './batchState.ts';
import { fileMachine, type SendInput } from './fileMachine.ts';

const file = (name: string) => new File(['bytes'], name, { type: 'image/jpeg' });

/** A batch whose bytes are sent when the test says so. */
function open(...names: string[]) {
  const sending = new Map<string, { arrive: () => void; fail: (error: Error) => void }>();
  const clock = new SimulatedClock();
  const batch = createActor(
    batchMachine.provide({
      actors: {
        file: fileMachine.provide({
          actors: {
            prepare: fromPromise(({ input }) => Promise.resolve(`/put/${input.name}`)),
            send: fromPromise<void, SendInput>(
              ({ input }) => new Promise((arrive, fail) => sending.set(input.file.name, { arrive, fail })),
            ),
            finish: fromPromise(({ input }) => Promise.resolve(`/api/media/${input.file.name}`)),
          },
        }),
      },
    }),
    { clock },
  ).start();
  for (const name of names) batch.send({ type: 'file.added', id: name, file: file(name) });
  const states = () =>
    Object.fromEntries(
      Object.entries(batch.getSnapshot().context.files).map(([id, one]) => [id, fileStateOf(one)]),
    );
  const isSending = (...ids: string[]) => vi.waitFor(() => expect([...sending.keys()]).toEqual(ids));
  const become = (state: string) => vi.waitFor(() => expect(batch.getSnapshot().value).toBe(state));
  return { batch, clock, sending, states, isSending, become };
}

describe('the files of a post', () => {
  it('wait until they are sent', () => {
    const { batch, states } = open('a', 'b');
    expect(batch.getSnapshot().value).toBe('waiting');
    expect(states()).toEqual({ a: 'waiting', b: 'waiting' });
  });

  it('are each paused, resumed and tried again alone', async () => {
    const { batch, clock, sending, states, isSending, become } = open('a', 'b');
    batch.send({ type: 'started' });
    await isSending('a', 'b');
    batch.send({ type: 'file.paused', id: 'a' });
    expect([states(), batch.getSnapshot().value]).toEqual([{ a: 'paused', b: 'uploading' }, 'uploading']);
    sending.get('b')?.arrive();
    await become('paused');
    sending.delete('a');
    batch.send({ type: 'file.resumed', id: 'a' });
    await vi.waitFor(() => expect(sending.has('a')).toBe(true));
    for (let failures = 0; failures < 5; failures += 1) {
      const tried = sending.get('a');
      tried?.fail(new NetworkError('No answer came.'));
      await vi.waitFor(() => {
        clock.increment(5000);
        expect(sending.get('a') !== tried || states()['a'] === 'error').toBe(true);
      });
    }
    expect(batch.getSnapshot().value).toBe('error');
    sending.delete('a');
    batch.send({ type: 'file.retried', id: 'a' });
    await vi.waitFor(() => expect(sending.has('a')).toBe(true));
    sending.get('a')?.arrive();
    await become('complete');
  });

  it('are sent without the one that was removed', async () => {
    const { batch, sending, states, isSending, become } = open('a', 'b');
    batch.send({ type: 'started' });
    await isSending('a', 'b');
    batch.send({ type: 'file.removed', id: 'a' });
    sending.get('b')?.arrive();
    await become('complete');
    expect(states()).toEqual({ b: 'complete' });
    batch.send({ type: 'cleared' });
    expect([states(), batch.getSnapshot().value]).toEqual([{}, 'waiting']);
  });

  it('are never two of one id', () => {
    const { batch, states } = open('a', 'a');
    expect(states()).toEqual({ a: 'waiting' });
    expect(batch.getSnapshot().children).toHaveProperty('a');
  });

  it('are complete with what was sent before the page was left', () => {
    const { batch } = open();
    batch.send({ type: 'file.added', id: 'a', file: file('a'), url: '/api/media/a' });
    expect(batch.getSnapshot().value).toBe('complete');
  });
});

it('shows in every state what the precedence says of its files', async () => {
  const { batch, sending, isSending } = open('a', 'b', 'c');
  const wrong: unknown[] = [];
  const look = () => {
    const { value, context } = batch.getSnapshot();
    const states = Object.values(context.files).map(fileStateOf);
    if (value !== batchStateOf(states)) wrong.push([value, states]);
  };
  // Files change one by one within a press: what counts is where it leads to.
  batch.subscribe(() => queueMicrotask(look));
  batch.send({ type: 'started' });
  await isSending('a', 'b', 'c');
  batch.send({ type: 'file.paused', id: 'a' });
  sending.get('b')?.arrive();
  await vi.waitFor(() => expect(fileStateOf(batch.getSnapshot().context.files['b']!)).toBe('complete'));
  sending.get('c')?.fail(new Error('An exception of ours.'));
  await vi.waitFor(() => expect(batch.getSnapshot().value).toBe('error'));
  batch.send({ type: 'file.removed', id: 'c' });
  batch.send({ type: 'file.removed', id: 'a' });
  expect(batch.getSnapshot().value).toBe('complete');
  expect(wrong).toEqual([]);
});
