import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { AUDITS, type StoryAudits, type StoryLook } from '../../../../../.storybook/proofs/audits.ts';
import type { Summary } from './summary.ts';

/** What was stored before, with each look at a story in the place of the one before in the same mode and window. */
export function withLooksOf(
  before: StoryAudits,
  { made, looks }: Pick<Summary, 'made' | 'looks'>,
): StoryAudits {
  const after: Record<string, readonly StoryLook[]> = { ...before };
  for (const { storyId, mode, width, findings } of looks) {
    if (storyId === undefined) continue;
    const others = (after[storyId] ?? []).filter((one) => one.mode !== mode || one.width !== width);
    const told = findings.map(({ engine, rule, message, where }) => ({ engine, rule, message, where }));
    const { date, commit } = made;
    after[storyId] = [...others, { mode, width, date, commit, findings: told }];
  }
  return after;
}

/** Stores what was found at stories for Storybook, which shows it below each, and for the one that is built already. */
export function rememberStories(root: string, summary: Pick<Summary, 'made' | 'looks'>): void {
  if (!summary.looks.some(({ storyId }) => storyId !== undefined)) return;
  const folder = path.join(root, AUDITS.folder);
  const file = path.join(folder, AUDITS.file);
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StoryAudits) : {};
  const text = JSON.stringify(withLooksOf(before, summary));
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, text);
  const built = path.join(root, 'storybook-static', AUDITS.served);
  if (existsSync(built)) writeFileSync(path.join(built, AUDITS.file), text);
}
