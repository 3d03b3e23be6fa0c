import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { actMachine } from './actMachine.ts';

const EXCEPTION = new Error('The network is gone.');

function begin({ asks = false, works = true } = {}) {
  const deliver = vi.fn(async (_input: unknown) => {
    if (!works) throw EXCEPTION;
  });
  const act = createActor(
    actMachine.provide({
      actors: { deliver: fromPromise<void, unknown>(({ input }) => deliver(input)) },
      guards: { asksFirst: () => asks },
    }),
  ).start();
  return { act, deliver };
}

const press = (input: unknown = 'Ann') => ({ type: 'pressed', input }) as const;

describe('an act that asks first', () => {
  it('does nothing when the member says no', () => {
    const { act, deliver } = begin({ asks: true });
    act.send(press());
    expect(act.getSnapshot().hasTag('asking')).toBe(true);
    act.send({ type: 'cancelled' });
    expect(act.getSnapshot().value).toBe('idle');
    expect(deliver).not.toHaveBeenCalled();
  });

  it('keeps its question when another is pressed meanwhile', () => {
    const { act } = begin({ asks: true });
    act.send(press('Ann'));
    act.send(press('Ben'));
    expect(act.getSnapshot().context.input).toBe('Ann');
  });

  it('calls once, about what was pressed, when the member says yes', async () => {
    const { act, deliver } = begin({ asks: true });
    act.send(press());
    act.send({ type: 'confirmed' });
    await waitFor(act, (state) => state.hasTag('done'));
    expect(deliver.mock.calls).toEqual([['Ann']]);
  });
});

describe('an act', () => {
  it('keeps the reason of a failure until the next press', async () => {
    const { act } = begin({ works: false });
    act.send(press());
    await waitFor(act, (state) => state.hasTag('failed'));
    expect(act.getSnapshot().context.error).toBe(EXCEPTION);
    act.send(press());
    expect(act.getSnapshot().context.error).toBeUndefined();
  });

  it('calls once for two presses in a row', async () => {
    const { act, deliver } = begin();
    act.send(press());
    act.send(press());
    await waitFor(act, (state) => state.hasTag('done'));
    expect(deliver).toHaveBeenCalledTimes(1);
  });

  it('can be done again', async () => {
    const { act, deliver } = begin();
    act.send(press());
    await waitFor(act, (state) => state.hasTag('done'));
    act.send(press('Ben'));
    await waitFor(act, (state) => state.hasTag('done'));
    expect(deliver).toHaveBeenLastCalledWith('Ben');
  });

  it('forgets an outcome, but nothing that is on its way', async () => {
    const { act } = begin({ works: false });
    act.send(press());
    act.send({ type: 'forgotten' });
    expect(act.getSnapshot().hasTag('busy')).toBe(true);
    await waitFor(act, (state) => state.hasTag('failed'));
    act.send({ type: 'forgotten' });
    expect(act.getSnapshot()).toMatchObject({ value: 'idle', context: { error: undefined } });
  });
});
