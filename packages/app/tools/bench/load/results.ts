import { row } from '../report.ts';
import type { Answered } from './requests.ts';
import type { ThreadTime } from './schedule.ts';

/** Calls of some seconds, alone or beside pages. */
export interface Phase {
  calls: Answered[];
  pages: Answered[];
  /** Of the thread that answers calls. */
  thread: ThreadTime | undefined;
}

export interface Round {
  alone: Phase;
  beside: Phase;
}

/** The value that such a part of all is not above. */
export const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(values.length * part) - 1)] ?? NaN;

const times = (answers: readonly Answered[]): number[] => answers.map(({ ms }) => ms);

export const p99 = ({ calls }: Phase): number => quantile(times(calls), 0.99);

/** What was not answered as it should be. */
export const failures = (rounds: readonly Round[]): string[] =>
  rounds
    .flatMap(({ alone, beside }) => [...alone.calls, ...beside.calls, ...beside.pages])
    .filter(({ status }) => status < 200 || status > 299)
    .map(({ kind, status }) => `${kind}: ${status}`);

function lineOf(name: string, alone: readonly Answered[], beside: readonly Answered[]): string {
  const [before, after] = [times(alone), times(beside)];
  const [p99Before, p99After] = [quantile(before, 0.99), quantile(after, 0.99)];
  return row([
    name,
    String(before.length),
    quantile(before, 0.5).toFixed(1),
    quantile(after, 0.5).toFixed(1),
    p99Before.toFixed(1),
    p99After.toFixed(1),
    (p99After / p99Before).toFixed(2),
  ]);
}

/** All rounds together, by kind of call, in Markdown. */
export function tableOf(rounds: readonly Round[]): string {
  const alone = rounds.flatMap((round) => round.alone.calls);
  const beside = rounds.flatMap((round) => round.beside.calls);
  const kinds = [...new Set(alone.map(({ kind }) => kind))];
  const head = ['calls', 'each', 'p50 alone', 'p50 beside', 'p99 alone', 'p99 beside', 'ratio'];
  const of = (kind: string) => (answer: Answered) => answer.kind === kind;
  return [
    row(head),
    row(head.map(() => '---')),
    lineOf('all', alone, beside),
    ...kinds.map((kind) => lineOf(kind, alone.filter(of(kind)), beside.filter(of(kind)))),
  ].join('\n');
}

/** What each round says by itself, and what became of the pages. */
export function notesOn(rounds: readonly Round[]): string {
  const ratios = rounds.map(({ alone, beside }) => p99(beside) / p99(alone));
  const pages = rounds.flatMap(({ beside }) => beside.pages);
  const count = (page: Answered['page']) => pages.filter((answer) => answer.page === page).length;
  const late = rounds.flatMap(({ alone, beside }) => [...alone.calls, ...beside.calls]);
  const lines = [
    `Ratio of each round: ${ratios.map((ratio) => ratio.toFixed(2)).join(', ')}; **median ${quantile(ratios, 0.5).toFixed(2)}**.`,
    `Of ${pages.length} pages ${count('rendered')} came rendered, ${count('data')} as frame with data, ${count('frame')} as frame alone; ` +
      `median ${quantile(times(pages), 0.5).toFixed(0)} ms, p99 ${quantile(times(pages), 0.99).toFixed(0)} ms.`,
    `The calls themselves were sent late by ${quantile(
      late.map(({ lateMs }) => lateMs),
      0.99,
    ).toFixed(1)} ms (p99), which counts as waiting.`,
    ...threadNotes(rounds, pages.length),
  ];
  return lines.join('\n');
}

/** What pages take of the thread that answers calls. */
function threadNotes(rounds: readonly Round[], pages: number): string[] {
  const sum = (of: (round: Round) => number | undefined): number =>
    rounds.reduce((total, round) => total + (of(round) ?? NaN), 0);
  const ran = [sum(({ alone }) => alone.thread?.ranMs), sum(({ beside }) => beside.thread?.ranMs)] as const;
  const waited = [
    sum(({ alone }) => alone.thread?.waitedMs),
    sum(({ beside }) => beside.thread?.waitedMs),
  ] as const;
  if (Number.isNaN(ran[0])) return [];
  const calls = rounds.reduce((total, { alone }) => total + alone.calls.length, 0);
  return [
    `The thread that answers calls ran ${(ran[0] / calls).toFixed(2)} ms a call and ${((ran[1] - ran[0]) / pages).toFixed(2)} ms a page, ` +
      `and waited for a processor ${(waited[0] / calls).toFixed(2)} ms a call alone, ${(waited[1] / calls).toFixed(2)} ms beside pages.`,
  ];
}
