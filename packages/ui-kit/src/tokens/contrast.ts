/** WCAG 2 contrast of two colours written `#rrggbb`, 1 to 21. */
export function contrast(first: string, second: string): number {
  const [one, other] = [luminance(first), luminance(second)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Share of each channel in how bright a colour looks: red, green, blue. */
const WEIGHTS = [0.2126, 0.7152, 0.0722];

/** WCAG 2 relative luminance of a colour written `#rrggbb`, 0 (black) to 1 (white). */
export function luminance(hex: string): number {
  const [, ...channels] = /^#(..)(..)(..)$/.exec(hex) ?? [];
  if (channels.length !== WEIGHTS.length) throw new Error(`${hex} is not a plain colour`);
  return WEIGHTS.reduce((sum, weight, index) => {
    const share = Number.parseInt(channels[index] ?? '', 16) / 255;
    return sum + weight * (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4);
  }, 0);
}
