import axe from 'axe-core';
import { rulesOfPages, rulesOfStories } from '../axe.ts';
import type { Problem } from './seen.ts';

/** What axe finds wrong in an element, by the rules that can hold in a story, or in the whole document, by those of a page. */
export async function axeProblems(within: Element | Document = document.body): Promise<Problem[]> {
  const rules = within === document ? rulesOfPages : rulesOfStories;
  const { violations } = await axe.run(within, { rules, resultTypes: ['violations'] });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => `${id}: ${html}\n${failureSummary}`),
  );
}
