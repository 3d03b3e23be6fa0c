export { focusForReading } from './focusForReading.ts';
export { ignoreGhostClicks } from './ignoreGhostClicks.ts';
export { useRemovalFocus } from './useRemovalFocus.ts';
