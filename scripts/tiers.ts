import { globSync } from 'node:fs';

/**
 * The long tier: what a change rarely breaks alone, and what repeats itself to be surer. `npm test -- --long` sets the
 * variable; without it, the short tier runs.
 */
export const isLongTier = process.env['FRIENDBASE_LONG_RUN'] === '1';

/** Vitest's files of the long tier alone. */
export const LONG_FILES = '**/*.long.test.{ts,tsx}';

/** Journeys of the long tier alone have this tag. */
export const LONG_JOURNEY = /@long/;

/** What the short tier leaves out, a line each. */
export function leftOut(): string[] {
  const files = globSync('{packages/*/{src,tools},scripts,.storybook}/' + LONG_FILES).toSorted();
  return [
    ...files,
    'pages, data folder, kill: further ways to fail and PostgreSQL; outcomes, hydration, calls by chance: further cases',
    'stories: all themes, forced colours, reduced motion, wide text spacing, right to left',
    'journeys: those tagged @long, and on the demo those that are the same on the product',
  ];
}
