import { assign, setup } from 'xstate';
import { describe, expect, it } from 'vitest';
import { take, unreached, untaken, walksOf } from './walks.ts';

interface Lamp {
  context: { isBroken: boolean; presses: number };
  events: { type: 'pressed' | 'dropped' };
}

const lampWith = (repairs: boolean) =>
  setup({
    types: {} as Lamp,
    delays: { glow: ({ context }) => (context.isBroken ? 10 : 1000) },
    guards: { isBroken: ({ context }) => context.isBroken },
  }).createMachine({
    id: 'lamp',
    context: { isBroken: false, presses: 0 },
    initial: 'off',
    states: {
      off: {
        on: {
          pressed: {
            target: 'trying',
            actions: assign({ presses: ({ context }) => context.presses + 1 }),
          },
          dropped: { actions: assign({ isBroken: repairs }) },
        },
      },
      trying: { always: [{ guard: 'isBroken', target: 'dark' }, { target: 'on' }] },
      on: { after: { glow: 'off' }, on: { pressed: 'off' } },
      dark: { after: { glow: 'off' } },
    },
  });

const walksThrough = (machine: ReturnType<typeof lampWith>) =>
  walksOf({
    machine,
    input: undefined,
    events: [{ type: 'pressed' }, { type: 'dropped' }],
    stateOf: ({ context }) => context.isBroken,
  });

describe('walks', () => {
  it('take every transition and reach every state of a machine that is whole', () => {
    const lamp = lampWith(true);
    const walks = walksThrough(lamp);
    expect(untaken(lamp, undefined, walks)).toEqual([]);
    expect(unreached(lamp, walks)).toEqual([]);
  });

  it('name what no member can ever get to', () => {
    const lamp = lampWith(false);
    const walks = walksThrough(lamp);
    expect(untaken(lamp, undefined, walks)).toEqual([
      'lamp.trying: always to lamp.dark',
      'lamp.dark: xstate.after.glow.lamp.dark to lamp.off',
    ]);
    expect(unreached(lamp, walks)).toEqual(['lamp.dark']);
  });

  it('end on a running machine where its rules say', () => {
    const lamp = lampWith(true);
    for (const walk of walksThrough(lamp)) expect(take(lamp, undefined, walk).value).toBe(walk.leadsTo.value);
  });
});
