/** Who says it. */
type Side = 'Orca' | 'virtual';

/** Something that one of the two readers says, and the other does not. */
export interface Difference {
  who: Side;
  /** A whole line, or with `isInside` words in lines. */
  what: RegExp;
  isInside?: true;
  /** The steps in which it is said; in any, if there are none. */
  does?: RegExp;
  /** The journeys in which it is said; in any, if there are none. */
  journeys?: readonly string[];
  why: string;
}

/** What was done, and what was said then. */
interface Row {
  does: string;
  lines: string[];
}

/** Something that one of the two says, and the other does not. */
interface Left {
  who: Side;
  does: string;
  line: string;
}

/** Sounds the same. */
const withoutEnd = (line: string): string => line.replaceAll(/\s+/gu, ' ').replace(/\.+$/u, '').trim();

/** The rows of a transcript. */
export function rowsOf(transcript: string): Row[] {
  const rows = transcript
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1);
  return rows.map((row) => {
    const [does = '', said = ''] = row.slice(2, -2).split(' | ');
    return { does, lines: said === '–' ? [] : said.split('<br>').map(withoutEnd) };
  });
}

type Pair<T> = readonly [T | undefined, T | undefined];

/** Pairs what belongs together in both lists, in order, so that most of it does; what has no partner stands alone. */
function paired<T>(left: readonly T[], right: readonly T[], likeness: (a: T, b: T) => number): Pair<T>[] {
  const best = Array.from({ length: left.length + 1 }, () => Array<number>(right.length + 1).fill(0));
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  const like = (i: number, j: number) => {
    const [a, b] = [left[i], right[j]];
    return a === undefined || b === undefined ? 0 : likeness(a, b);
  };
  for (let i = left.length - 1; i >= 0; i -= 1)
    for (let j = right.length - 1; j >= 0; j -= 1) {
      const together = like(i, j) > 0 ? like(i, j) + at(i + 1, j + 1) : 0;
      best[i]?.splice(j, 1, Math.max(together, at(i + 1, j), at(i, j + 1)));
    }
  const pairs: Pair<T>[] = [];
  let [i, j] = [0, 0];
  while (i < left.length || j < right.length) {
    const isTogether = like(i, j) > 0 && at(i, j) === like(i, j) + at(i + 1, j + 1);
    const isLeft = !isTogether && i < left.length && (j >= right.length || at(i, j) === at(i + 1, j));
    pairs.push([isTogether || isLeft ? left[i] : undefined, isLeft ? undefined : right[j]]);
    if (isTogether || isLeft) i += 1;
    if (!isLeft) j += 1;
  }
  return pairs;
}

const inCommon = (a: Row, b: Row): number => a.lines.filter((line) => b.lines.includes(line)).length;

/** What is said in both lists is gone, the rest stays with who says it. */
function leftOf(does: string, orca: readonly string[], virtual: readonly string[]): Left[] {
  return paired(orca, virtual, (a, b) => (a === b ? 1 : 0)).flatMap(([a, b]): Left[] => {
    if (a === b) return [];
    return a === undefined ? [{ who: 'virtual', does, line: b ?? '' }] : [{ who: 'Orca', does, line: a }];
  });
}

/** A step that only one of the two has. */
export const STEP = 'a step more';

function leftOfRows([orca, virtual]: Pair<Row>): Left[] {
  if (orca && virtual) return leftOf(orca.does, orca.lines, virtual.lines);
  const who: Side = orca ? 'Orca' : 'virtual';
  const { does, lines } = orca ?? virtual ?? { does: '', lines: [] };
  return [STEP, ...lines].map((line) => ({ who, does, line }));
}

/** Both transcripts without the words inside a line that one reader alone says of everything. */
function withoutWords(rows: readonly Row[], who: Side, named: readonly Difference[], used: Set<Difference>) {
  const inside = named.filter((one) => one.who === who && one.isInside);
  const without = (line: string) =>
    inside.reduce((rest, one) => {
      const shorter = rest.replace(one.what, '');
      if (shorter !== rest) used.add(one);
      return withoutEnd(shorter);
    }, line);
  return rows.map(({ does, lines }) => ({ does, lines: lines.map(without).filter((line) => line !== '') }));
}

/**
 * Holds what the two readers say in a journey against each other: line by line, step by step, in order. What is left, and is no named difference,
 * is a sentence each. Whichever named difference was met is added to `used`.
 */
export function differences(
  journey: string,
  [orca, virtual]: readonly [orca: string, virtual: string],
  named: readonly Difference[],
  used: Set<Difference>,
): string[] {
  const here = named.filter((one) => one.journeys === undefined || one.journeys.includes(journey));
  const pairs = paired(
    withoutWords(rowsOf(orca), 'Orca', here, used),
    withoutWords(rowsOf(virtual), 'virtual', here, used),
    (a, b) => (a.does === b.does ? 1 + 2 * inCommon(a, b) : 0),
  );
  return pairs.flatMap(leftOfRows).flatMap((left) => {
    const one = here.find(
      ({ who, what, does, isInside }) =>
        who === left.who && !isInside && what.test(left.line) && (does === undefined || does.test(left.does)),
    );
    if (one) used.add(one);
    return one ? [] : [`${journey}, ${left.does}: ${left.who} alone says “${left.line}”.`];
  });
}
