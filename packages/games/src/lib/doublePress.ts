/** A press so soon after another one is the same one: a hand that shakes presses a button twice. */
export const DOUBLE_PRESS_MS = 1000;

/**
 * The states within one that a press leads to where the pressed button then means something else. The machine has to name
 * the delay `doublePress`.
 *
 * @param secondPress what a second press is meanwhile, for example `{ start: {} }` for none
 */
export const afterPress = <const Events>(secondPress: Events) =>
  ({
    initial: 'justNow',
    states: {
      justNow: { after: { doublePress: 'settled' }, on: secondPress },
      settled: {},
    },
  }) as const;
