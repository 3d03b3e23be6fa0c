import { codeOf } from '../db/failures.ts';

/** Whether writing failed because there is no room, or no more of it for this user, or nothing at all may be written. */
export const isFull = (error: unknown): boolean => /^(ENOSPC|EDQUOT|EROFS|EACCES|EPERM)$/.test(codeOf(error));
