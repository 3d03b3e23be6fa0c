import { describe, expect, it } from 'vitest';
import { contrast, contrastRules, readTheme, THEMES } from './readTheme.ts';

const grounds = [
  '--color-ground',
  '--color-surface',
  '--color-surface-sunken',
  '--color-action-soft',
  '--color-joy-soft',
  '--color-danger-soft',
  '--color-success-soft',
  '--color-info-soft',
];
const words = [
  '--color-text',
  '--color-text-quiet',
  '--color-action',
  '--color-action-hover',
  '--color-action-pressed',
  '--color-danger',
  '--color-success',
];
const lines = ['--color-border-strong', '--color-joy-strong', '--color-illustration-line'];
const tints = Array.from({ length: 8 }, (_, index) => `--tint-${index + 1}`);
const fills: [words: string, ground: string][] = [
  ['--color-on-action', '--color-action'],
  ['--color-on-action', '--color-action-hover'],
  ['--color-on-action', '--color-action-pressed'],
  ['--color-on-joy', '--color-joy'],
  ['--color-on-sun', '--color-sun-soft'],
  ['--color-on-danger', '--color-danger'],
];

const everyPair = (names: string[], on: string[]) =>
  names.flatMap((name) => on.map((ground): [string, string] => [name, ground]));

describe.each(THEMES)('the %s theme', (theme) => {
  const read = readTheme(theme);
  const ratio = (one: string, other: string) => contrast(read(one), read(other));

  it.each([...everyPair(words, grounds), ...everyPair(['--color-text'], tints), ...fills])(
    'writes %s on %s at 7:1 or more',
    (name, ground) => expect(ratio(name, ground)).toBeGreaterThanOrEqual(7),
  );

  it.each([...everyPair(lines, grounds), ...everyPair(['--color-illustration-line'], tints)])(
    'draws %s on %s at 4.5:1 or more',
    (name, ground) => expect(ratio(name, ground)).toBeGreaterThanOrEqual(4.5),
  );

  it.each(grounds)('rings what has focus on %s at 3:1 or more', (ground) =>
    expect(ratio('--focus-outer', ground)).toBeGreaterThanOrEqual(3),
  );

  // Two colours 9:1 apart: whatever lies under the ring, one of them differs from it by 3:1.
  it('rings what has focus visibly on any ground', () =>
    expect(ratio('--focus-inner', '--focus-outer')).toBeGreaterThanOrEqual(9));
});

describe('the high contrast themes', () => {
  // Only black on white, or white on black, is 21:1.
  it.each(['contrast-light', 'contrast-dark'] as const)('%s has pure grounds only', (theme) => {
    const read = readTheme(theme);
    const ratios = grounds.map((ground) => contrast(read('--color-text'), read(ground)));
    expect(new Set(ratios)).toEqual(new Set([21]));
  });

  it('are the same when the system asks for more contrast', () => {
    expect(contrastRules.asSystem).toEqual(contrastRules.chosen);
  });
});
