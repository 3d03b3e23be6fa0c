import type { Finding } from '../engines.ts';
import type { Look } from '../look.ts';

/** A finding, and where it was seen. */
export type Found = Finding & Omit<Look, 'findings'>;

export interface Summary {
  made: { date: string; commit: string; engines: Record<Finding['engine'], string> };
  /** Findings that the report before did not have. Empty where there was none. */
  fresh: string[];
  /** What the report before had, and is gone. */
  mended: string[];
  looks: Look[];
  /** What could not be opened, and why. */
  failed: string[];
}

/** The same in the next report. Ids that React gives are no part of it. */
export const keyOf = ({ state, mode, width, engine, rule, where }: Found): string =>
  [state, mode, width, engine, rule, where.replaceAll(/_r_\w+_|react-aria\w+/g, '*')].join(' · ');

export const allFound = (looks: readonly Look[]): Found[] =>
  looks.flatMap(({ findings, ...look }) => findings.map((finding) => ({ ...look, ...finding })));

/** What is new since the report before, and what of it is mended where it was looked at again. */
export function compare(
  looks: readonly Look[],
  before: Pick<Summary, 'looks'> | undefined,
): Pick<Summary, 'fresh' | 'mended'> {
  if (!before) return { fresh: [], mended: [] };
  const now = new Set(allFound(looks).map(keyOf));
  const seen = new Set(looks.map(({ state, mode, width }) => `${state} ${mode} ${width}`));
  const former = allFound(before.looks);
  const formerKeys = new Set(former.map(keyOf));
  return {
    fresh: [...now].filter((key) => !formerKeys.has(key)),
    mended: former
      .filter((found) => seen.has(`${found.state} ${found.mode} ${found.width}`) && !now.has(keyOf(found)))
      .map(keyOf),
  };
}
