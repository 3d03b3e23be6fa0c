import { test, type Way, tier } from './journey.ts';

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

/** Goes the same journeys in each way; in the short tier in one, which differs from journey to journey. */
export function eachWay(shortTier: Way, journeys: () => void): void {
  for (const [name, options] of WAYS) {
    test.describe(name, tier(options.way !== shortTier), () => {
      test.use(options);
      journeys();
    });
  }
}
