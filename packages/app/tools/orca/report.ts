import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { problemsOf, type Step } from './checks.ts';

const root = path.join(import.meta.dirname, '../../../..');

/** What is accepted: how FriendBase sounds, for who reads it. */
export const ACCEPTED = path.join(root, 'docs/accessibility/heard');

/** What was heard last. */
export const LATEST = path.join(root, '.cache/orca');

/** Each run has its own day and names. */
const withoutChance = (line: string): string =>
  line
    .replaceAll(/\b\d{1,2}:\d{2}\s[AP]M\b/gu, '0:00 AM')
    .replaceAll(/\b(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat), (?=[A-Z][a-z]{2} \d)/gu, '')
    .replaceAll(/\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}\b/gu, 'Jan 1')
    .replaceAll(/\bm[0-9a-f]{20}\b/gu, 'ann');

const cell = (line: string): string => withoutChance(line).replaceAll('|', '/');

/** The transcript of a journey, as a table of what was done and what was said. */
export function transcript(title: string, steps: readonly Step[]): string {
  const rows = steps.map(({ does, said }) => `| ${cell(does)} | ${said.map(cell).join('<br>') || '–'} |`);
  return [
    `# ${title}`,
    '',
    'What Orca 43 said in Chromium, in the order in which it said it. Written by `npm run orca -- --accept`; times and dates are left out.',
    '',
    '| what is done | what is said |',
    '|---|---|',
    ...rows,
    '',
  ].join('\n');
}

/** Everything that is wrong, each with what was done. */
export const allProblems = (steps: readonly Step[]): string[] =>
  steps.flatMap((step, n) => problemsOf(step).map((problem) => `${n + 1}. ${step.does}: ${problem}`));

/** Writes it into a folder. It returns whether it is what was accepted. */
export function writeTranscript(folder: string, name: string, text: string): boolean {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.md`), text);
  const accepted = path.join(ACCEPTED, `${name}.md`);
  return existsSync(accepted) && readFileSync(accepted, 'utf8') === text;
}
