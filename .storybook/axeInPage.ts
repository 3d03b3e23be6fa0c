import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { axe as axeOfStories, stricterRules } from './axe.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Less than half of what `axe.source` is, and it does the same. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const rules = Object.fromEntries(stricterRules.map((id) => [id, { enabled: true }]));

/** Half of the time that axe takes. */
const withoutContrast = {
  ...rules,
  'color-contrast': { enabled: false },
  'color-contrast-enhanced': { enabled: false },
};

/** The contrast of words alone, for a page whose colours have changed and nothing else. */
const CONTRAST_RULES = ['color-contrast', 'color-contrast-enhanced'];

/** What the workshop and the tests hold a story to. */
const rulesOfStories = Object.fromEntries(
  axeOfStories.config.rules.map(({ id, enabled }) => [id, { enabled }] as const),
);

/** All rules, all but contrast, contrast alone, or those that can hold in a story. */
export type AxeRules = 'all' | 'without contrast' | 'contrast' | 'story';

const OPTIONS = {
  all: { rules },
  'without contrast': { rules: withoutContrast },
  contrast: { runOnly: CONTRAST_RULES, rules },
  story: { rules: rulesOfStories },
} as const;

/**
 * What axe finds wrong on a page of the product, with the stricter rules. It runs in the page alone: to put together
 * what it finds in frames, which no page has, takes a tab of its own each time.
 */
export async function runAxe(page: Page, which: AxeRules): Promise<axe.Result[]> {
  if (page.frames().length > 1) throw new Error('Axe would not see what is in the frames of this page.');
  // Six hundred kilobytes: sent once to each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    // Asked about the body, axe leaves out by itself what it asks of a page: its title, one h1, one main.
    async ([options, isStory]) =>
      (await window.axe.run(isStory ? document.body : document, options)).violations,
    [
      { ...OPTIONS[which], resultTypes: ['violations' as const] } as axe.RunOptions,
      which === 'story',
    ] as const,
  );
}

/** The rules that do not hold on a page, and the elements where they do not. */
export async function axeViolations(
  page: Page,
  hasContrast: boolean,
): Promise<{ id: string; nodes: string[] }[]> {
  const violations = await runAxe(page, hasContrast ? 'all' : 'without contrast');
  return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
}
