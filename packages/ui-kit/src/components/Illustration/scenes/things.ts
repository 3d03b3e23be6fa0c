import type { Shape } from '../parts/shapes.tsx';

// All but the moon stand on their 0, 0.

export const MOON: readonly Shape[] = [['sun', 'M4-18a18 18 0 1 0 14 26A15 15 0 0 1 4-18Z']];

export const TREE: readonly Shape[] = [
  ['clay', 'M-6 0v-30h12V0Z'],
  ['leaf', 'M-30-30c-12-4-10-20 0-22-4-18 14-26 24-20 8-14 28-10 30 4 14 0 18 18 8 24 6 10-4 18-12 14Z'],
  ['', 'M-12-46c4-4 8-4 12 0M8-58c3-3 6-3 9 0'],
];

export const WAVES: readonly Shape[] = [
  [
    'sky',
    'M-212 30V-10c14-12 28-12 42 0 14 12 28 12 42 0 14-12 28-12 42 0 14 12 28 12 42 0 14-12 28-12 42 0 14 12 28 12 42 0 14-12 28-12 42 0 14 12 28 12 42 0 14-12 28-12 42 0 14 12 28 12 46 0v40Z',
  ],
  ['', 'M-120 12c10-8 20-8 30 0M-20 14c10-8 20-8 30 0M80 12c10-8 20-8 30 0'],
];

export const GLASS: readonly Shape[] = [
  ['paper', 'M-18-52h36l-5 52h-26Z'],
  ['sky', 'M-15.500-32h31L12.500-2h-25Z'],
  ['', 'M-8-24v10'],
];

export const BOWL: readonly Shape[] = [
  ['coral', 'M-34-26h68c0 16-12 26-34 26s-34-10-34-26Z'],
  ['rose', 'M-22-26a8 8 0 0 1 16 0ZM-4-26a8 8 0 0 1 16 0Z'],
  ['sun', 'M10-26c0-12 16-14 20-4l-2 4Z'],
];

export const CHAIR: readonly Shape[] = [
  ['clay', 'M-26-70h10v38h40v10H-26Z'],
  ['', 'M-22-22V0M20-22V0'],
];

export const BED: readonly Shape[] = [
  ['clay', 'M-64 0v-56h10v30H60V-34h8V0h-8v-8h-114v8Z'],
  ['paper', 'M-54-44h26c6 0 8 4 8 8v10h-34Z'],
  ['iris', 'M-22-40h72c6 0 10 4 10 10v12h-82Z'],
];

export const BUS: readonly Shape[] = [
  ['coral', 'M-70-12v-46c0-6 4-10 10-10H56c8 0 14 6 14 14v42Z'],
  ['paper', 'M-58-56h24v20h-24ZM-24-56H0v20h-24ZM10-56h24v20H10Z'],
  ['sky', 'M44-56h12c4 0 6 3 6 6v38H44Z'],
  ['ink', 'M-52-12a12 12 0 1 0 24 0ZM24-12a12 12 0 1 0 24 0Z'],
];

/** An old engine with a wagon; stands on its 0, 0. */
export const TRAIN: readonly Shape[] = [
  ['sea', 'M-88-14v-38h56v38Z'],
  ['paper', 'M-80-46h18v16h-18ZM-56-46h18v16h-18Z'],
  ['', 'M-32-18h12'],
  ['coral', 'M-20-14v-50h34v22h42c8 0 12 6 12 14v14Z'],
  ['paper', 'M-12-56h18v16h-18Z'],
  ['clay', 'M38-42l-4-20h20l-4 20Z'],
  ['paper', 'M50-70c-8 0-8-10 0-10 0-10 14-12 18-4 8-4 16 4 10 10 4 6-4 12-10 8-6 6-16 4-18-4Z'],
  ['sun', 'M64-34a5 5 0 1 0 10 0 5 5 0 0 0-10 0Z'],
  [
    'ink',
    'M-82-8a8 8 0 1 0 16 0 8 8 0 0 0-16 0ZM-54-8a8 8 0 1 0 16 0 8 8 0 0 0-16 0ZM-14-10a10 10 0 1 0 20 0 10 10 0 0 0-20 0ZM36-8a8 8 0 1 0 16 0 8 8 0 0 0-16 0Z',
  ],
];

/** Three mountains with snow; stand on their 0, 0. */
export const MOUNTAINS: readonly Shape[] = [
  ['iris', 'M-130 0l60-84L-10 0ZM-20 0 40-66 100 0Z'],
  ['clay', 'M-70 0 0-104 70 0Z'],
  ['paper', 'M-20-74 0-104l20 30-12-6-8 8-8-8Z'],
  ['paper', 'M-84-64l14-20 14 20-8-4-6 6-6-6ZM28-52l12-14 12 14-6-2-6 5-6-5Z'],
];

/** A small house with a chimney; stands on its 0, 0. */
export const HOUSE: readonly Shape[] = [
  ['clay', 'M14-52h8v16h-8Z'],
  ['wash-sun', 'M-24 0v-30h48V0Z'],
  ['coral', 'M-32-28 0-56l32 28Z'],
  ['sea', 'M-6 0v-18H6V0Z'],
  ['paper', 'M-20-24h10v10h-10ZM10-24h10v10H10Z'],
];

export const SHOE: readonly Shape[] = [
  ['sea', 'M-28-28h18c2 8 12 14 28 16 8 1 10 6 10 12h-56Z'],
  ['', 'M-12-22l10-3M-6-16l9-4M-28-6h56'],
];

export const LETTER: readonly Shape[] = [
  ['paper', 'M-30-42h60V0h-60Z'],
  ['', 'M-20-32h40M-20-22h40M-20-12h22'],
];
