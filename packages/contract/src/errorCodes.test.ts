import { expect, it } from 'vitest';
import { REFUSALS, refusalJson, refused } from './errorCodes.ts';
import type { ErrorCode } from './errorCodes.ts';

const codes = Object.keys(REFUSALS) as ErrorCode[];

it.each(codes)('names %s in camelCase, with the status of a refusal', (code) => {
  expect(code).toMatch(/^[a-z]+(?:[A-Z][a-z]+)*$/);
  expect(REFUSALS[code].status).toBeGreaterThanOrEqual(400);
});

it('tells apart by its code only what the status and the sentence tell apart too', () => {
  const told = Object.values(REFUSALS).map(({ status, message }) => `${status} ${String(message)}`);
  expect(new Set(told).size).toBe(codes.length);
});

it('makes its sentence of what the refusal names', () => {
  const refusal = refused('notEnoughBucks', { priceFbb: 20, balanceFbb: 19 });
  expect(refusal.status).toBe(409);
  expect(refusalJson(refusal)).toEqual({
    message: 'This takes 20 FriendBase Bucks. You have 19.',
    code: 'notEnoughBucks',
  });
});

it.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
])('says in words how long %i seconds are', (seconds, words) => {
  const refusal = refused('tooManyTries', { retryAfterSeconds: seconds });
  expect([refusal.status, refusal.retryAfterSeconds]).toEqual([429, seconds]);
  expect(refusal.message).toBe(`That was a lot of tries. Please wait ${words}, then try again.`);
});
