import { confirmationEnds, foldCase, openConfirmationEnds } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';
import { hashOfToken, newToken } from '../../http/sessionCookie.ts';
import type { MemberModel } from '../users/model.ts';

/** What confirms an address of a member, by the hash of what was sent there. */
export class EmailConfirmationModel extends Model {
  static override tableName = 'email_confirmations';
  static override idColumn = 'memberId';

  declare memberId: string;
  declare tokenHash: string;
  /** The address that it was sent to: it confirms no other. */
  declare emailKey: string;
  declare expiresAt: string;
}

/** Lets an address be confirmed, in place of what was sent before. Answers the token, which is stored nowhere. */
export async function openConfirmation(
  trx: Knex.Transaction,
  { id: memberId, email }: Pick<MemberModel, 'id' | 'email'>,
  now: Date,
): Promise<string> {
  const token = newToken();
  const row = {
    memberId,
    tokenHash: hashOfToken(token),
    emailKey: foldCase(email),
    expiresAt: confirmationEnds(now),
  };
  await trx(EmailConfirmationModel.tableName).insert(row).onConflict('memberId').merge();
  return token;
}

/** Gives what was sent its whole time again. Answers whether it is open still. */
export const renewConfirmation = async (trx: Knex.Transaction, token: string, now: Date): Promise<boolean> =>
  (await EmailConfirmationModel.query(trx)
    .where({ tokenHash: hashOfToken(token) })
    .patch({ expiresAt: confirmationEnds(now) })) === 1;

/** Uses up what confirms an address. Answers whether it did still. */
export async function useConfirmation(trx: Knex.Transaction, tokenHash: string, now: Date): Promise<boolean> {
  const { after, before } = openConfirmationEnds(now);
  const open = EmailConfirmationModel.query(trx).where({ tokenHash });
  return (await open.where('expiresAt', '>', after).where('expiresAt', '<', before).delete()) === 1;
}

/** Removes what is too old to confirm anything. */
export const sweepConfirmations = (db: Knex, now: Date): PromiseLike<number> =>
  EmailConfirmationModel.query(db).where('expiresAt', '<', now.toISOString()).delete();
