import {
  appealCase,
  appealProblem,
  appealTokenExpiry,
  closingTold,
  decisionTold,
  isAppealTokenGood,
  MOST_LISTED_DECISIONS,
  apiError,
  toldOfCases,
} from '@friendbase/contract';
import type { ClosedAccount, Decision, StoredDecision } from '@friendbase/contract';
import type { MockContext, MockHandlers } from '../mockContext.ts';
import { newestFirst } from '../store.ts';
import type { Store } from '../store.ts';
import { moderatorIds, requireSelf } from './people.ts';

type AppealHandlers = Pick<MockHandlers, 'listDecisions' | 'appealDecision' | 'appealClosedAccount'>;

/** What members are told of decisions about them, and asking to look again. */
export const appeals: AppealHandlers = {
  async listDecisions({ params: { userId } }, { store, caller }) {
    requireSelf(caller(), userId);
    const own = store.decisions
      .findMany((q) => q.where({ ownerId: userId }))
      .filter(({ rule }) => rule !== null);
    return newestFirst(own, { limit: MOST_LISTED_DECISIONS - 1 }).flatMap(
      (decision) => told(store, decision) ?? [],
    );
  },

  async appealDecision({ params: { id }, body: { words } }, context) {
    const decision = context.store.decisions.findFirst((q) => q.where({ id, ownerId: context.caller().id }));
    return askAgain(context, decision, words);
  },

  async appealClosedAccount({ body: { token, words } }, context) {
    const { store, now, isRepeat } = context;
    const held = store.appealTokens.findFirst((q) => q.where({ token }));
    const decision = held && store.decisions.findFirst((q) => q.where({ id: held.decisionId }));
    const isGood = decision && (isRepeat || isAppealTokenGood(held, decision, now()));
    if (!isGood) throw apiError('appealTokenRefused');
    return isRepeat ? requireTold(store, decision) : askAgain(context, decision, words);
  },
};

/** Asks to look again, once. */
async function askAgain(
  { store, now, tell }: Pick<MockContext, 'store' | 'now' | 'tell'>,
  decision: StoredDecision | undefined,
  words: string,
): Promise<Decision> {
  if (!decision || decision.action === 'keep') throw apiError('decisionNotFound');
  const { id, createdAt, undoneAt, caseId } = decision;
  const known = store.appeals.findFirst((q) => q.where({ decisionId: id }));
  const asked = { createdAt, appeal: known ? ('waiting' as const) : null, isUndone: undoneAt !== null };
  const problem = appealProblem(asked, now());
  if (problem) throw apiError(problem);
  const first = store.cases.findFirst((q) => q.where({ id: caseId }));
  if (!first) throw apiError('decisionNotFound');
  const appeal = { id: crypto.randomUUID(), createdAt: now().toISOString() };
  await store.cases.create({ ...appealCase(decision, appeal, first.reasons), content: first.content });
  const open = { outcome: null, answeredAt: null, answeredBy: null };
  await store.appeals.create({ ...appeal, decisionId: id, words, ...open });
  await tell(...toldOfCases(moderatorIds(store, decision.ownerId)));
  return requireTold(store, decision);
}

const appealOf = (store: Store, { id }: StoredDecision) =>
  store.appeals.findFirst((q) => q.where({ decisionId: id }));

const told = (store: Store, decision: StoredDecision) => decisionTold(decision, appealOf(store, decision));

function requireTold(store: Store, decision: StoredDecision): Decision {
  const answer = told(store, decision);
  if (!answer) throw apiError('decisionNotFound');
  return answer;
}

/** What the owner of a closed account is told; nothing where no decision closed it. */
export async function tellClosed(
  store: Store,
  ownerId: string,
  now: Date,
): Promise<ClosedAccount | undefined> {
  const closings = store.decisions.findMany((q) => q.where({ ownerId, action: 'close', undoneAt: null }));
  const [latest] = newestFirst(closings, { limit: 0 });
  const closing = latest && closingTold(latest, appealOf(store, latest), now);
  if (!closing) return undefined;
  const { decision, mayAppeal } = closing;
  if (!mayAppeal) return { decision, appealToken: null };
  const token = crypto.randomUUID();
  await store.appealTokens.create({ token, decisionId: decision.id, expiresAt: appealTokenExpiry(now) });
  return { decision, appealToken: token };
}
