export { focusForReading } from './focusForReading.ts';
export { useRemovalFocus } from './useRemovalFocus.ts';
