import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Checker } from 'accessibility-checker-engine';
import { runAxe, type AxeResults, type AxeRules } from '../../../../.storybook/axeInPage.ts';

/** One element for which one rule does not hold. */
export interface Finding {
  engine: 'axe' | 'ibm';
  rule: string;
  impact: 'minor' | 'moderate' | 'serious' | 'critical';
  /** What is wrong. */
  message: string;
  /** How to mend it. */
  mend: string;
  /** Where that is explained; empty where the engine has no page for it. */
  help: string;
  /** The element, as a selector or an XPath. */
  where: string;
  html: string;
}

/** The most of an element that is shown. */
const HTML_CHARACTERS = 300;

/** What axe cannot decide about one element, and leaves to a person. Each has a written answer in `answered.ts`. */
export interface Undecided {
  rule: string;
  /** Why it cannot, as axe names it. */
  reason: string;
  where: string;
  html: string;
}

type TellUndecided = (undecided: readonly Undecided[]) => void;

const undecidedIn = (incomplete: AxeResults['incomplete']): Undecided[] =>
  incomplete.flatMap(({ id, nodes }) =>
    nodes.map(({ any, all, none, target, html }) => ({
      rule: id,
      reason: [...any, ...all, ...none]
        .map(({ data, message }) => (data as { messageKey?: string } | null)?.messageKey ?? message)
        .join(', '),
      where: target.join(' '),
      html: html.slice(0, HTML_CHARACTERS),
    })),
  );

async function axeFindings(page: Page, rules: AxeRules, tellUndecided?: TellUndecided): Promise<Finding[]> {
  const { violations, incomplete } = await runAxe(page, rules);
  tellUndecided?.(undecidedIn(incomplete));
  return violations.flatMap(({ id, impact, help, helpUrl, nodes }) =>
    nodes.map(({ target, html, failureSummary }) => ({
      engine: 'axe',
      rule: id,
      impact: impact ?? 'serious',
      message: help,
      mend: failureSummary ?? help,
      help: helpUrl,
      where: target.join(' '),
      html: html.slice(0, HTML_CHARACTERS),
    })),
  );
}

const source = readFileSync(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
);

declare global {
  interface Window {
    ace: { Checker: new () => Checker };
  }
}

/** What IBM's engine is sure of: what it calls potential needs a person, and is mostly none. */
async function ibmFindings(page: Page): Promise<Finding[]> {
  if (!(await page.evaluate(() => 'ace' in window))) await page.evaluate(source);
  const results = await page.evaluate(async () => {
    const report = await new window.ace.Checker().check(document, ['WCAG_2_2']);
    return report.results
      .filter(({ value }) => value.join() === 'VIOLATION,FAIL')
      .map(({ ruleId, message, path, snippet }) => ({
        ruleId,
        message,
        where: path['dom'] ?? '',
        html: snippet,
      }));
  });
  return results.map(({ ruleId, message, where, html }) => ({
    engine: 'ibm',
    rule: ruleId,
    impact: 'serious',
    message,
    mend: message,
    help: '',
    where,
    html: html.slice(0, HTML_CHARACTERS),
  }));
}

/**
 * What IBM's engine asks of a page. A story is a part of one: it has no title and no landmarks of its own, and nothing to skip.
 * axe has the same in `.storybook/axe.ts`.
 */
const RULES_OF_PAGES: readonly string[] = [
  'aria_content_in_landmark',
  'aria_main_label_visible',
  'html_lang_exists',
  'html_skipnav_exists',
  'page_title_exists',
  'page_title_valid',
  'skip_main_described',
  'skip_main_exists',
];

/** A page of the product, a story, or one of them in other colours than before. */
type Viewed = 'page' | 'story' | 'recoloured';

/** What both engines find; the contrast of words alone where nothing but colours has changed. */
export async function findingsOn(
  page: Page,
  viewed: Viewed = 'page',
  tellUndecided?: TellUndecided,
): Promise<Finding[]> {
  if (viewed === 'recoloured') return axeFindings(page, 'contrast', tellUndecided);
  const axe = await axeFindings(page, viewed === 'story' ? 'story' : 'all', tellUndecided);
  const ibm = await ibmFindings(page);
  return [...axe, ...ibm.filter(({ rule }) => viewed === 'page' || !RULES_OF_PAGES.includes(rule))];
}
