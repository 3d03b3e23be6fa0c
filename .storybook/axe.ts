/**
 * Rules that axe leaves off and this product holds itself to: contrast 7:1, targets, links that say the
 * same lead to the same place, nothing reloads by itself, no forced orientation.
 */
export const stricterRules = [
  'color-contrast-enhanced',
  'target-size',
  'identical-links-same-purpose',
  'meta-refresh-no-exceptions',
  'css-orientation-lock',
];

/**
 * Configuration of axe for every story. A story shows one component and is no page, so nothing in it
 * lies inside a landmark and `region` cannot hold; the end-to-end journeys check it on whole pages.
 */
export const axe = {
  test: 'error',
  config: {
    rules: [...stricterRules.map((id) => ({ id, enabled: true })), { id: 'region', enabled: false }],
  },
};

/** The runner is sent a report for each story, and needs what is wrong alone. The workshop shows what passes too. */
export const axeOfTests = { ...axe, options: { reporter: 'no-passes' as const } };
