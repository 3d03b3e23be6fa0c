import type { Deps } from '../../http/context.ts';
import { requireSelf } from '../context.ts';
import type { HandlersOf } from '../context.ts';
import { reportThing } from './commands.ts';
import { readReports } from './model.ts';

export const reportHandlers = ({
  db,
  clock,
  ids,
  live,
}: Pick<Deps, 'db' | 'clock' | 'ids' | 'live'>): HandlersOf<'reportThing' | 'listReports'> => ({
  reportThing: ({ body }, { member, createOnce }) =>
    createOnce((trx) =>
      reportThing(trx, body, { live, reporterId: member.id, nextId: () => ids.next(), now: clock.now() }),
    ),
  listReports: async ({ params }, context) => readReports(db, requireSelf(params.userId, context)),
});
