import {
  apiError,
  calendarAnswer,
  calendarPath,
  eventsCalendar,
  isInCalendar,
  secretIn,
} from '@friendbase/contract';
import type { StoredFile } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';
import type { Deps } from '../../http/context.ts';
import { hashOfToken, newToken } from '../../http/sessionCookie.ts';
import type { HandlersOf } from '../context.ts';
import { MemberModel } from '../users/model.ts';
import { eventsOf } from './model.ts';

/** The secret address of a member's calendar: one each. Of the secret there is a hash. */
export class CalendarModel extends Model {
  static override tableName = 'calendars';
  static override idColumn = 'memberId';

  declare memberId: string;
  declare secretHash: string;
  declare madeAt: string;
}

export const endCalendarOf = (trx: Knex.Transaction, memberId: string): PromiseLike<number> =>
  CalendarModel.query(trx).deleteById(memberId);

/** Of an open account. Throws 404. */
async function requireOwner(db: Knex, file: string): Promise<string> {
  const secret = secretIn(file);
  const owner =
    secret === undefined
      ? undefined
      : await CalendarModel.query(db)
          .findOne({ secretHash: hashOfToken(secret) })
          .whereIn('memberId', MemberModel.query(db).where({ closedAt: null }).select('id'));
  if (!owner) throw apiError('calendarNotFound');
  return owner.memberId;
}

type CalendarHandlers = HandlersOf<'getCalendar' | 'makeCalendar' | 'endCalendar' | 'readCalendar'>;

export const calendarHandlers = ({ db, clock, publicOrigin }: Deps): CalendarHandlers => ({
  async getCalendar(_, { member }) {
    const known = await CalendarModel.query(db).findById(member.id);
    return { madeAt: known?.madeAt ?? null };
  },

  makeCalendar: (_, { member, write }) =>
    write(async (trx) => {
      const secret = newToken();
      const madeAt = clock.now().toISOString();
      await CalendarModel.query(trx)
        .insert({ memberId: member.id, secretHash: hashOfToken(secret), madeAt })
        .onConflict('memberId')
        .merge();
      return { madeAt, path: calendarPath(secret) };
    }),

  endCalendar: (_, { member, write }) => write(async (trx) => void (await endCalendarOf(trx, member.id))),

  async readCalendar({ params: { file } }): Promise<StoredFile> {
    const events = await eventsOf(db, await requireOwner(db, file)).orderBy(['startsAt', 'id']);
    const listed = events.filter((event) => isInCalendar(event, clock.now()));
    const content = eventsCalendar(listed, publicOrigin);
    return calendarAnswer(content, hashOfToken(content));
  },
});
