import {
  answerProblem,
  appealCase,
  appealProblem,
  decisionTold,
  MOST_LISTED_DECISIONS,
  apiError,
  toldOfCases,
  toldOfDecision,
} from '@friendbase/contract';
import type { Decision } from '@friendbase/contract';
import type { Knex } from 'knex';
import { insertIfAbsent } from '../../db/transact.ts';
import { answerWaiting, holdOwner, reverseDecision } from './commands.ts';
import type { Acting } from './commands.ts';
import { moderatorIds } from '../users/model.ts';
import type { Live } from '../../live/live.ts';
import { isPartial } from './conflicts.ts';
import { AppealModel, CaseModel, caseRow, DecisionModel, record } from './model.ts';

/** What moderators decided about a member, as they are told it, the newest first. */
export async function readDecisions(db: Knex, ownerId: string): Promise<Decision[]> {
  const decisions = await DecisionModel.query(db)
    .where({ ownerId })
    .whereNot('action', 'keep')
    .withGraphFetched('appeal')
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(MOST_LISTED_DECISIONS);
  return decisions.flatMap((decision) => decisionTold(decision.stored, decision.appeal) ?? []);
}

interface Asking {
  live: Pick<Live, 'tell'>;
  ownerId: string;
  nextId: () => string;
  now: Date;
}

/** Asks to look again, once. Throws 404 for a decision about somebody else, and 409 when it is too late. */
export async function askAgain(
  trx: Knex.Transaction,
  decisionId: string,
  words: string,
  { live, ownerId, nextId, now }: Asking,
): Promise<Decision> {
  const decision = await DecisionModel.query(trx)
    .findOne({ id: decisionId, ownerId })
    .whereNot('action', 'keep')
    .forUpdate();
  if (!decision) throw apiError('decisionNotFound');
  const { createdAt, undoneAt, caseId } = decision;
  const known = await AppealModel.query(trx).findOne({ decisionId });
  const appealed = known ? 'waiting' : null;
  const problem = appealProblem({ createdAt, appeal: appealed, isUndone: undoneAt !== null }, now);
  if (problem) throw apiError(problem);
  const first = await CaseModel.query(trx).findById(caseId).throwIfNotFound();
  const asked = { id: nextId(), createdAt: now.toISOString() };
  const added = appealCase(decision.stored, asked, first.stored.reasons);
  await insertIfAbsent(trx, CaseModel.tableName, caseRow({ ...added, content: first.content }));
  const appeal = { ...asked, decisionId, words, outcome: null };
  await AppealModel.query(trx).insert(appeal);
  live.tell(trx, ...toldOfCases(await moderatorIds(trx, ownerId)));
  const told = decisionTold(decision.stored, appeal);
  if (!told) throw apiError('decisionNotFound');
  return told;
}

/** Answers an appeal, once. Throws 403 for the moderator who decided first. */
export async function answerAppeal(
  trx: Knex.Transaction,
  id: string,
  outcome: 'keep' | 'undo',
  acting: Acting,
): Promise<DecisionModel> {
  const { live, moderatorId, nextId, now } = acting;
  await holdOwner(trx, CaseModel, id);
  const held = await CaseModel.query(trx).findOne({ id, list: 'appeals' }).forUpdate();
  const appeal = held && (await AppealModel.query(trx).findById(id));
  if (!appeal) throw apiError('caseNotFound');
  const decision = await DecisionModel.query(trx).findById(appeal.decisionId).forUpdate().throwIfNotFound();
  const hasConflict = await isPartial(trx, decision, moderatorId);
  const problem = answerProblem(decision, appeal, { moderatorId, hasConflict });
  if (problem) throw apiError(problem);
  const answeredAt = now.toISOString();
  if (outcome === 'undo') await reverseDecision(trx, decision, acting);
  else {
    await answerWaiting(trx, decision.id, { outcome, answeredAt, answeredBy: moderatorId });
    await decision.$query(trx).patch({ toldAt: answeredAt });
    const ids = await moderatorIds(trx, decision.ownerId);
    live.tell(trx, ...toldOfDecision({ decision, moderatorIds: ids }));
  }
  await record(trx, { id: nextId(), moderatorId, act: 'answered', caseId: id, details: { outcome }, now });
  return DecisionModel.query(trx).findById(decision.id).withGraphFetched('by(person)').throwIfNotFound();
}
