import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { stricterRules } from './axe.ts';

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

/**
 * What axe finds wrong on a page of the product, with the stricter rules. It runs in the page alone: to put together
 * what it finds in frames, which no page has, takes a tab of its own each time.
 *
 * @param hasContrast whether the contrast of words is measured, too
 */
export async function axeViolations(
  page: Page,
  hasContrast: boolean,
): Promise<{ id: string; nodes: string[] }[]> {
  if (page.frames().length > 1) throw new Error('Axe would not see what is in the frames of this page.');
  // Six hundred kilobytes: sent once to each document.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async (options) => {
      const { violations } = await window.axe.run(document, options);
      return violations.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html }) => html) }));
    },
    { rules: hasContrast ? rules : withoutContrast, resultTypes: ['violations' as const] },
  );
}
