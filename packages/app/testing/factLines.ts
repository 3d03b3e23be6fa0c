/** How many lines the facts take that stand first in a card. */
export function factLinesOf(card: Element): number {
  const words = [...(card.querySelector('dl')?.querySelectorAll('dt, dd') ?? [])];
  return new Set(words.flatMap((part) => [...part.getClientRects()]).map(({ top }) => Math.round(top))).size;
}
