import type { NotificationKind, StoredNotification } from '@friendbase/contract';
import { Model } from 'objection';

/** What came for a member about one thing. */
export class NotificationModel extends Model implements StoredNotification {
  static override tableName = 'notifications';
  static override idColumn = ['memberId', 'id'];

  declare id: string;
  declare memberId: string;
  declare kind: NotificationKind;
  declare thingId: string;
  declare actorId: string | null;
  declare createdAt: string; // ISO 8601, UTC, milliseconds: text order is time order
  declare seenAt: string | null;
}
