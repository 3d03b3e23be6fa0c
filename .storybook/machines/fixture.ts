import { setup } from 'xstate';

/** A lamp that glows for a second, until it is dropped. */
export const lamp = setup({
  types: {} as { events: { type: 'pressed' | 'lamp.dropped' } },
  delays: { glow: 1000 },
  guards: { isBroken: () => false },
}).createMachine({
  id: 'lamp',
  initial: 'off',
  on: { 'lamp.dropped': '.broken' },
  states: {
    off: { on: { pressed: 'lit' } },
    lit: {
      initial: 'trying',
      states: {
        trying: { always: [{ guard: 'isBroken', target: '#lamp.broken' }, { target: 'bright' }] },
        bright: { after: { glow: '#lamp.off' } },
      },
    },
    broken: { type: 'final' },
  },
});
