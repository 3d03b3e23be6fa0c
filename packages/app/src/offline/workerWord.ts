/** All that a device says of what comes, in the member's words. */
export interface PushedWords {
  wrote: string;
  something: string;
}

/** What a page of a member tells the worker. */
export interface WorkerWord {
  type: 'member.here';
  memberId: string;
  /** A page that they have opened. */
  address: string;
  /** The files that this page has loaded. */
  files: readonly string[];
  /** What this device says while no page is open. */
  pushed: PushedWords;
}

/** What the worker tells a page: somebody has pressed what this device has shown of it. */
export interface PressWord {
  type: 'push.pressed';
  href: string;
}
