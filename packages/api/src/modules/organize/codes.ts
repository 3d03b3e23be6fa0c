import { apiError, codeIn, shownCode, toldTo } from '@friendbase/contract';
import type { ShownCode } from '@friendbase/contract';
import type { Knex } from 'knex';
import { record } from '../moderation/model.ts';
import { RedemptionModel } from '../rewards/model.ts';
import type { Organizing } from './commands.ts';

interface Looked {
  redemption: RedemptionModel;
  shown: ShownCode;
}

/** Throws 404 for a code of nobody, and 409 for one of a reward that opens by itself. */
async function requireCode(db: Knex, given: string): Promise<Looked> {
  const redemptionCode = codeIn(given);
  const redemption =
    redemptionCode === undefined ? undefined : await RedemptionModel.query(db).findOne({ redemptionCode });
  const shown = shownCode(redemption);
  if (Array.isArray(shown)) throw apiError(...shown);
  if (!redemption) throw apiError('codeNotFound');
  return { redemption, shown };
}

/** What a code is for, however it was typed. */
export const lookAt = async (db: Knex, given: string): Promise<ShownCode> =>
  (await requireCode(db, given)).shown;

/** Marks it once: of two at the same time the second writes nothing. Throws as `lookAt`, and 409 where it was used. */
export async function markUsed(
  trx: Knex.Transaction,
  given: string,
  { live, memberId, nextId, now }: Organizing,
): Promise<ShownCode> {
  const { redemption, shown } = await requireCode(trx, given);
  const { id, userId, name } = redemption;
  const usedAt = now.toISOString();
  const marked = await RedemptionModel.query(trx).patch({ usedAt }).where({ id }).whereNull('usedAt');
  if (marked === 0) throw apiError('codeUsed');
  // By its own id: the record, which others read, does not say who.
  await record(trx, {
    id: nextId(),
    moderatorId: memberId,
    act: 'usedCode',
    details: { redemption: id, name },
    now,
  });
  live.tell(trx, ...toldTo([userId], { name: 'codeUsed', data: {} }));
  return { ...shown, usedAt };
}
