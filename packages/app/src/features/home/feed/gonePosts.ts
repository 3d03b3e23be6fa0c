/**
 * The posts in their order, with those that have gone still in their places: what came of them is told there.
 *
 * @param line the order so far, with those that went before
 */
export function withGone(line: readonly string[], ids: readonly string[]): string[] {
  const here = new Set(ids);
  const order = [...ids];
  for (const [place, id] of [...line.entries()].toReversed()) {
    if (here.has(id)) continue;
    const next = line.slice(place + 1).find((later) => order.includes(later));
    order.splice(next === undefined ? order.length : order.indexOf(next), 0, id);
  }
  return order;
}
