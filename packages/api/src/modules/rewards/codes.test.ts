import { RedemptionCode } from '@friendbase/contract';
import { expect, it } from 'vitest';
import { randomCodes } from './codes.ts';

const SIGNS = 12;

it('makes codes that have nothing in common', () => {
  const codes = Array.from({ length: 3000 }, () => RedemptionCode.parse(randomCodes.next()));
  expect(new Set(codes).size).toBe(codes.length);
  const signs = codes.map((code) => code.slice('FB'.length).replaceAll('-', ''));
  for (let place = 0; place < SIGNS; place += 1) {
    // The chance that a character is missing at a position in 3,000 codes is 1 in 10^40.
    expect(new Set(signs.map((code) => code[place])).size).toBe(32);
  }
});
