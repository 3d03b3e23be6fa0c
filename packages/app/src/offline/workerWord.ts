/** What a page of a member tells the worker. */
export interface WorkerWord {
  type: 'member.here';
  memberId: string;
  /** The page that is open now. */
  address: string;
  /** The files that this page has loaded. */
  files: readonly string[];
}
