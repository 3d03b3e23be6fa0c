import type { Deps } from '../../http/context.ts';
import type { HandlersOf } from '../context.ts';
import { join, leave } from './commands.ts';
import { readEvents } from './seen.ts';

type EventHandlers = HandlersOf<'listEvents' | 'joinEvent' | 'leaveEvent'>;

export const eventHandlers = ({ db, clock }: Deps): EventHandlers => ({
  listEvents: (_, { member }) => readEvents(db, { memberId: member.id, now: clock.now() }),

  joinEvent: ({ params: { id } }, { member, write }) =>
    write((trx) => join(trx, id, { memberId: member.id, now: clock.now() })),

  leaveEvent: ({ params: { id } }, { member, write }) => write((trx) => leave(trx, id, member.id)),
});
