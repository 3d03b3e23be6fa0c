import {
  answerProblem,
  CASE_PAGE_LENGTH,
  caseEntry,
  casePlace,
  countedFrom,
  decisionProblem,
  madeDecision,
  moderationCounts,
  apiError,
  reportStateAfter,
  standingAfter,
  hidesSubject,
  toldOfDecision,
} from '@friendbase/contract';
import type { RecordAct, StoredDecision } from '@friendbase/contract';
import type { MockContext, MockHandlers } from '../mockContext.ts';
import type { Store } from '../store.ts';
import { waitingLetters } from './letterRecords.ts';
import { isPartial } from './conflicts.ts';
import { moderatorIds, requireMember } from './people.ts';
import { readCase, withModerator } from './cases.ts';
import { closeAccount, hideSubject, reopenAccount, restoreSubject } from './hideSubject.ts';

type ModerationHandlers = Pick<
  MockHandlers,
  'listCases' | 'getCase' | 'decideCase' | 'undoDecision' | 'answerAppeal' | 'getModerationCounts'
>;

export const moderation: ModerationHandlers = {
  async listCases({ query: { list, before } }, { store, caller }) {
    const { id: moderatorId } = caller();
    const waiting = store.cases
      .findMany((q) => q.where({ list, closedAt: null }))
      .filter(({ ownerId }) => ownerId !== moderatorId)
      .map((it) => ({ ...it, place: casePlace(it) }))
      .filter(({ place }) => before === undefined || place > before)
      .toSorted((a, b) => (a.place < b.place ? -1 : 1));
    const shown = waiting.slice(0, CASE_PAGE_LENGTH);
    return {
      items: shown.map((it) => caseEntry(it, requireMember(store, it.ownerId))),
      next: waiting.length > shown.length ? shown.at(-1)?.place : undefined,
    };
  },

  async getCase({ params: { id } }, context) {
    const found = readCase(context.store, id, context.caller().id);
    await note(context, 'looked', id);
    return found;
  },

  async decideCase({ params: { id: caseId }, body: { action, rule, version } }, context) {
    const { store, caller, now, tell } = context;
    const { id: moderatorId } = caller();
    const held = store.cases.findFirst((q) => q.where({ id: caseId }));
    if (!held || held.list === 'appeals') throw apiError('caseNotFound');
    const hasConflict = isPartial(store, { ownerId: held.ownerId, caseId }, moderatorId);
    const problem = decisionProblem(held, { hasConflict, version });
    if (problem === 'notYourCase') throw apiError(problem);
    if (problem) throw decidedBefore(store, caseId);
    const id = crypto.randomUUID();
    const made = madeDecision(held, { action, rule }, { id, moderatorId, now: now() });
    const { ownerId, createdAt } = made;
    const deletion = { deletedAt: createdAt, deletedBy: moderatorId };
    const thing = hidesSubject(action, held) ? await hideSubject(store, held, deletion) : null;
    const taken =
      action === 'close' ? { ...thing, ...(await closeAccount(store, ownerId, deletion)) } : thing;
    const decision = await store.decisions.create({ ...made, taken });
    if (decision.until !== null) await renewStanding(store, ownerId);
    await store.cases.update((q) => q.where({ id: caseId }), {
      data: (it) => void Object.assign(it, { closedAt: createdAt, version: version + 1 }),
    });
    const answer = { state: reportStateAfter(action), answeredAt: createdAt };
    const reports = store.reports.findMany((q) => q.where({ caseId, state: 'waiting' }));
    await tell(...toldOfDecision({ decision, reports, moderatorIds: moderatorIds(store, ownerId) }));
    await store.reports.updateMany((q) => q.where({ caseId, state: 'waiting' }), {
      data: (it) => void Object.assign(it, answer),
    });
    await note(context, 'decided', caseId);
    return withModerator(store, decision);
  },

  async undoDecision({ params: { id } }, context) {
    const { store, caller } = context;
    const decision = store.decisions.findFirst((q) => q.where({ id }));
    if (!decision) throw apiError('decisionNotFound');
    if (isPartial(store, decision, caller().id)) throw apiError('notYourCase');
    await reverseDecision(context, decision);
    await note(context, 'undid', decision.caseId);
    return withModerator(store, requireDecision(store, id));
  },

  async answerAppeal({ params: { id }, body: { outcome } }, context) {
    const { store, caller, now, tell } = context;
    const { id: moderatorId } = caller();
    const held = store.cases.findFirst((q) => q.where({ id, list: 'appeals' }));
    const appeal = held && store.appeals.findFirst((q) => q.where({ id }));
    if (!appeal) throw apiError('caseNotFound');
    const decision = requireDecision(store, appeal.decisionId);
    const hasConflict = isPartial(store, decision, moderatorId);
    const problem = answerProblem(decision, appeal, { moderatorId, hasConflict });
    if (problem) throw apiError(problem);
    if (outcome === 'undo') await reverseDecision(context, decision);
    else {
      await answerWaiting(context, decision.id, outcome);
      await changeDecision(store, decision.id, { toldAt: now().toISOString() });
      await tell(...toldOfDecision({ decision, moderatorIds: moderatorIds(store, decision.ownerId) }));
    }
    await note(context, 'answered', id);
    return withModerator(store, requireDecision(store, decision.id));
  },

  async getModerationCounts(_, context) {
    const { store, now } = context;
    await note(context, 'counted');
    const from = countedFrom(now());
    const openIn = (list: 'reports' | 'newAccounts' | 'appeals') =>
      store.cases.findMany((q) => q.where({ list, closedAt: null })).length;
    const isRecent = ({ createdAt }: { createdAt: string }) => createdAt > from;
    return moderationCounts(
      {
        open: {
          reports: openIn('reports'),
          newAccounts: openIn('newAccounts'),
          appeals: openIn('appeals'),
          letters: waitingLetters(store).length,
        },
        reports: store.reports.all().filter(isRecent),
        decisions: store.decisions
          .all()
          .filter(isRecent)
          .map(({ createdAt, caseId }) => ({
            createdAt,
            openedAt: store.cases.findFirst((q) => q.where({ id: caseId }))?.openedAt ?? createdAt,
          })),
      },
      now(),
    );
  },
};

