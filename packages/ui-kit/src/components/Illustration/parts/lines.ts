/** Outlines as path data, which would be long by hand. */

/** A circle. */
export const round = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0 ${radius} ${radius} 0 1 0-${2 * radius} 0Z`;

const at = (x: number, y: number, angle: number, far: number): string =>
  `${(x + far * Math.cos(angle)).toFixed(1)} ${(y + far * Math.sin(angle)).toFixed(1)}`;

/** A leaf or a petal that grows from a point into a direction, in parts of a turn from three o'clock. */
export function petal(x: number, y: number, turn: number, length: number, width = 0.08): string {
  const [angle, spread] = [turn * 2 * Math.PI, width * 2 * Math.PI];
  const far = length * 1.3;
  return `M${x} ${y}C${at(x, y, angle - spread, far)} ${at(x, y, angle + spread, far)} ${x} ${y}Z`;
}

/** Petals around a point. */
export const petals = (x: number, y: number, count: number, length: number): string =>
  Array.from({ length: count }, (_, index) => petal(x, y, index / count, length, 0.55 / count)).join('');

/** Rays around a point. */
export const rays = (x: number, y: number, count: number, from: number, to: number): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI;
    return `M${at(x, y, angle, from)}L${at(x, y, angle, to)}`;
  }).join('');

/** A line that winds inwards to its middle, as the shell of a snail. */
export function spiral(x: number, y: number, radius: number, step: number): string {
  let path = `M${x + radius} ${y}`;
  for (let left = radius, side = -1; left > step / 2; left -= step / 2, side = -side)
    path += `a${left} ${left} 0 0 1 ${side * 2 * left} 0`;
  return path;
}
