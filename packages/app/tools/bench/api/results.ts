import { median, row } from '../report.ts';
import { CALLERS, ratioOf } from './measure.ts';
import type { Measured, Ratio, Round } from './measure.ts';

const shown = ({ middle, least, most }: Ratio): string =>
  Number.isNaN(middle) ? '–' : `${middle.toFixed(3)} (${least.toFixed(3)} to ${most.toFixed(3)})`;

/** Ms of the first answer of a process to a call, of each server. */
export type FirstAnswers = Record<keyof Round, number | undefined>;

/** The ratios of all calls, in Markdown. */
export function tableOf(all: readonly Measured[], first: ReadonlyMap<string, FirstAnswers>): string {
  const ofCallers = CALLERS.flatMap((callers) => [
    `bare a second, ${callers}`,
    `SQLite over bare, ${callers}`,
    `PostgreSQL over SQLite, ${callers}`,
  ]);
  const head = ['call', 'bytes', ...ofCallers, 'first ms bare', 'SQLite', 'PostgreSQL'];
  const rows = all.map(({ name, bytes, rounds }) =>
    row([
      name,
      String(bytes),
      ...CALLERS.flatMap((callers) => [
        medianRate(rounds[callers]),
        shown(ratioOf(rounds[callers], 'sqlite', 'bare')),
        shown(ratioOf(rounds[callers], 'postgres', 'sqlite')),
      ]),
      ...(['bare', 'sqlite', 'postgres'] as const).map(
        (server) => first.get(name)?.[server]?.toFixed(1) ?? '–',
      ),
    ]),
  );
  return [row(head), row(head.map(() => '---')), ...rows].join('\n');
}

const medianRate = (rounds: readonly Round[]): string => median(rounds.map(({ bare }) => bare)).toFixed(0);
