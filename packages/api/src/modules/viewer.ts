/** The member who looks, and when. */
export interface Viewer {
  memberId: string;
  now: Date;
}
