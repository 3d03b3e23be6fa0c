import { DEFAULTS } from '@friendbase/ui-kit';
import { describe, expect, it } from 'vitest';
import { isReduced, shownOf } from './shown.tsx';

describe('P13 What is shown', () => {
  it('is everything until the member chooses', () => {
    expect(shownOf(DEFAULTS)).toEqual({
      isSimple: false,
      links: undefined,
      hasQuotes: true,
      hasStore: true,
      hasCounters: true,
      hasTips: true,
    });
    expect(isReduced(DEFAULTS)).toBe(false);
  });

  it('is five links and nothing that can be left out in Simple mode', () => {
    expect(shownOf({ ...DEFAULTS, simple: true })).toEqual({
      isSimple: true,
      links: 5,
      hasQuotes: false,
      hasStore: false,
      hasCounters: false,
      hasTips: false,
    });
  });

  it('is three links where the member chose three, in Simple mode or not', () => {
    expect(shownOf({ ...DEFAULTS, menu: 'three' }).links).toBe(3);
    expect(shownOf({ ...DEFAULTS, menu: 'three', simple: true }).links).toBe(3);
  });

  it.each([
    { menu: 'five' as const },
    { simple: true },
    { hideQuotes: true },
    { hideStore: true },
    { hideCounters: true },
    { hideTips: true },
  ])('has a way back as soon as anything is left out: %o', (wish) => {
    expect(isReduced({ ...DEFAULTS, ...wish })).toBe(true);
  });

  it.each([
    [{ hideQuotes: true }, { hasQuotes: false }],
    [{ hideStore: true }, { hasStore: false }],
    [{ hideCounters: true }, { hasCounters: false }],
    [{ hideTips: true }, { hasTips: false }],
  ])('leaves out one thing alone: %o', (wish, missing) => {
    expect(shownOf({ ...DEFAULTS, ...wish })).toEqual({ ...shownOf(DEFAULTS), ...missing });
  });
});
