import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { problemsOf, type Step } from './checks.ts';

const root = path.join(import.meta.dirname, '../../../..');

/** What is accepted: how FriendBase sounds, for who reads it. */
export const ACCEPTED = path.join(root, 'docs/accessibility/transcripts');

/** What was heard last. */
export const LATEST = path.join(root, '.cache/orca');

/** Who said it, where a transcript begins. */
const ORCA =
  'What Orca 43 said in Chromium, in the order in which it said it. Written by `npm run orca -- --accept`; times and dates are left out.';

/** Each run has its own day and names. */
const withoutChance = (line: string): string =>
  line
    .replaceAll(/\b\d{1,2}:\d{2}\s[AP]M\b/gu, '0:00 AM')
    .replaceAll(/\b(?:Sun|Mon|Tue|Wed|Thu|Fri|Sat), (?=[A-Z][a-z]{2} \d)/gu, '')
    .replaceAll(/\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}\b/gu, 'Jan 1')
    .replaceAll(/\bFB(?:-[0-9A-Z]{4}){3}\b/gu, 'FB-0000-0000-0000')
    .replaceAll(/\bm[0-9a-f]{20}\b/gu, 'ann');

/** How busy the machine is decides when it is said that something is being loaded or opened, or a button at work, and whether it is. */
const OF_WAITING =
  /^Loading\. +Please wait\.$|^Finished loading |^(?:Loading|Opening)\b.*\.\.\.$|^[^.]+\.\.\. push button grayed\.$/u;

const cell = (line: string): string => withoutChance(line).replaceAll('|', '/');

/** The transcript of a journey, as a table of what was done and what was said. */
export function transcript(title: string, steps: readonly Step[], saidBy = ORCA): string {
  const rows = steps.map(({ does, said, wanted, isByChance }) => {
    const heard = (isByChance ? wanted : said).filter((line) => !OF_WAITING.test(line)).map(cell);
    return `| ${cell(does)} | ${heard.join('<br>') || '–'} |`;
  });
  return [`# ${title}`, '', saidBy, '', '| what is done | what is said |', '|---|---|', ...rows, ''].join(
    '\n',
  );
}

/** Everything that is wrong, each with what was done. */
export const allProblems = (steps: readonly Step[]): string[] =>
  steps.flatMap((step, n) => problemsOf(step).map((problem) => `${n + 1}. ${step.does}: ${problem}`));

/** Writes it into a folder. */
export function writeTranscript(folder: string, name: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.md`), text);
}

/** What is accepted of a journey, if anything is. */
export function acceptedOf(name: string, folder = ACCEPTED): string | undefined {
  const file = path.join(folder, `${name}.md`);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** A line of a transcript: what is done, and what is said. */
const ROW = /^\| (?<does>.*) \| (?<said>.*) \|$/u;

/**
 * A line as it is compared. How busy the machine is decides whether a focus or an announcement is heard first, and how much of a page is there
 * when a reader begins with it, so a step is put in one order, and what is said as a page opens stays out. In which order what matters is
 * said, the journey itself holds.
 */
function compared(line: string): string {
  const { does = line, said = '' } = ROW.exec(line)?.groups ?? {};
  if (does.startsWith('opens ')) return does;
  return [does, ...said.split('<br>').toSorted()].join('\n');
}

/** The first line in which what was heard is not what is accepted, be it that nothing is accepted yet. */
export function differenceIn(accepted: string | undefined, text: string): string | undefined {
  const [before, now] = [accepted?.split('\n') ?? [], text.split('\n')];
  const [wanted, heard] = [before.map(compared), now.map(compared)];
  const longer = wanted.length > heard.length ? wanted : heard;
  const at = longer.findIndex((_, n) => wanted[n] !== heard[n]);
  if (at < 0) return undefined;
  return [`  accepted: ${before[at] ?? 'nothing more'}`, `  heard:    ${now[at] ?? 'nothing more'}`].join(
    '\n',
  );
}

/** Each journey as a case, in the format of Vitest, which `npm test` counts. */
export function writeReport(file: string, cases: readonly { name: string; problems: string[] }[]): void {
  const assertionResults = cases.map(({ name, problems }) => ({
    fullName: name,
    status: problems.length > 0 ? 'failed' : 'passed',
    failureMessages: [problems.join('\n')],
  }));
  const passed = assertionResults.filter(({ status }) => status === 'passed').length;
  const status = passed < cases.length ? 'failed' : 'passed';
  const report = {
    numTotalTests: cases.length,
    numPassedTests: passed,
    testResults: [{ name: path.resolve('orca'), status, assertionResults }],
  };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(report));
}
