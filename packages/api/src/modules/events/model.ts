import type { CommunityEvent } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';

/** That a member goes to an event. The pair is the key. */
export class EventGoerModel extends Model {
  static override tableName = 'event_goers';
  static override idColumn = ['eventId', 'userId'];

  declare eventId: string;
  declare userId: string;
  declare createdAt: string;
  /** The last reminder: 1 a day before, 2 an hour before. Written in the transaction that tells it, so that nobody is told twice. */
  declare reminded: number;
}

/** An event as it is stored. An example has its words in catalogues. */
export class EventModel extends Model implements CommunityEvent {
  static override tableName = 'events';

  declare id: string;
  declare example: CommunityEvent['example'];
  declare title: string;
  declare description: string;
  declare easyTitle: string;
  declare easyDescription: string;
  declare place: string;
  declare address: string;
  declare landmark: string;
  declare goodToKnow: string;
  declare type: CommunityEvent['type'];
  declare picture: CommunityEvent['picture'];
  declare zone: string;
  declare startsAt: string;
  declare endsAt: string;
  declare status: CommunityEvent['status'];
  declare changes: number;
  declare changedAt: string | null;

  static override relationMappings = {
    goers: {
      relation: Model.HasManyRelation,
      modelClass: EventGoerModel,
      join: { from: 'events.id', to: 'event_goers.eventId' },
    },
  };
}

/** The events that a member goes to, of whatever state and time. */
export const eventsOf = (db: Knex, userId: string) =>
  EventModel.query(db).whereIn('id', EventGoerModel.query(db).where({ userId }).select('eventId'));
