/** Who deleted something, and when: backends keep it for moderators, and no call of a member finds it. */
export interface Deletion {
  deletedAt: string;
  deletedBy: string;
}

export const deletionBy = ({ id }: { id: string }, now: Date): Deletion => ({
  deletedAt: now.toISOString(),
  deletedBy: id,
});
