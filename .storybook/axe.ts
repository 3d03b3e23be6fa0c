/**
 * Rules that axe leaves off and this product holds itself to: contrast 7:1, targets, links that say the
 * same lead to the same place, nothing reloads by itself, no forced orientation.
 */
const stricterRules = [
  'color-contrast-enhanced',
  'target-size',
  'identical-links-same-purpose',
  'meta-refresh-no-exceptions',
  'css-orientation-lock',
];

/** What a page of the product is held to, as axe takes it for a run: its own rules, and the stricter ones. */
export const rulesOfPages: Readonly<Record<string, { enabled: boolean }>> = Object.fromEntries(
  stricterRules.map((id) => [id, { enabled: true }]),
);

/**
 * What a story is held to. It shows one component and is no page, so nothing in it lies inside a landmark and `region` cannot
 * hold; journeys and the suites of every route check it on whole pages.
 */
export const rulesOfStories: typeof rulesOfPages = { ...rulesOfPages, region: { enabled: false } };

/** Configuration of axe for every story. */
export const axe = {
  test: 'error',
  config: { rules: Object.entries(rulesOfStories).map(([id, { enabled }]) => ({ id, enabled })) },
};

/** The runner is sent a report for each story, and needs what is wrong alone. The workshop shows what passes too. */
export const axeOfTests = { ...axe, options: { reporter: 'no-passes' as const } };
