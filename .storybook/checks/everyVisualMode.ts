import axe from 'axe-core';
import { page } from 'vitest/browser';
import { rulesOfPages, rulesOfStories } from '../axe.ts';
import { storyProblems } from './checkStory.ts';
import type { Problem } from './seen.ts';
import { standStill } from './still.ts';

/** The window in which stories play, in CSS pixels. */
const VIEWPORT = [1200, 900] as const;

/** What axe finds wrong in an element, by the rules that can hold in a story, or in the whole document, by those of a page. */
export async function axeProblems(within: Element | Document = document.body): Promise<Problem[]> {
  const rules = within === document ? rulesOfPages : rulesOfStories;
  const { violations } = await axe.run(within, { rules, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html}\n${failureSummary}`),
  );
}

/**
 * What a story without a picture would be held to, of a page that a test has led where it is: axe, and every visual
 * mode of this tier. For states that look as others do whose pictures are accepted.
 */
export async function visualModeProblems(): Promise<Problem[]> {
  await page.viewport(...VIEWPORT);
  await standStill();
  return [...(await axeProblems()), ...(await storyProblems())];
}
