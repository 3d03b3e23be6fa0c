import { median, row } from '../report.ts';

/** Milliseconds of one search on one database, among few members and among many. */
export interface Measured {
  looked: string;
  database: string;
  small: number[];
  large: number[];
}

const shown = (times: readonly number[]): string =>
  [Math.min(...times), median(times)].map((ms) => ms.toFixed(2)).join(', ');

/** How long each search took, and the least of the many over that of the few, in Markdown. */
export function tableOf(all: readonly Measured[], many: string): string {
  const databases = [...new Set(all.map(({ database }) => database))];
  const head = databases.flatMap((database) => [
    `${database}, 1,000: least, median ms`,
    `${database}, ${many}`,
    'least over least',
  ]);
  const rows = [...new Set(all.map(({ looked }) => looked))].map((looked) =>
    row([
      looked,
      ...databases.flatMap((database) => {
        const found = all.find((one) => one.looked === looked && one.database === database);
        const { small, large } = found ?? { small: [], large: [] };
        return [shown(small), shown(large), (Math.min(...large) / Math.min(...small)).toFixed(1)];
      }),
    ]),
  );
  return [row(['looked for', ...head]), row(['---', ...head.map(() => '---')]), ...rows].join('\n');
}
