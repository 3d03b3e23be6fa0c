/** The member of a session. The session ends when `passwordVersion` changes. */
export interface SessionOwner {
  id: string;
  passwordVersion: number;
  /** Of the record by which this browser is told what comes. */
  pushId?: string | undefined;
  /** It began with a passkey, or made one. */
  isStrong?: boolean | undefined;
}

/** Who is logged in at one place: a browser, or one visitor of a test. */
export interface Session {
  owner: () => SessionOwner | undefined;
  start: (owner: SessionOwner) => void;
  end: () => void;
}

/** As it is kept: nobody has an empty id. */
const NOBODY: SessionOwner = { id: '', passwordVersion: 0 };

/** The session of a browser, which all of its tabs share: kept as a collection of one record, or none at first. */
export function createSessionRecord(onChange: () => void) {
  let stored: SessionOwner | undefined;
  return {
    all: (): SessionOwner[] => (stored ? [stored] : []),
    fill: ([first]: SessionOwner[]): void => void (stored = first),
    set(owner: SessionOwner): void {
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
  start: ({ id, passwordVersion, pushId, isStrong }) => record.set({ id, passwordVersion, pushId, isStrong }),
  end: () => record.set(NOBODY),
});
