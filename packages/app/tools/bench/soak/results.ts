import { quantile } from '../load/results.ts';
import { median, row } from '../report.ts';

export const GROUPS = ['calls', 'pages', 'uploads'] as const;
export type Group = (typeof GROUPS)[number];

/** What came of a minute. */
export interface Minute {
  /** Of each request, from the moment when it was to be sent, in ms. An upload is one: address, file and making ready. */
  times: Record<Group, number[]>;
  /** What was not answered as it should be, as `kind: status`. */
  failures: string[];
  /** Of all processes of the product, once a second, in MB. */
  megabytes: number[];
}

/** The aims: memory at the end over that of the second minute, and the 99th percentile over the median. */
const MOST_MEMORY = 1.1;
const MOST_SPREAD = 5;

const memoryOf = ({ megabytes }: Minute): number => median(megabytes);
const timesOf = (minutes: readonly Minute[], group: Group): number[] =>
  minutes.flatMap(({ times }) => times[group]);
const spreadOf = (times: readonly number[]): number => quantile(times, 0.99) / quantile(times, 0.5);

/** Memory of the last minute over that of the second: the first one fills what is kept on purpose. */
const growthOf = (minutes: readonly Minute[]): number => {
  const [, second, ...rest] = minutes;
  const last = rest.at(-1);
  return second && last ? memoryOf(last) / memoryOf(second) : NaN;
};

/** What does not hold, a line each. Told of two members' messages: how many more there should have been. */
export function problemsOf(minutes: readonly Minute[], lostMessages: number): string[] {
  const failures = minutes.flatMap(({ failures: some }) => some);
  const growth = growthOf(minutes);
  const spreads = GROUPS.map((group) => ({ group, spread: spreadOf(timesOf(minutes, group)) }));
  return [
    ...Array.from(
      Map.groupBy(failures, (failure) => failure),
      ([failure, same]) => `${same.length} × ${failure}`,
    ),
    ...(lostMessages === 0 ? [] : [`${lostMessages} messages were not told to a stream`]),
    // Also where it could not be measured.
    ...(growth <= MOST_MEMORY ? [] : [`memory of the last minute is ${growth.toFixed(2)} of the second`]),
    ...spreads
      .filter(({ spread }) => !(spread <= MOST_SPREAD))
      .map(({ group, spread }) => `p99 of ${group} is ${spread.toFixed(1)} times p50`),
  ];
}

/** Each minute, and all of them, in Markdown. */
export function tableOf(minutes: readonly Minute[]): string {
  const shown = (times: readonly number[]) =>
    `${quantile(times, 0.5).toFixed(1)}, ${quantile(times, 0.99).toFixed(1)}`;
  const head = ['minute', ...GROUPS.map((group) => `${group}: p50, p99 ms`), 'memory MB'];
  const rows = minutes.map((minute, n) =>
    row([n + 1, ...GROUPS.map((group) => shown(minute.times[group])), memoryOf(minute).toFixed(0)]),
  );
  const all = row([
    'all',
    ...GROUPS.map(
      (group) => `${shown(timesOf(minutes, group))} (${spreadOf(timesOf(minutes, group)).toFixed(1)})`,
    ),
    growthOf(minutes).toFixed(2),
  ]);
  return [row(head), row(head.map(() => '---')), ...rows, all].join('\n');
}
