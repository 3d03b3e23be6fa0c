import { foldCase } from './text.ts';
import type { Person } from './users.ts';

/**
 * Compares people by folded name, then by id. Databases sort text differently, so sorting is done with this.
 */
export function byName(a: Person, b: Person): number {
  const [left, right] = [foldCase(a.displayName), foldCase(b.displayName)];
  if (left !== right) return left < right ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
