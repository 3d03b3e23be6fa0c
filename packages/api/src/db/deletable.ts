import { Model } from 'objection';
import type { Constructor, QueryBuilderType, TransactionOrKnex } from 'objection';

/** The tables whose rows stay when members delete them, or moderators take them away. */
type DeletableTable = 'posts' | 'comments' | 'messages' | 'media';

/** Of a row that is live again. */
export const NOT_DELETED = { deletedAt: null, deletedBy: null };

/** Stands for a table in raw SQL: its rows without the deleted ones. Plans name it `as` as well. */
export const live = (table: DeletableTable, as: string = table): string =>
  `(select ${as}.* from ${table} ${as} where ${as}.deleted_at is null) ${as}`;

/** For moderation alone: the table with its deleted rows, in raw SQL. */
export const withDeleted = (table: DeletableTable, as: string): string =>
  `(select ${as}.* from ${table} ${as}) ${as}`;

/**
 * A model whose rows can be deleted and stay. Queries find, change and join its live rows alone, so that nobody has to
 * remember it: `patch` with a `Deletion` deletes, and changes no row a second time.
 */
export abstract class DeletableModel extends Model {
  declare deletedAt: string | null;
  declare deletedBy: string | null;

  /** For moderation alone: finds and changes its deleted rows too. */
  static queryWithDeleted<M extends Model>(
    this: Constructor<M>,
    trxOrKnex: TransactionOrKnex,
  ): QueryBuilderType<M> {
    return Model.query.call(this, trxOrKnex) as QueryBuilderType<M>;
  }

  static override query<M extends Model>(
    this: Constructor<M>,
    trxOrKnex?: TransactionOrKnex,
  ): QueryBuilderType<M> {
    const query = Model.query.call(this, trxOrKnex) as QueryBuilderType<M>;
    return query.onBuild((builder) => {
      if (!builder.isInsert())
        void builder.whereNull(`${builder.tableRefFor(builder.modelClass())}.deletedAt`);
    });
  }
}
