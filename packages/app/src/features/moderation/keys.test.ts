import { CASE_ACTIONS } from '@friendbase/contract';
import { expect, it } from 'vitest';
import { actionOfKey, KEY_OF } from './keys.ts';

const pressed = (key: string, chord: object = {}) =>
  actionOfKey({ key, ctrlKey: false, metaKey: false, altKey: false, ...chord });

it.each([
  ['a chord of the browser', 'k', { ctrlKey: true }],
  ['a chord of a Mac', 'h', { metaKey: true }],
  ['a letter of another keyboard layer', '7', { altKey: true }],
  ['any other key', 'x', {}],
  ['Enter', 'Enter', {}],
])('%s decides nothing', (_, key, chord) => {
  expect(pressed(key, chord)).toBeUndefined();
});

it('has one key for each decision, small or large', () => {
  expect(CASE_ACTIONS.map((action) => pressed(KEY_OF[action]))).toEqual([...CASE_ACTIONS]);
  expect(pressed('K')).toBe('keep');
});
