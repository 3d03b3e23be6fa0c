import { nameOf, type Problem } from './seen.ts';

const takesTime = (durations: string) =>
  durations.split(',').some((duration) => Number.parseFloat(duration) > 0);

/** What moves, and what would move at its next change. */
export function motionProblems(): Problem[] {
  const running = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target);
  const animated = [...document.body.querySelectorAll('*')].filter((element) => {
    if (!element.checkVisibility()) return false;
    const { animationName, animationDuration, transitionProperty, transitionDuration } =
      getComputedStyle(element);
    if (animationName !== 'none' && takesTime(animationDuration)) return true;
    return transitionProperty !== 'none' && takesTime(transitionDuration);
  });
  const found = new Set([...running, ...animated].filter((element) => element !== null));
  return [...found].map((element) => `moves: ${nameOf(element)}`);
}
