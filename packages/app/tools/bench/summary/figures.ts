import { numbersIn, type Row } from './tables.ts';

/** One aim of the owner, and where its last measurement stands. */
export interface Figure {
  what: string;
  /** The section of `docs/benchmarks.md` that the command writes. */
  section: string;
  command: string;
  /** At least, or at most, so much. */
  aim: readonly ['≥' | '≤', number];
  unit?: string;
  /** All values that have to be so. */
  read: (rows: readonly Row[]) => number[];
}

/** The numbers of these columns, in the rows that have these cells. */
const valuesOf =
  (columns: readonly string[], cells: Readonly<Record<string, string>> = {}): Figure['read'] =>
  (rows) => {
    const own = rows.filter((row) =>
      Object.entries(cells).every(([column, cell]) => row.get(column) === cell),
    );
    return columns.flatMap((column) => numbersIn(own, column));
  };

const API = { section: 'Each call over a bare route', command: 'npm run bench -- api' };

const callOf = (call: string, least: number): Figure[] =>
  (
    [
      ['SQLite over bare', least],
      ['PostgreSQL over SQLite', 0.6],
    ] as const
  ).map(([what, aim]) => ({
    ...API,
    what: `${call}: answers a second, ${what}, with 1 and 32 callers`,
    aim: ['≥', aim],
    read: valuesOf([`${what}, 1`, `${what}, 32`], { call }),
  }));

const PAGES = { section: 'First pages', command: 'npm run bench -- page' };

const pageOf = (screen: string, worksMs: number): Figure[] => [
  {
    ...PAGES,
    what: `${screen}: largest paint over that without scripts`,
    aim: ['≤', 1.2],
    read: valuesOf(['ratio'], { screen }),
  },
  {
    ...PAGES,
    what: `${screen}: blocked`,
    aim: ['≤', 150],
    unit: 'ms',
    read: valuesOf(['blocked ms'], { screen }),
  },
  {
    ...PAGES,
    what: `${screen}: works`,
    aim: ['≤', worksMs],
    unit: 'ms',
    read: valuesOf(['works at ms'], { screen }),
  },
  {
    ...PAGES,
    what: `${screen}: layout shift`,
    aim: ['≤', 0.02],
    read: valuesOf(['layout shift'], { screen }),
  },
];

const GROWTH = { section: 'A community that grows', command: 'npm run bench -- grown' };
const GROWING = [
  'feed',
  'friends',
  'conversations',
  'notifications',
  'search by a first and a last name',
  'people of the club that everybody is in',
];

const growthOf = (reader: string): Figure[] =>
  GROWING.map((call) => ({
    ...GROWTH,
    what: `${call}, ${reader}: a million posts over a thousand, on SQLite and PostgreSQL`,
    aim: ['≤', 1.2],
    read: valuesOf(['least over least'], { reader, call }),
  }));

const GROWN = { section: 'Grown, and broken part by part', command: 'npm run grown -- 150' };
const SOAK = { section: 'Soak', command: 'npm run bench -- soak' };

/** The largest of a column. */
const worstOf =
  (column: string): Figure['read'] =>
  (rows) => [Math.max(...numbersIn(rows, column))];

/** The number in brackets. */
const inBrackets = (cell: string | undefined): number => Number.parseFloat(cell?.split('(')[1] ?? '');

/** In the order of the owner's words. */
export const FIGURES: readonly Figure[] = [
  ...callOf('feed', 0.1),
  ...['friends', 'conversations', 'tournaments', 'rewards'].flatMap((call) => callOf(call, 0.12)),
  ...callOf('current user', 0.3),
  ...pageOf('sign-in', 1600),
  ...pageOf('Home with 20 posts', 2000),
  {
    section: 'Changes of the route',
    command: 'npm run bench -- routes',
    what: 'a change of the route, the slowest of all',
    aim: ['≤', 100],
    unit: 'ms',
    read: worstOf('median'),
  },
  ...growthOf('somebody in the middle'),
  ...growthOf('who has most friends and posts'),
  {
    ...GROWN,
    what: 'a part breaks: the longest time without an acknowledged post, Patroni’s ttl of 6 s and 5 s more',
    aim: ['≤', 11],
    unit: 's',
    read: worstOf('gap s'),
  },
  {
    ...GROWN,
    what: 'a part breaks: what went wrong beside 503 with Retry-After, or was lost or doubled',
    aim: ['≤', 0],
    read: worstOf('problems'),
  },
  {
    ...SOAK,
    what: 'soak: memory of the last minute over the second',
    aim: ['≤', 1.1],
    read: valuesOf(['memory MB'], { minute: 'all' }),
  },
  {
    ...SOAK,
    what: 'soak: p99 over p50 of calls, pages and uploads',
    aim: ['≤', 5],
    read: (rows) => {
      const all = rows.find((row) => row.get('minute') === 'all');
      return ['calls', 'pages', 'uploads'].map((kind) => inBrackets(all?.get(`${kind}: p50, p99 ms`)));
    },
  },
];