function requireDecision(store: Store, id: string): StoredDecision {
  const decision = store.decisions.findFirst((q) => q.where({ id }));
  if (!decision) throw apiError('decisionNotFound');
  return decision;
}

function decidedBefore(store: Store, caseId: string) {
  const decision = store.decisions.findFirst((q) => q.where({ caseId }));
  return decision
    ? apiError('alreadyDecided', {
        by: requireMember(store, decision.moderatorId).displayName,
        action: decision.action,
      })
    : apiError('invalidInput', { problem: 'caseChanged', field: 'version' });
}

const changeDecision = (store: Store, id: string, changed: Partial<StoredDecision>) =>
  store.decisions.update((q) => q.where({ id }), { data: (it) => void Object.assign(it, changed) });

export async function note(
  { store, caller, now }: MockContext,
  act: RecordAct,
  caseId: string | null = null,
) {
  await store.moderationRecord.create({
    id: crypto.randomUUID(),
    moderatorId: caller().id,
    act,
    caseId,
    createdAt: now().toISOString(),
  });
}

/** Pauses and closes or not, by the decisions that hold. Who has left stays closed out. */
async function renewStanding(store: Store, ownerId: string): Promise<void> {
  const { pausedUntil, closedAt } = standingAfter(
    store.decisions.findMany((q) => q.where({ ownerId, undoneAt: null })),
  );
  const leaving = store.leavings.findFirst((q) => q.where({ memberId: ownerId }));
  await store.members.update((q) => q.where({ id: ownerId }), {
    data: (it) => void Object.assign(it, { pausedUntil, closedAt: closedAt ?? leaving?.askedAt ?? null }),
  });
}

async function reverseDecision(context: MockContext, decision: StoredDecision): Promise<void> {
  const { store, now, tell } = context;
  const { id, caseId, ownerId, action, undoneAt } = decision;
  if (undoneAt !== null) throw apiError('alreadyUndone');
  const at = now().toISOString();
  await changeDecision(store, id, { undoneAt: at, toldAt: action === 'keep' ? null : at });
  await restoreSubject(store, decision);
  if (action === 'close') await reopenAccount(store, decision);
  await renewStanding(store, ownerId);
  await store.cases.update((q) => q.where({ id: caseId }), { data: (it) => void (it.version += 1) });
  await store.reports.updateMany((q) => q.where({ caseId, state: 'removed' }), {
    data: (it) => void (it.state = 'kept'),
  });
  await answerWaiting(context, id, 'undo');
  await tell(...toldOfDecision({ decision, moderatorIds: moderatorIds(store, ownerId) }));
}

/** Answers the appeal against a decision, if one waits. */
async function answerWaiting(
  { store, caller, now }: MockContext,
  decisionId: string,
  outcome: 'keep' | 'undo',
): Promise<void> {
  const appeal = store.appeals.findFirst((q) => q.where({ decisionId, outcome: null }));
  if (!appeal) return;
  const answeredAt = now().toISOString();
  await store.appeals.update((q) => q.where({ id: appeal.id }), {
    data: (it) => void Object.assign(it, { outcome, answeredAt, answeredBy: caller().id }),
  });
  await store.cases.update((q) => q.where({ id: appeal.id }), {
    data: (it) => void Object.assign(it, { closedAt: answeredAt, version: it.version + 1 }),
  });
}
