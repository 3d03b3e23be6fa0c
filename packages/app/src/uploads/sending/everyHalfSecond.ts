/** How long what is shown of a file stays as it is. Source: product spec §9. */
export const PROGRESS_MS = 500;

/**
 * Passes on how many bytes have left, at most every half second, never fewer than before, and in any case that all have.
 *
 * @param bytes how many there are
 */
export function everyHalfSecond(
  tell: (sentBytes: number) => void,
  bytes: number,
): (sentBytes: number) => void {
  let last = { sentBytes: 0, atMs: -Infinity };
  return (sentBytes) => {
    const atMs = performance.now();
    if (sentBytes <= last.sentBytes) return;
    if (sentBytes < bytes && atMs - last.atMs < PROGRESS_MS) return;
    last = { sentBytes, atMs };
    tell(sentBytes);
  };
}
