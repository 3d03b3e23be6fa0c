import { readPreferences } from '@friendbase/ui-kit';
import { describe, expect, it } from 'vitest';
import { looks, markups } from '../workshop/everyLook.ts';
import { drawsAnew } from './drawsAnew.ts';

describe('a written page', () => {
  it.each(markups)('is not for a device with %j', (chosen) => {
    expect(drawsAnew(readPreferences(chosen))).toBe(true);
  });

  it.each([{}, ...looks])('is for a device with %j', (chosen) => {
    expect(drawsAnew(readPreferences(chosen))).toBe(false);
  });
});
