import {
  apiError,
  calendarAnswer,
  calendarPath,
  eventsCalendar,
  isInCalendar,
  secretIn,
} from '@friendbase/contract';
import type { MockHandlers } from '../mockContext.ts';
import { requireMember } from './people.ts';

type CalendarHandlers = Pick<MockHandlers, 'getCalendar' | 'makeCalendar' | 'endCalendar' | 'readCalendar'>;

/** No calendar reads what is answered within a page: the demo offers none. */
export const calendar: CalendarHandlers = {
  async getCalendar(_, { store, caller }) {
    const known = store.calendars.findFirst((q) => q.where({ memberId: caller().id }));
    return { madeAt: known?.madeAt ?? null };
  },

  async makeCalendar(_, { store, caller, now }) {
    const made = { memberId: caller().id, secret: crypto.randomUUID(), madeAt: now().toISOString() };
    store.calendars.delete((q) => q.where({ memberId: made.memberId }));
    await store.calendars.create(made);
    return { madeAt: made.madeAt, path: calendarPath(made.secret) };
  },

  async endCalendar(_, { store, caller }) {
    const memberId = caller().id;
    store.calendars.delete((q) => q.where({ memberId }));
  },

  async readCalendar({ params: { file } }, { store, now }) {
    const secret = secretIn(file);
    const known = store.calendars.all().find((one) => one.secret === secret);
    if (!known || requireMember(store, known.memberId).closedAt) throw apiError('calendarNotFound');
    const going = store.eventGoers.findMany((q) => q.where({ userId: known.memberId }));
    const ids = new Set(going.map(({ eventId }) => eventId));
    const listed = store.events
      .all()
      .filter((event) => ids.has(event.id) && isInCalendar(event, now()))
      .toSorted((a, b) => (a.startsAt + a.id < b.startsAt + b.id ? -1 : 1));
    return calendarAnswer(eventsCalendar(listed, 'http://localhost'), crypto.randomUUID());
  },
};
