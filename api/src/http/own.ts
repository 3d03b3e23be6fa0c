import { notYours } from '@friendbase/contract';

/** A member's id in a path or body that has to be the caller's own. Throws 403 for any other, known or not. */
export function own(id: string, { member }: { member: { id: string } }): string {
  if (id !== member.id) throw notYours();
  return id;
}
