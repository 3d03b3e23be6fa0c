import type { Deps } from '../../http/context.ts';
import { requireSelf } from '../context.ts';
import type { HandlersOf, MemberContext } from '../context.ts';
import { askAgainWithToken, askedWithToken } from './appealTokens.ts';
import { answerAppeal, askAgain, readDecisions } from './appeals.ts';
import { readCase, readCases } from './cases.ts';
import { decideCase, undoDecision } from './commands.ts';
import { readCounts } from './counts.ts';
import { record } from './model.ts';

type ModerationHandlers = HandlersOf<
  | 'listDecisions'
  | 'appealDecision'
  | 'appealClosedAccount'
  | 'listCases'
  | 'getCase'
  | 'decideCase'
  | 'undoDecision'
  | 'answerAppeal'
  | 'getModerationCounts'
>;

export function moderationHandlers({
  db,
  clock,
  ids,
  live,
}: Pick<Deps, 'db' | 'clock' | 'ids' | 'live'>): ModerationHandlers {
  const acting = ({ member }: MemberContext) => ({
    live,
    moderatorId: member.id,
    nextId: () => ids.next(),
    now: clock.now(),
  });
  return {
    listDecisions: async ({ params }, context) => readDecisions(db, requireSelf(params.userId, context)),
    appealDecision: ({ params: { id }, body }, { member, write }) =>
      write((trx) =>
        askAgain(trx, id, body.words, {
          live,
          ownerId: member.id,
          nextId: () => ids.next(),
          now: clock.now(),
        }),
      ),
    appealClosedAccount: ({ body }, { isRepeat, createOnce }) =>
      isRepeat
        ? askedWithToken(db, body.token)
        : createOnce((trx) =>
            askAgainWithToken(trx, body, { live, nextId: () => ids.next(), now: clock.now() }),
          ),
    listCases: ({ query }, { member }) => readCases(db, member.id, query),
    async getCase({ params: { id } }, { member, write }) {
      const found = await readCase(db, id, member.id);
      const line = { id: ids.next(), moderatorId: member.id, act: 'looked', caseId: id } as const;
      await write((trx) => record(trx, { ...line, now: clock.now() }));
      return found;
    },
    decideCase: ({ params: { id }, body }, context) =>
      context.createOnce((trx) => decideCase(trx, id, body, acting(context))),
    undoDecision: ({ params: { id } }, context) =>
      context.write((trx) => undoDecision(trx, id, acting(context))),
    answerAppeal: ({ params: { id }, body }, context) =>
      context.write((trx) => answerAppeal(trx, id, body.outcome, acting(context))),
    async getModerationCounts(_, { member, write }) {
      const line = { id: ids.next(), moderatorId: member.id, act: 'counted' } as const;
      await write((trx) => record(trx, { ...line, now: clock.now() }));
      return readCounts(db, clock.now());
    },
  };
}
