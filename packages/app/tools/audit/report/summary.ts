import type { Finding } from '../engines.ts';
import type { Look } from '../look.ts';

/** A finding, and where it was seen. */
export type Found = Finding & Omit<Look, 'findings'>;

export interface Summary {
  made: { date: string; commit: string; engines: Record<Finding['engine'], string> };
  /** Findings that were not there when the same was looked at before. */
  fresh: string[];
  /** What was there then, and is gone. */
  mended: string[];
  /** How many looks had none before: what they find is neither. */
  first: number;
  looks: Look[];
  /** What could not be opened, and why. */
  failed: string[];
}

/** The same in the next report. Ids that React gives are no part of it. */
export const keyOf = ({ state, mode, width, engine, rule, where }: Found): string =>
  [state, mode, width, engine, rule, where.replaceAll(/_r_\w+_|react-aria\w+/g, '*')].join(' · ');

export const allFound = (looks: readonly Look[]): Found[] =>
  looks.flatMap(({ findings, ...look }) => findings.map((finding) => ({ ...look, ...finding })));

/** The keys of what each look found when it was last made, by whatever audit: one of a single route says nothing of the others. */
export type Remembered = Record<string, string[]>;

const lookKeyOf = ({ state, mode, width }: Look): string => [state, mode, width].join(' · ');

export const remembered = (looks: readonly Look[]): Remembered =>
  Object.fromEntries(looks.map((look) => [lookKeyOf(look), [...new Set(allFound([look]).map(keyOf))]]));

/** What is new since each was looked at before, and what of it is mended. */
export function compare(
  looks: readonly Look[],
  before: Remembered,
): Pick<Summary, 'fresh' | 'mended' | 'first'> {
  const again = Object.entries(remembered(looks)).flatMap(([look, keys]) => {
    const former = before[look];
    return former ? [{ keys: new Set(keys), former: new Set(former) }] : [];
  });
  return {
    fresh: again.flatMap(({ keys, former }) => [...keys.difference(former)]),
    mended: again.flatMap(({ keys, former }) => [...former.difference(keys)]),
    first: looks.filter((look) => !before[lookKeyOf(look)]).length,
  };
}
