import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { AUDITS, type StoryAudits, type StoryView } from '../../../../../.storybook/proofs/audits.ts';
import type { Summary } from './summary.ts';

/** What was stored before, with each view of a story in the place of the one before in the same mode and window. */
export function withViewsOf(
  before: StoryAudits,
  { made, views }: Pick<Summary, 'made' | 'views'>,
): StoryAudits {
  const after: Record<string, readonly StoryView[]> = { ...before };
  for (const { storyId, mode, width, findings } of views) {
    if (storyId === undefined) continue;
    const others = (after[storyId] ?? []).filter((one) => one.mode !== mode || one.width !== width);
    const told = findings.map(({ engine, rule, message, where }) => ({ engine, rule, message, where }));
    const { date, commit } = made;
    after[storyId] = [...others, { mode, width, date, commit, findings: told }];
  }
  return after;
}

/** Stores what was found at stories for Storybook, which shows it below each, and for the one that is built already. */
export function rememberStories(root: string, summary: Pick<Summary, 'made' | 'views'>): void {
  if (!summary.views.some(({ storyId }) => storyId !== undefined)) return;
  const folder = path.join(root, AUDITS.folder);
  const file = path.join(folder, AUDITS.file);
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StoryAudits) : {};
  const text = JSON.stringify(withViewsOf(before, summary));
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, text);
  const built = path.join(root, 'storybook-static', AUDITS.served);
  if (existsSync(built)) writeFileSync(path.join(built, AUDITS.file), text);
}
