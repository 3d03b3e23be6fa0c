import { expect, it } from 'vitest';
import { ApiError, isApiError, notFound, signedOut, tooManyTries } from './errors.ts';

it('is told from other errors, and by its status', () => {
  expect([isApiError(new Error('x')), isApiError(undefined), isApiError({ status: 401 })]).toEqual([
    false,
    false,
    false,
  ]);
  expect([isApiError(signedOut(), 403), isApiError(signedOut(), 401), isApiError(signedOut())]).toEqual([
    false,
    true,
    true,
  ]);
});

it.each([
  [1, '1 second'],
  [59, '59 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [900, '15 minutes'],
])('says in words how long %i seconds are', (seconds, words) => {
  const { status, message, retryAfterSeconds } = tooManyTries(seconds);
  expect([status, retryAfterSeconds]).toEqual([429, seconds]);
  expect(message).toBe(`That was a lot of tries. Please wait ${words}, then try again.`);
});

it('carries no waiting time when there is none', () => {
  expect(notFound('post').retryAfterSeconds).toBeUndefined();
  expect(new ApiError({ status: 404, message: 'x' })).toBeInstanceOf(Error);
});
