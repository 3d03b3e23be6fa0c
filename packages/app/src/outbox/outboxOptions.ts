import type { ActorOptions } from 'xstate';
import type { TabChannel } from '../lib/device/tabChannel.ts';
import type { QueuedFile } from './carriedFiles.ts';
import type { Entry } from './entry.ts';
import type { Wakes } from './outboxActors.ts';
import type { outboxMachine, OutboxWord } from './outboxMachine.ts';
import type { OutboxStore } from './outboxStore.ts';

export interface OutboxOptions {
  memberId: string;
  /** Where the device stores it; nowhere without one. */
  stored: OutboxStore | undefined;
  /** Whether the member wants more stored on the device now. What waits there already is sent all the same. */
  mayStore: () => boolean;
  /** By which one tab of a browser has its turn. Left out, each sends: the keys let each call happen once. */
  locks: LockManager | undefined;
  tabs: TabChannel<OutboxWord> | undefined;
  wakes: Wakes;
  /**
   * Makes the call. Rejects where another member is logged in.
   *
   * @param remember stores which of the files were sent
   */
  send: (entry: Entry, remember: (files: readonly QueuedFile[]) => Promise<void>) => Promise<unknown>;
  /** It was sent, by this tab or another one: shows it where it belongs, before it is gone from the outbox. */
  onSent: (entry: Entry, answer: unknown) => Promise<void>;
  /** The server, or the device, refused it. Not called for a press whose part still waits for the outcome. */
  onRefused: (entry: Entry) => void;
  /** The files of a post that was taken back. They are on the device until this is done. */
  onFilesBack: (files: readonly QueuedFile[]) => Promise<void>;
  /** Nothing waits anymore. */
  onEmptied: () => void;
  onSignedOut: () => void;
  now?: () => number;
  /** @default the browser's own */
  clock?: ActorOptions<typeof outboxMachine>['clock'] | undefined;
}
