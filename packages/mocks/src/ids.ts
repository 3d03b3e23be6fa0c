const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * Adds `crypto.randomUUID` where it is missing: browsers offer it on https and on localhost only, and both the
 * handlers and MSW’s collections need it.
 */
export function offerRandomIds(): void {
  if (typeof crypto.randomUUID === 'function') return;
  crypto.randomUUID = () =>
    `${randomHex(4)}-${randomHex(2)}-4${randomHex(2).slice(1)}-a${randomHex(2).slice(1)}-${randomHex(6)}`;
}
