import type { Knex } from 'knex';
import { Model } from 'objection';

/** One row for each version of the demo community that this database was given. */
export class DemoVersionModel extends Model {
  static override tableName = 'demo_versions';
  static override idColumn = 'version';

  declare version: number;
}

/** The latest version this database was given; 0 for none. */
export async function readDemoVersion(db: Knex): Promise<number> {
  const latest = await DemoVersionModel.query(db).orderBy('version', 'desc').first();
  return latest?.version ?? 0;
}
