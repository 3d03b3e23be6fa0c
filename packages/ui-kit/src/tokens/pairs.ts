/** A colour, the colours it is shown on, and the contrast it has with each of them in every theme. */
export interface Pair {
  name: string;
  on: readonly string[];
  /** WCAG 2 contrast: 7 for words (1.4.6), 4.5 for what is thin, 3 for the focus ring and pictures (1.4.11). */
  atLeast: number;
}

export const GROUNDS = [
  '--color-ground',
  '--color-surface',
  '--color-surface-sunken',
  '--color-action-soft',
  '--color-joy-soft',
  '--color-danger-soft',
  '--color-success-soft',
  '--color-info-soft',
];

export const TINTS = Array.from({ length: 8 }, (_, index) => `--tint-${index + 1}`);

const COLOURS = ['sea', 'coral', 'sun', 'iris', 'leaf', 'rose', 'sky', 'clay'];
const PAINTS = [...COLOURS.flatMap((name) => [`--paint-${name}`, `--wash-${name}`]), '--paint-paper'];
const SKINS = Array.from({ length: 6 }, (_, index) => `--person-skin-${index + 1}`);

const words = [
  '--color-text-quiet',
  '--color-action',
  '--color-action-hover',
  '--color-action-pressed',
  '--color-danger',
  '--color-success',
];

/** Every pair of colours that components may use. A colour that is in none, and not below, fails a test. */
export const PAIRS: readonly Pair[] = [
  { name: '--color-text', on: [...GROUNDS, ...TINTS], atLeast: 7 },
  ...words.map((name) => ({ name, on: GROUNDS, atLeast: 7 })),
  {
    name: '--color-on-action',
    on: ['--color-action', '--color-action-hover', '--color-action-pressed'],
    atLeast: 7,
  },
  { name: '--color-on-joy', on: ['--color-joy'], atLeast: 7 },
  { name: '--color-on-sun', on: ['--color-sun-soft'], atLeast: 7 },
  { name: '--color-on-danger', on: ['--color-danger'], atLeast: 7 },
  { name: '--color-border-strong', on: GROUNDS, atLeast: 4.5 },
  { name: '--color-joy-strong', on: GROUNDS, atLeast: 4.5 },
  { name: '--color-illustration-line', on: [...GROUNDS, ...TINTS], atLeast: 4.5 },
  // In pictures, where nothing has to be read from a line alone.
  { name: '--picture-ink', on: PAINTS, atLeast: 3 },
  { name: '--person-ink', on: SKINS, atLeast: 3 },
  { name: '--focus-outer', on: GROUNDS, atLeast: 3 },
  // Two colours 9:1 apart: whatever lies under the ring, one of them differs from it by 3:1.
  { name: '--focus-inner', on: ['--focus-outer'], atLeast: 9 },
];

/** Colours that carry no meaning: what they are shown on may be anything. */
export const DECORATION = ['--color-border', '--color-shade', '--color-shade-raised', '--color-backdrop'];
