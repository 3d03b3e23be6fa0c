import type { Notification } from '@friendbase/contract';
import type { TakenLists } from '@friendbase/contract/taken-file';
import type { Knex } from 'knex';
import { readNotifications } from '../notifications/list.ts';
import { readSettings } from '../notifications/settings.ts';

const PAGE = 100;

const told = (item: Notification): TakenLists['notifications'] => ({
  createdAt: item.createdAt,
  kind: item.kind,
  from: 'person' in item && !item.person.isClosed ? item.person.displayName : null,
  what: item.kind === 'security' ? item.what : null,
});

/** What the member reads behind the bell, the latest first. */
export async function* takenNotifications(
  db: Knex,
  memberId: string,
): AsyncGenerator<TakenLists['notifications']> {
  const settings = await readSettings(db, memberId);
  let before: { createdAt: string; id: string } | undefined;
  for (;;) {
    const { items, next } = await readNotifications(db, memberId, settings, { before, limit: PAGE });
    for (const item of items) yield told(item);
    if (next === undefined) return;
    const [createdAt = '', id = ''] = next.split('~');
    before = { createdAt, id };
  }
}
