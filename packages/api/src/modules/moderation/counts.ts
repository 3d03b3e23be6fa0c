import { CASE_LISTS, countedFrom, moderationCounts, MOST_COUNTED } from '@friendbase/contract';
import type { ModerationCounts, StoredCase, StoredDecision } from '@friendbase/contract';
import type { Knex } from 'knex';
import { ReportModel } from '../reports/model.ts';
import { countLetters, LetterModel } from '../letters/model.ts';
import { CaseModel, DecisionModel } from './model.ts';

/** The numbers for whoever runs the server. */
export async function readCounts(db: Knex, now: Date): Promise<ModerationCounts> {
  const from = countedFrom(now);
  const waiting: [string, number][] = [];
  for (const list of CASE_LISTS)
    waiting.push([list, await CaseModel.query(db).where({ list, closedAt: null }).resultSize()]);
  const reports = await ReportModel.query(db).where('createdAt', '>', from).select('reason', 'createdAt');
  const decisions = await DecisionModel.query(db)
    .join('moderation_cases', 'moderation_cases.id', 'moderation_decisions.caseId')
    .where('moderation_decisions.createdAt', '>', from)
    .select('moderation_decisions.createdAt', 'moderation_cases.openedAt')
    .castTo<Pick<StoredCase & StoredDecision, 'createdAt' | 'openedAt'>[]>();
  const letters = await LetterModel.query(db).whereNull('answeredAt').resultSize();
  const open = Object.fromEntries([...waiting, ['letters', letters]]) as ModerationCounts['open'];
  return moderationCounts({ open, reports, decisions }, now);
}

/** How many cases and letters wait for a moderator, whenever they came, without those of their own. */
export async function waitingCases(db: Knex, moderatorId: string): Promise<number> {
  const waiting = CaseModel.query(db).whereNull('closedAt').whereNot({ ownerId: moderatorId });
  return Math.min((await waiting.resultSize()) + (await countLetters(db, moderatorId)), MOST_COUNTED);
}
