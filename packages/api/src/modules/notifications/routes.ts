import { quietMs } from '@friendbase/contract';
import type { Deps } from '../../http/context.ts';
import { actsAsModerator } from '../context.ts';
import type { HandlersOf } from '../context.ts';
import { waitingCases } from '../moderation/counts.ts';
import { seeNotifications } from './commands.ts';
import { readNotifications } from './list.ts';
import { readSettings, writeSettings } from './settings.ts';
import { countUnseen } from './standing.ts';

type NotificationHandlers = HandlersOf<
  | 'listNotifications'
  | 'countNotifications'
  | 'seeNotifications'
  | 'getNotificationSettings'
  | 'updateNotificationSettings'
>;

export const notificationHandlers = ({
  db,
  clock,
  live,
}: Pick<Deps, 'db' | 'clock' | 'live'>): NotificationHandlers => ({
  listNotifications: async ({ query }, { member }) =>
    readNotifications(db, member.id, await readSettings(db, member.id), query),

  async countNotifications(_, { member }) {
    const settings = await readSettings(db, member.id);
    const quiet = quietMs(settings.quiet, clock.now());
    return {
      ...(quiet > 0 ? { unseen: 0, messages: 0 } : await countUnseen(db, member.id, settings)),
      ...(quiet > 0 && { quietMs: quiet }),
      ...(actsAsModerator(member) && { cases: await waitingCases(db, member.id) }),
    };
  },

  seeNotifications: ({ body }, { member, write }) =>
    write(async (trx) => {
      if (await seeNotifications(trx, member.id, body, clock.now()))
        live.tell(trx, { memberId: member.id, name: 'looked', data: {} });
    }),

  getNotificationSettings: async (_, { member }) => readSettings(db, member.id),

  updateNotificationSettings: ({ body }, { member, write }) =>
    write(async (trx) => {
      await writeSettings(trx, member.id, body);
      live.tell(trx, { memberId: member.id, name: 'looked', data: {} });
      return body;
    }),
});
