import { foldCase, wrongCurrentPassword } from '@friendbase/contract';
import { transact } from '../../db/transact.ts';
import type { Deps, HandlersOf } from '../../http/context.ts';
import type { Limits } from '../../http/limits.ts';

export const passwordHandlers = ({ db, passwords }: Deps, limits: Limits): HandlersOf<'changePassword'> => ({
  async changePassword({ body: { currentPassword, newPassword } }, context) {
    const { member } = context;
    // The same count as that of logins: who holds a session may not guess more often than who does not.
    const who = [foldCase(member.username), context.address];
    await limits.count('wrongPassword', ...who);
    if (!(await passwords.verify(currentPassword, member.passwordHash))) throw wrongCurrentPassword();
    await limits.clear('wrongPassword', ...who);
    const passwordHash = await passwords.hash(newPassword);
    await transact(db, async (trx) => {
      await trx('users').where({ id: member.id }).update({ passwordHash });
      await trx('sessions').where({ userId: member.id }).delete();
      await context.startSession(member.id, trx);
    });
  },
});
