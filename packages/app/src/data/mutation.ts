import type { WritingCall } from '@friendbase/contract';
import { mutationOptions, type UseMutationOptions } from '@tanstack/react-query';

/**
 * Options of a mutation that makes these calls. Their rows in `refresh.ts` say what it invalidates, so every
 * mutation of the app is made here, which lint holds.
 */
export const mutation = <Data, Variables = void, Begun = unknown>(
  writes: readonly [WritingCall, ...WritingCall[]],
  options: Omit<UseMutationOptions<Data, Error, Variables, Begun>, 'meta'>,
) => mutationOptions({ ...options, meta: { writes } });
