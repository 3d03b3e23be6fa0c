import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { rulesOfPages, rulesOfStories } from './axe.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Less than half of what `axe.source` is, and it does the same. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Stories share a document with the workshop. */
const onPages = { ...rulesOfPages, 'duplicate-id': { enabled: true } };

/** What axe leaves to a person and is wrong wherever it says it here: it has no failure for these. */
const WRONG_IN_REVIEW: readonly string[] = [
  'identical-links-same-purpose',
  'th-has-data-cells',
  'aria-required-children',
];

/** Half of the time that axe takes. */
const withoutContrast = {
  ...onPages,
  'color-contrast': { enabled: false },
  'color-contrast-enhanced': { enabled: false },
};

/** The contrast of words alone, for a page whose colours have changed and nothing else. */
const CONTRAST_RULES = ['color-contrast', 'color-contrast-enhanced'];

/** All rules, all but contrast, contrast alone, or those that can hold in a story. */
export type AxeRules = 'all' | 'without contrast' | 'contrast' | 'story';

const OPTIONS = {
  all: { rules: onPages },
  'without contrast': { rules: withoutContrast },
  contrast: { runOnly: CONTRAST_RULES, rules: rulesOfPages },
  story: { rules: rulesOfStories },
} as const;

/** What axe finds wrong, and what it cannot decide and leaves to a person. */
export interface AxeResults {
  violations: axe.Result[];
  incomplete: axe.Result[];
}

/**
 * What axe finds on a page of the product, with the stricter rules. It runs in the page alone: to put together
 * what it finds in frames, which no page has, takes a tab of its own each time.
 */
export async function runAxe(page: Page, which: AxeRules): Promise<AxeResults> {
  if (page.frames().length > 1) throw new Error('Axe would not see what is in the frames of this page.');
  // Six hundred kilobytes: sent once to each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations, incomplete } = await page.evaluate(
    // Asked about the body, axe leaves out by itself what it asks of a page: its title, one h1, one main.
    async ([options, isStory]) => {
      const results = await window.axe.run(isStory ? document.body : document, options);
      return { violations: results.violations, incomplete: results.incomplete };
    },
    [
      { ...OPTIONS[which], resultTypes: ['violations', 'incomplete'] } as axe.RunOptions,
      which === 'story',
    ] as const,
  );
  const isWrong = ({ id }: axe.Result) => WRONG_IN_REVIEW.includes(id);
  return {
    violations: [...violations, ...incomplete.filter(isWrong)],
    incomplete: incomplete.filter((result) => !isWrong(result)),
  };
}

/** The rules that do not hold on a page, and the elements where they do not. */
export async function axeViolations(
  page: Page,
  hasContrast: boolean,
): Promise<{ id: string; nodes: string[] }[]> {
  const { violations } = await runAxe(page, hasContrast ? 'all' : 'without contrast');
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
}
