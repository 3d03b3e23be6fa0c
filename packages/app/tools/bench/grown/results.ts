import { median, row } from '../report.ts';

export type Size = 'small' | 'large';

/** Ms of each answer to one call of one reader, in a small community and in a large one, how many friends they have and how long the answers are. */
export interface Measured {
  call: string;
  reader: string;
  database: string;
  friends: Record<Size, number>;
  bytes: Record<Size, number>;
  times: Record<Size, number[]>;
}

/** Most that a call may take in a large community, over what it takes in a small one. */
export const GOAL = 1.2;

function ratioOf(small: readonly number[], large: readonly number[]): string {
  const ratio = (Math.min(...large) / Math.min(...small)).toFixed(2);
  return Number(ratio) > GOAL ? `**${ratio}**` : ratio;
}

const shown = (times: readonly number[]): string =>
  [Math.min(...times), median(times)].map((ms) => ms.toFixed(2)).join(', ');

/** How long each answer took, and the least of the large community over that of the small one, in Markdown. */
export function tableOf(all: readonly Measured[]): string {
  const head = [
    'reader',
    'friends',
    'call',
    'database',
    'bytes',
    'small: least, median ms',
    'large',
    'least over least',
  ];
  const rows = all.map(({ call, reader, database, friends, bytes, times: { small, large } }) =>
    row([
      reader,
      `${friends.small}, ${friends.large}`,
      call,
      database,
      `${bytes.small}, ${bytes.large}`,
      shown(small),
      shown(large),
      ratioOf(small, large),
    ]),
  );
  return [row(head), row(head.map(() => '---')), ...rows].join('\n');
}
