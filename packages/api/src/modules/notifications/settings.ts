import { FIRST_NOTIFICATION_SETTINGS } from '@friendbase/contract';
import type { ChosenKind, NotificationSettings } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';

/** What a member wants to be told; no row for who has chosen nothing. */
export class NotificationSettingsModel extends Model {
  static override tableName = 'notification_settings';
  static override idColumn = 'memberId';

  declare memberId: string;
  /** JSON. */
  declare unwanted: string;
  declare isFriendsOnly: boolean | number;
  declare quietFrom: number | null;
  declare quietUntil: number | null;
  declare quietZone: string | null;
}

export async function readSettings(db: Knex, memberId: string): Promise<NotificationSettings> {
  const row = await NotificationSettingsModel.query(db).findById(memberId);
  if (!row) return FIRST_NOTIFICATION_SETTINGS;
  const { quietFrom: from, quietUntil: until, quietZone: zone } = row;
  return {
    unwanted: JSON.parse(row.unwanted) as ChosenKind[],
    isFriendsOnly: Boolean(row.isFriendsOnly),
    quiet: from === null || until === null || zone === null ? null : { from, until, zone },
  };
}

export async function writeSettings(
  trx: Knex.Transaction,
  memberId: string,
  { unwanted, isFriendsOnly, quiet }: NotificationSettings,
): Promise<void> {
  const row = {
    memberId,
    unwanted: JSON.stringify(unwanted),
    isFriendsOnly,
    quietFrom: quiet?.from ?? null,
    quietUntil: quiet?.until ?? null,
    quietZone: quiet?.zone ?? null,
  };
  await trx(NotificationSettingsModel.tableName).insert(row).onConflict('memberId').merge();
}
