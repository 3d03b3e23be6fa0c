import type { World } from './world.ts';

type Ask = (path: string, init?: RequestInit) => Promise<Response>;

/** A backend of the example calls. */
export interface ExampleBackend extends AsyncDisposable {
  asVisitor: Ask;
  asMember: Ask;
  /** Ends the session of the member. */
  logOut: () => void;
}

/** Opens one whose streams have a heartbeat of `HEARTBEAT_MS`. */
export type OpenExamples = (world: World) => Promise<ExampleBackend>;

/** So short that a test need not wait for it. */
export const EXAMPLE_HEARTBEAT_MS = 20;
