import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { pushMachine, type PushStanding, type PushWish } from './pushMachine.ts';

const OFF: PushStanding = { is: 'off', publicKey: 'key' };
const ON: PushStanding = { is: 'on', publicKey: 'key', tells: 'who' };

function start({ look = async () => OFF, carryOut = async () => ON }: Partial<Parts> = {}) {
  const told = {
    tellDone: vi.fn<(standing: PushStanding) => void>(),
    tellFailed: vi.fn<(error: unknown) => void>(),
  };
  const push = createActor(
    pushMachine.provide({
      actors: {
        look: fromPromise(look),
        carryOut: fromPromise(({ input: { wish } }) => carryOut(wish)),
      },
      actions: {
        tellDone: (_, { standing }) => told.tellDone(standing),
        tellFailed: (_, { error }) => told.tellFailed(error),
      },
    }),
  ).start();
  return {
    push,
    told,
    until: (state: 'shown' | 'failed' | 'unknown') => waitFor(push, (now) => now.matches(state)),
  };
}

interface Parts {
  look: () => Promise<PushStanding>;
  carryOut: (wish: PushWish) => Promise<PushStanding>;
}

const refuse = () => Promise.reject(new Error('no'));

describe('what a device tells', () => {
  it('can be looked at again where that failed', async () => {
    const look = vi.fn<Parts['look']>().mockRejectedValueOnce(new Error('no')).mockResolvedValue(ON);
    const { push, until } = start({ look });
    await until('unknown');
    push.send({ type: 'again.pressed' });
    expect((await until('shown')).context.standing).toEqual(ON);
  });

  it('stays as it was where a press failed, and the same is tried again', async () => {
    const carryOut = vi.fn<Parts['carryOut']>().mockImplementationOnce(refuse).mockResolvedValue(ON);
    const { push, told, until } = start({ carryOut });
    await until('shown');
    push.send({ type: 'wished', wish: 'something' });
    expect((await until('failed')).context.standing).toEqual(OFF);
    expect(told.tellFailed).toHaveBeenCalledTimes(1);
    push.send({ type: 'again.pressed' });
    expect((await until('shown')).context.standing).toEqual(ON);
    expect(carryOut.mock.calls).toEqual([['something'], ['something']]);
    expect(told.tellDone).toHaveBeenCalledExactlyOnceWith(ON);
  });

  it('is changed once by two presses', async () => {
    const carryOut = vi.fn<Parts['carryOut']>().mockResolvedValue(ON);
    const { push, until } = start({ carryOut });
    await until('shown');
    for (const wish of ['who', 'off'] as const) push.send({ type: 'wished', wish });
    await until('shown');
    expect(carryOut.mock.calls).toEqual([['who']]);
  });
});
