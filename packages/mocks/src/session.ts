import type { Session, SessionOwner } from './mock.ts';

/** Who is logged in, as it is kept: nobody has an empty id. */
interface StoredOwner {
  id: string;
  passwordVersion: number;
}

const NOBODY: StoredOwner = { id: '', passwordVersion: 0 };

/** The session of a browser, which all of its tabs share: kept as a collection of one record, or none at first. */
export function createSessionRecord(onChange: () => void) {
  let stored: StoredOwner | undefined;
  return {
    all: (): StoredOwner[] => (stored ? [stored] : []),
    fill: ([first]: StoredOwner[]): void => void (stored = first),
    set(owner: StoredOwner): void {
      stored = owner;
      onChange();
    },
  };
}

export type SessionRecord = ReturnType<typeof createSessionRecord>;

/** `firstMemberId` is logged in until somebody logs in or out. */
export const openSession = (record: SessionRecord, firstMemberId: string | undefined): Session => ({
  owner(): SessionOwner | undefined {
    const [stored] = record.all();
    if (stored) return stored.id ? stored : undefined;
    return firstMemberId === undefined ? undefined : { id: firstMemberId, passwordVersion: 0 };
  },
  start: ({ id, passwordVersion }) => record.set({ id, passwordVersion }),
  end: () => record.set(NOBODY),
});
