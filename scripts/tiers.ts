import { globSync } from 'node:fs';

/**
 * The long tier: what a change rarely breaks alone, and what repeats itself to be surer. `npm test -- --long` sets the
 * variable; without it, the short tier runs.
 */
export const isLongTier = process.env['FRIENDBASE_LONG_RUN'] === '1';

/** Vitest's files of the long tier alone. */
export const LONG_FILES = '**/*.long.test.{ts,tsx}';

/** Vitest's cases of the long tier alone have this tag, where others of their file belong to both. */
export const LONG_CASE = 'long';

/** Journeys of the long tier alone have this tag. */
export const LONG_JOURNEY = /@long/;

/**
 * For tests, stories with this tag belong to the long tier: they show another one in a visual mode, in other words or in Simple
 * mode, or what became of a press that a component test has.
 */
export const LONG_STORY = 'long-tier';

/** The check of the long tier alone: Storybook rarely fails to build where its stories run. */
export const LONG_CHECK = 'storybook:build';

/** What the short tier leaves out, a line each. */
export function leftOut(): string[] {
  const files = globSync('{packages/*/{src,testing,tools},scripts,.storybook}/' + LONG_FILES).toSorted();
  return [
    ...files,
    LONG_CHECK,
    'pages, pictures, proxies, data folder, backups, commands, kill: further ways to fail; modules on PostgreSQL; outcomes, reports, paused members, clubs, organizers, invitations, first renders, hydration, games and calls by chance: further cases',
    `cases that are tagged ${LONG_CASE}: further stops and kills, loads, ways through games, and what another case of the same file nearly proves`,
    'journeys with a screen reader, which are a tier of their own: npm test -- --orca',
    'what breaks in a grown set-up, which needs its servers and some 3 minutes: npm run grown',
    `stories: those tagged ${LONG_STORY}; all themes, forced colours, reduced motion, wide text spacing, right to left`,
    'journeys: those tagged @long, on the demo those that are the same on the product, contrast, and the worker that keeps pages where it is not the matter',
  ];
}
