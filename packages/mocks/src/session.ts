import type { Session, SessionOwner } from './mock.ts';

/** Who is logged in, as it is kept: nobody has an empty id. */
interface KeptOwner {
  id: string;
  passwordVersion: number;
}

const NOBODY: KeptOwner = { id: '', passwordVersion: 0 };

/** The session of a browser, which all of its tabs share: kept as a collection of one record, or none at first. */
export function createSessionRecord(onChange: () => void) {
  let kept: KeptOwner | undefined;
  return {
    all: (): KeptOwner[] => (kept ? [kept] : []),
    fill: ([first]: KeptOwner[]): void => void (kept = first),
    set(owner: KeptOwner): void {
      kept = owner;
      onChange();
    },
  };
}

export type SessionRecord = ReturnType<typeof createSessionRecord>;

/** `firstMemberId` is logged in until somebody logs in or out. */
export const openSession = (record: SessionRecord, firstMemberId: string | undefined): Session => ({
  owner(): SessionOwner | undefined {
    const [kept] = record.all();
    if (kept) return kept.id ? kept : undefined;
    return firstMemberId === undefined ? undefined : { id: firstMemberId, passwordVersion: 0 };
  },
  start: ({ id, passwordVersion }) => record.set({ id, passwordVersion }),
  end: () => record.set(NOBODY),
});
