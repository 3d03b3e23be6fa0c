import type { Finding } from '../engines.ts';
import type { View } from '../view.ts';

/** A finding, and where it was seen. */
export type Found = Finding & Omit<View, 'findings'>;

export interface Summary {
  made: { date: string; commit: string; engines: Record<Finding['engine'], string> };
  /** Findings that were not there when the same was looked at before. */
  fresh: string[];
  /** What was there then, and is gone. */
  mended: string[];
  /** How many views had none before: what they find is neither. */
  first: number;
  views: View[];
  /** What could not be opened, and why. */
  failed: string[];
}

/** The same in the next report. Ids that React gives are no part of it. */
export const keyOf = ({ state, mode, width, engine, rule, where }: Found): string =>
  [state, mode, width, engine, rule, where.replaceAll(/_r_\w+_|react-aria\w+/g, '*')].join(' · ');

export const allFound = (views: readonly View[]): Found[] =>
  views.flatMap(({ findings, ...view }) => findings.map((finding) => ({ ...view, ...finding })));

/**
 * The keys of what each view found when it was last checked, by whatever audit: one of a single route says nothing of
 * the others.
 */
export type Remembered = Record<string, string[]>;

const viewKeyOf = ({ state, mode, width }: View): string => [state, mode, width].join(' · ');

export const remembered = (views: readonly View[]): Remembered =>
  Object.fromEntries(views.map((view) => [viewKeyOf(view), [...new Set(allFound([view]).map(keyOf))]]));

/** What is new since each was looked at before, and what of it is mended. */
export function compare(
  views: readonly View[],
  before: Remembered,
): Pick<Summary, 'fresh' | 'mended' | 'first'> {
  const again = Object.entries(remembered(views)).flatMap(([view, keys]) => {
    const former = before[view];
    return former ? [{ keys: new Set(keys), former: new Set(former) }] : [];
  });
  return {
    fresh: again.flatMap(({ keys, former }) => [...keys.difference(former)]),
    mended: again.flatMap(({ keys, former }) => [...former.difference(keys)]),
    first: views.filter((view) => !before[viewKeyOf(view)]).length,
  };
}
