import { apiError } from '@friendbase/contract';

/** The id of a path or body that must be the caller's own. Throws 403 for any other, known or not. */
export function requireSelf(id: string, { member }: { member: { id: string } }): string {
  if (id !== member.id) throw apiError('notYourAccount');
  return id;
}
