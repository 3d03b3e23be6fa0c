export { useIsHydrated } from './useIsHydrated.ts';
