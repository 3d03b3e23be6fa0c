/** Draws one mark at each place of a row: 0 to 48, the width of the picture. */
const across = (step: number, mark: (at: number) => string): string =>
  Array.from({ length: Math.ceil(56 / step) }, (_, index) => mark(index * step)).join('');

/** Eight strokes over a 48 × 48 ground, as SVG path data. They differ in direction and shape, so also in grey. */
export const PATTERNS = [
  across(8, (y) => across(8, (x) => `M${x} ${y}h.01`)), // dots
  across(7, (x) => `M${x * 2 - 4} -4l-60 60`), // stripes
  across(9, (y) => `M-4 ${y}q4-6 8 0t8 0t8 0t8 0t8 0t8 0t8 0`), // waves
  across(9, (at) => `M${at} 0v48M0 ${at}h48`), // checks
  across(4, (at) => `M24 24L${turn(at / 56)}`), // rays
  [15.5, 20.5].map((r) => `M${24 - r} 24a${r} ${r} 0 1 1 ${r * 2} 0a${r} ${r} 0 1 1 ${-r * 2} 0`).join(''), // rings
  across(7, (x) => `M${x} 0v48`), // bars
  across(10, (y) => across(10, (x) => `M${x - 1} ${y + 2}h5m-2.5-2.5v5`)), // crosses
] as const;

/** The point on a wide circle after a part of a turn, 0 to 1. */
function turn(part: number): string {
  const angle = part * 2 * Math.PI;
  return `${(24 + 40 * Math.cos(angle)).toFixed(1)} ${(24 + 40 * Math.sin(angle)).toFixed(1)}`;
}

/** Which of the eight belongs to a seed: 0 to 7, always the same one (FNV-1a, 32 bits). */
export function patternOf(seed: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(seed)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return ((hash ^ (hash >>> 16)) >>> 0) % PATTERNS.length;
}
