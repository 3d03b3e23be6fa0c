export type { PausableClock } from './pausableClock.ts';
export { Suspension, type SuspensionProps } from './Suspension.tsx';
export { usePausableClock } from './usePausableClock.ts';
