import type { Endpoints, Handlers, LiveEvent, PasskeySite, Told } from '@friendbase/contract';
import type { Blobs } from './backend.ts';
import type { Session } from './session.ts';
import type { Member, Store } from './store.ts';

/** What a handler works with. */
export interface MockContext {
  store: Store;
  blobs: Blobs;
  session: Session;
  /** The one who calls; 401 without a session. */
  caller: () => Member;
  now: () => Date;
  /** Stores what the call does to members, for whoever follows it. */
  tell: (...told: Told[]) => Promise<void>;
  /** Tells the pages of a member that are open now that `partnerId` is writing to them. */
  tellTyping: (memberId: string, partnerId: string) => void;
  /** What the browser calls itself. */
  userAgent: string;
  /** What happens to a member. */
  follow: (memberId: string, place: number | undefined, signal: AbortSignal) => AsyncGenerator<LiveEvent>;
  /** Where passkeys are of; nothing where there are none. */
  passkeySite: PasskeySite | undefined;
  /** Whether this session may do what the caller's role is for. */
  isRoleOpen: () => boolean;
  /** With which browsers subscribe; nothing where nothing is sent to devices. */
  pushKey: string | null;
  /** The `Idempotency-Key` that the call came with. */
  key: string | undefined;
  /** A visitor's call that was carried out with this key before: the answer is there, the session is not. */
  isRepeat: boolean;
}

export type MockHandlers = Handlers<Endpoints, MockContext>;
