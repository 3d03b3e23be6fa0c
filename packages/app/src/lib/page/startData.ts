/**
 * Starts the data of a page with its route. Nothing waits for it: the page is there at once, and says itself what is
 * on its way and what failed.
 */
export function startData(...fetches: Promise<unknown>[]): void {
  void Promise.allSettled(fetches);
}
