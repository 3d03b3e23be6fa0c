import { Collection } from '@msw/data';
import type * as z from 'zod/mini';

type Find<Schema extends z.ZodMiniType> = Parameters<Collection<Schema>['findMany']>;

const isLive = (record: unknown): boolean =>
  typeof record !== 'object' || record === null || !('deletedAt' in record) || record.deletedAt === undefined;

/**
 * A collection that finds, changes and deletes only what members have not deleted. `all` has those records too, so
 * that they are stored.
 */
export class LiveCollection<Schema extends z.ZodMiniType> extends Collection<Schema> {
  #findsDeleted = false;

  override findMany(...query: Find<Schema>) {
    const found = super.findMany(...query);
    return this.#findsDeleted ? found : found.filter(isLive);
  }

  /** For moderation alone: changes one of its records, also a deleted one. */
  async updateWithDeleted(...update: Parameters<Collection<Schema>['update']>): Promise<void> {
    this.#findsDeleted = true;
    try {
      await this.update(...update);
    } finally {
      this.#findsDeleted = false;
    }
  }

  /** For what goes for good: also of what was deleted before. */
  deleteWithDeleted(...query: Parameters<Collection<Schema>['deleteMany']>): void {
    this.#findsDeleted = true;
    try {
      this.deleteMany(...query);
    } finally {
      this.#findsDeleted = false;
    }
  }

  override findFirst(predicate?: Find<Schema>[0]) {
    return this.findMany(predicate)[0] as never;
  }
}
