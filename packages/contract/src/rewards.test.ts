import { describe, expect, it } from 'vitest';
import { apiError } from './apiError.ts';
import { CODE_BYTES, RedemptionCode, redemptionCode, redeemProblem, redeemError } from './rewards.ts';

describe('redeeming a reward', () => {
  it.each([
    ['one that is not there right now', { isActive: false, cost: 5 }, 5, 'inactive'],
    ['somebody with one FBB too few', { isActive: true, cost: 5 }, 4, 'balance'],
    ['nobody who has just enough', { isActive: true, cost: 5 }, 5, undefined],
  ] as const)('stops %s', (_, reward, balanceFbb, problem) => {
    expect(redeemProblem(reward, balanceFbb)).toBe(problem);
  });

  it('says why not', () => {
    expect(apiError(...redeemError('inactive', 5, 4))).toMatchObject({ status: 409 });
    expect(apiError(...redeemError('balance', 5, 4)).message).toBe(
      'This takes 5 FriendBase Bucks. You have 4.',
    );
  });
});

describe('a redemption code', () => {
  it('is three groups of four signs that no two of look alike', () => {
    expect(redemptionCode(new Uint8Array(CODE_BYTES))).toBe('FB-0000-0000-0000');
    const signs = Array.from({ length: 256 }, (_, byte) =>
      redemptionCode(new Uint8Array(CODE_BYTES).fill(byte)),
    );
    for (const code of signs) expect(RedemptionCode.parse(code)).toBe(code);
    expect(new Set(signs).size).toBe(32);
    expect(signs.join('')).not.toMatch(/[ILOU]/);
  });

  it('takes five bits of every byte', () => {
    const codes = Array.from({ length: CODE_BYTES }, (_, place) => {
      const bytes = new Uint8Array(CODE_BYTES);
      bytes[place] = 31;
      return redemptionCode(bytes);
    });
    expect(new Set(codes).size).toBe(CODE_BYTES);
  });
});
