import { expect, it } from 'vitest';
import { ApiError, isApiError } from './errors.ts';

const gone = new ApiError({ status: 404, message: 'It is gone.' });

it('is told from other errors, and by its status', () => {
  expect([isApiError(new Error('x')), isApiError(undefined), isApiError({ status: 404 })]).toEqual([
    false,
    false,
    false,
  ]);
  expect([isApiError(gone, 403), isApiError(gone, 404), isApiError(gone)]).toEqual([false, true, true]);
});

it('carries no code and no waiting time where it was given none', () => {
  expect([gone.code, gone.retryAfterSeconds]).toEqual([undefined, undefined]);
});
