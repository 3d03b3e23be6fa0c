/** The name of the database in which this device keeps the files a member has chosen and not shared yet. */
export const FILES_FAMILY = 'friendbase.files.';

/** Deletes them: others may use this device. Storage that is blocked has none. */
export function forgetFiles(memberId: string): void {
  try {
    globalThis.indexedDB?.deleteDatabase(FILES_FAMILY + memberId);
  } catch {
    // Blocked.
  }
}
