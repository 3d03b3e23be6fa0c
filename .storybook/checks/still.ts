import { WAIT_MS } from '../../scripts/hang.ts';
import { nextFrame, takePointerAway } from './emulate.ts';

/** What ends by itself and has not ended yet. What turns for ever is stopped by the visual modes. */
const moves = (animation: Animation): boolean =>
  animation.playState === 'running' && animation.effect?.getComputedTiming().endTime !== Infinity;

/** Drawings that come later keep their room with an empty frame. */
const isComplete = (): boolean =>
  document.querySelector('svg:empty') === null &&
  [...document.images].every(({ complete, loading }) => complete || loading === 'lazy');

/** A window over the page takes the focus once screen readers know of it: until then it rests on something empty. */
const isFocusOnItsWay = (): boolean => document.activeElement?.matches('span:empty') === true;

/** Nothing looks as under a pointer: a play function clicks without one that could leave, and a real one may lie anywhere. */
async function endHover(): Promise<void> {
  document.dispatchEvent(new PointerEvent('pointerover', { pointerType: 'mouse' }));
  if (document.querySelector(':hover')) await takePointerAway();
}

/**
 * Waits until a story that has played stands still: what it loads is there, and what goes has gone. A mode that
 * stopped a part on its way out would keep it on the page.
 */
export async function standStill(): Promise<void> {
  await endHover();
  await document.fonts.ready;
  const until = performance.now() + WAIT_MS;
  do await nextFrame();
  while (
    performance.now() < until &&
    (!isComplete() || isFocusOnItsWay() || document.getAnimations().some(moves))
  );
  await nextFrame();
}
