import { test } from './journey.ts';

const NARROW = { width: 320, height: 568 };

/**
 * Ways through a screen. They are paired, so that a journey is gone three times and still meets a keyboard alone, a mouse, a
 * finger, the narrowest window, a wide one and Simple mode.
 */
const WAYS = [
  ['by keyboard at 320 px', { way: 'keyboard', viewport: NARROW }],
  ['by mouse in Simple mode', { way: 'mouse', simple: true, viewport: { width: 1280, height: 720 } }],
  ['by touch at 320 px', { way: 'touch', hasTouch: true, viewport: NARROW }],
] as const;

/** Goes the same journeys in each way. */
export function eachWay(journeys: () => void): void {
  for (const [name, options] of WAYS) {
    test.describe(name, () => {
      test.use(options);
      journeys();
    });
  }
}
