import {
  decisionProblem,
  madeDecision,
  apiError,
  reportStateAfter,
  standingAfter,
  hidesSubject,
  toldOfDecision,
} from '@friendbase/contract';
import type { CaseDecision, StoredDecision } from '@friendbase/contract';
import type { Knex } from 'knex';
import { ReportModel } from '../reports/model.ts';
import { LeavingModel } from '../leaving/model.ts';
import { MemberModel, moderatorIds } from '../users/model.ts';
import type { Live } from '../../live/live.ts';
import { isPartial } from './conflicts.ts';
import { AppealModel, CaseModel, decisionOf, DecisionModel, record } from './model.ts';
import { closeAccount, hideSubject, reopenAccount, restoreSubject } from './hideSubject.ts';

/** Who acts, when, and with which ids. */
export interface Acting {
  live: Pick<Live, 'tell'>;
  moderatorId: string;
  nextId: () => string;
  now: Date;
}

/**
 * Locks the account that a decision is about, before anything of its owner's: their own calls lock in this order, and
 * what they are writing is there before it is taken.
 */
export async function holdOwner(
  trx: Knex.Transaction,
  { tableName }: typeof CaseModel | typeof DecisionModel,
  id: string,
): Promise<void> {
  const ownerId = trx(tableName).where({ id }).select('ownerId');
  await MemberModel.query(trx).whereIn('id', ownerId).select('id').forNoKeyUpdate();
}

/** Decides a case. Of many at once one does, and the others are told who. */
export async function decideCase(
  trx: Knex.Transaction,
  caseId: string,
  { action, rule, version }: CaseDecision,
  acting: Acting,
): Promise<DecisionModel> {
  const { live, moderatorId, nextId, now } = acting;
  await holdOwner(trx, CaseModel, caseId);
  const held = await CaseModel.query(trx).findById(caseId).whereNot('list', 'appeals').forUpdate();
  if (!held) throw apiError('caseNotFound');
  const hasConflict = await isPartial(trx, { ownerId: held.ownerId, caseId }, moderatorId);
  const problem = decisionProblem(held, { hasConflict, version });
  if (problem === 'notYourCase') throw apiError(problem);
  if (problem) throw await decidedBefore(trx, held);
  const made = madeDecision(held.stored, { action, rule }, { id: nextId(), moderatorId, now });
  const { ownerId, createdAt } = made;
  const deletion = { deletedAt: createdAt, deletedBy: moderatorId };
  const thing = hidesSubject(action, held) ? await hideSubject(trx, held, deletion) : null;
  const taken = action === 'close' ? { ...thing, ...(await closeAccount(trx, ownerId, deletion)) } : thing;
  const decision: StoredDecision = { ...made, taken };
  await trx(DecisionModel.tableName).insert({ ...decision, taken: taken && JSON.stringify(taken) });
  if (decision.until !== null) await renewStanding(trx, ownerId);
  await CaseModel.query(trx)
    .findById(caseId)
    .patch({ closedAt: createdAt, version: version + 1 });
  const reports = await ReportModel.query(trx).where({ caseId, state: 'waiting' }).select('id', 'reporterId');
  await ReportModel.query(trx)
    .where({ caseId, state: 'waiting' })
    .patch({ state: reportStateAfter(action), answeredAt: createdAt });
  live.tell(trx, ...toldOfDecision({ decision, reports, moderatorIds: await moderatorIds(trx, ownerId) }));
  await record(trx, { id: nextId(), moderatorId, act: 'decided', caseId, details: { action, rule }, now });
  return readDecision(trx, decision.id);
}

async function decidedBefore(trx: Knex.Transaction, { id }: CaseModel) {
  const decision = await decisionOf(trx, id);
  return decision
    ? apiError('alreadyDecided', { by: decision.by.displayName, action: decision.action })
    : apiError('invalidInput', { problem: 'caseChanged', field: 'version' });
}

const readDecision = (trx: Knex.Transaction, id: string) =>
  DecisionModel.query(trx).findById(id).withGraphFetched('by(person)').throwIfNotFound();

/** Pauses and closes or not, by the decisions that hold. Who has left stays closed out. */
async function renewStanding(trx: Knex.Transaction, ownerId: string): Promise<void> {
  const inForce = await DecisionModel.query(trx).where({ ownerId, undoneAt: null });
  const { pausedUntil, closedAt } = standingAfter(inForce);
  const leaving = await LeavingModel.query(trx).findById(ownerId);
  await MemberModel.query(trx)
    .findById(ownerId)
    .patch({ pausedUntil, closedAt: closedAt ?? leaving?.askedAt ?? null });
}

/** Undoes a decision: what it took comes back. Throws 409 for one that was undone before, and 403 as deciding does. */
export async function undoDecision(
  trx: Knex.Transaction,
  id: string,
  acting: Acting,
): Promise<DecisionModel> {
  await holdOwner(trx, DecisionModel, id);
  const decision = await DecisionModel.query(trx).findById(id).forUpdate();
  if (!decision) throw apiError('decisionNotFound');
  if (await isPartial(trx, decision, acting.moderatorId)) throw apiError('notYourCase');
  await reverseDecision(trx, decision, acting);
  await record(trx, {
    id: acting.nextId(),
    moderatorId: acting.moderatorId,
    act: 'undid',
    caseId: decision.caseId,
    details: { decisionId: id },
    now: acting.now,
  });
  return readDecision(trx, id);
}

/** Undoes a decision that is locked. */
export async function reverseDecision(
  trx: Knex.Transaction,
  decision: DecisionModel,
  { live, moderatorId, now }: Pick<Acting, 'live' | 'moderatorId' | 'now'>,
): Promise<void> {
  const { id, caseId, ownerId, action } = decision;
  if (decision.undoneAt !== null) throw apiError('alreadyUndone');
  const undoneAt = now.toISOString();
  await DecisionModel.query(trx)
    .findById(id)
    .patch({ undoneAt, toldAt: action === 'keep' ? null : undoneAt });
  await restoreSubject(trx, decision.stored);
  if (action === 'close') await reopenAccount(trx, decision.stored);
  await renewStanding(trx, ownerId);
  await CaseModel.query(trx).findById(caseId).increment('version', 1);
  await ReportModel.query(trx).where({ caseId, state: 'removed' }).patch({ state: 'kept' });
  await answerWaiting(trx, id, { outcome: 'undo', answeredAt: undoneAt, answeredBy: moderatorId });
  live.tell(trx, ...toldOfDecision({ decision, moderatorIds: await moderatorIds(trx, ownerId) }));
}

interface Answer {
  outcome: 'keep' | 'undo';
  answeredAt: string;
  answeredBy: string;
}

/** Answers the appeal against a decision, if one waits. */
export async function answerWaiting(
  trx: Knex.Transaction,
  decisionId: string,
  answer: Answer,
): Promise<void> {
  const appeal = await AppealModel.query(trx).findOne({ decisionId, outcome: null });
  if (!appeal) return;
  await appeal.$query(trx).patch(answer);
  const { version } = await CaseModel.query(trx).findById(appeal.id).throwIfNotFound();
  await CaseModel.query(trx)
    .findById(appeal.id)
    .patch({ closedAt: answer.answeredAt, version: version + 1 });
}
