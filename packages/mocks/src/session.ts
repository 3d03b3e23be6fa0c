/** The member of a session. The session ends when `passwordVersion` changes. */
export interface SessionOwner {
  id: string;
  passwordVersion: number;
  /** Of the record by which this browser is told what comes. */
  pushId?: string | undefined;
  /** It began with a passkey, or made one. */
  isStrong?: boolean | undefined;
  /** Of the record of this log in. Who is in a scenario from its start has none. */
  placeId?: string | undefined;
}

/** Who is logged in at one place: a browser, or one visitor of a test. */
export interface Session {
  owner: () => SessionOwner | undefined;
  start: (owner: SessionOwner) => void;
  /** What the session has from now on, beside what it began with. */
  change: (part: Partial<SessionOwner>) => void;
  end: () => void;
  /** The key of the device, where somebody has logged in before: it stays after every log out, */
  deviceKey: () => string | undefined;
  /** and is made when it is first needed. */
  storeDevice: (key?: string) => string;
}

/** What a browser stores: whose session it has, and the key of its device. */
interface StoredSession extends SessionOwner {
  deviceKey?: string | undefined;
}

/** As it is stored: nobody has an empty id. */
const NOBODY: StoredSession = { id: '', passwordVersion: 0 };

/** The session of a browser, which all of its tabs share: stored as a collection of one record, or none at first. */
export function createSessionRecord(onChange: () => void) {
  let stored: StoredSession | undefined;
  return {
    all: (): StoredSession[] => (stored ? [stored] : []),
    fill: ([first]: StoredSession[]): void => void (stored = first),
    set(owner: StoredSession): void {
      stored = owner;
      onChange();
    },
  };
}

export type SessionRecord = ReturnType<typeof createSessionRecord>;

/** `firstMemberId` is logged in until somebody logs in or out. */
export function openSession(record: SessionRecord, firstMemberId: string | undefined): Session {
  const current = (): StoredSession => record.all()[0] ?? { ...NOBODY, id: firstMemberId ?? '' };
  return {
    owner: () => (current().id ? current() : undefined),
    start: ({ id, passwordVersion, pushId, isStrong, placeId }) =>
      record.set({ id, passwordVersion, pushId, isStrong, placeId, deviceKey: current().deviceKey }),
    change: (part) => record.set({ ...current(), ...part }),
    end: () => record.set({ ...NOBODY, deviceKey: current().deviceKey }),
    deviceKey: () => current().deviceKey,
    storeDevice(key = crypto.randomUUID()) {
      const { deviceKey = key } = current();
      record.set({ ...current(), deviceKey });
      return deviceKey;
    },
  };
}
