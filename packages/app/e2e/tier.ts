import type { TestDetails } from '@playwright/test';

/**
 * The tier of a journey: where another one catches nearly everything that it would, it runs in the long tier alone.
 * `scripts/tiers.ts` knows the tag.
 */
export const tier = (isLong: boolean): TestDetails => (isLong ? { tag: '@long' } : {});
