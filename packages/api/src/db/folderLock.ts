import { StartError } from '../startError.ts';
import { codeOf } from './failures.ts';

/** A restart may come while the process before is still stopping, which takes less than this. */
export const LOCK_WAIT_MS = 2000;

/**
 * Statements by which a connection holds the lock in `lockFile` for as long as it is open: an exclusive lock of the
 * operating system, which ends with the process in whatever way that ends. Only the first write takes it.
 */
export const lockStatements = (lockFile: string): string => `
  attach database '${lockFile.replaceAll("'", "''")}' as folder_lock;
  pragma folder_lock.journal_mode = memory;
  pragma folder_lock.locking_mode = exclusive;
  pragma folder_lock.user_version = 1`;

/** Why the lock could not be taken. */
export const lockError = (error: Error): Error =>
  codeOf(error) === 'SQLITE_BUSY'
    ? new StartError(
        'another process of FriendBase is using this folder. Stop it, or set DATA_DIR to another folder.',
      )
    : error;
