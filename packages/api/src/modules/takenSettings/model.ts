import { Settings } from '@friendbase/contract';
import type { Settings as Taken } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';

/** The comfort settings that a member takes along; no row for who does not. Only its owner's calls read it. */
export class TakenSettingsModel extends Model {
  static override tableName = 'taken_settings';
  static override idColumn = 'memberId';

  declare memberId: string;
  /** JSON. */
  declare settings: string;
}

/** What a document says; of a damaged one nothing, so that the defaults hold. */
export function readDocument(json: string): Taken {
  try {
    const { data = {} } = Settings.safeParse(JSON.parse(json));
    return data;
  } catch {
    return {};
  }
}

export async function readTaken(db: Knex, memberId: string): Promise<Taken | null> {
  const row = await TakenSettingsModel.query(db).findById(memberId);
  return row ? readDocument(row.settings) : null;
}

export async function writeTaken(trx: Knex.Transaction, memberId: string, settings: Taken): Promise<void> {
  const row = { memberId, settings: JSON.stringify(settings) };
  await trx(TakenSettingsModel.tableName).insert(row).onConflict('memberId').merge();
}
