import { codeOf } from '../db/failures.ts';

/** Whether writing failed because there is no room, or no more of it for this user. */
export const isFull = (error: unknown): boolean => /^(ENOSPC|EDQUOT)$/.test(codeOf(error));
