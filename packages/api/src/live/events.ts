import { LIVE_LOG_MS, MOST_LIVE_EVENTS } from '@friendbase/contract';
import type { LiveFact, LiveSource, Told } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';
import { batched } from '../db/batched.ts';
import { deleteInBatches } from '../db/deleteInBatches.ts';
import { isPostgres } from '../db/dialect.ts';
import { slicesOf } from '../db/slices.ts';

/** How many things have happened to a member; nothing for whom there was none. */
export class LivePlaceModel extends Model {
  static override tableName = 'live_places';
  static override idColumn = 'memberId';

  declare memberId: string;
  declare last: number;
}

/** One thing that happened to a member. */
export class LiveEventModel extends Model {
  static override tableName = 'live_events';
  static override idColumn = ['memberId', 'place'];

  declare memberId: string;
  declare place: number;
  declare name: LiveFact['name'];
  /** JSON. */
  declare data: string;
  declare createdAt: string;
}

/**
 * Writes what happened within the transaction that did it, as its last statements: the row of each member is locked until
 * it ends, so that whoever reads a place has read all before it. In one order, so that two writers never deadlock.
 */
export async function storeLive(trx: Knex.Transaction, told: readonly Told[], now: Date): Promise<void> {
  const byMember = Map.groupBy(told, ({ memberId }) => memberId);
  const added = [...byMember]
    .map(([memberId, facts]) => ({ memberId, last: facts.length }))
    .toSorted((a, b) => (a.memberId < b.memberId ? -1 : 1));
  const places: LivePlaceModel[] = [];
  for (const slice of slicesOf(added)) {
    const stored = (await trx(LivePlaceModel.tableName)
      .insert(slice)
      .onConflict('memberId')
      .merge({ last: trx.raw('live_places.last + excluded.last') })
      .returning(['memberId', 'last'])) as LivePlaceModel[];
    places.push(...stored);
  }
  const rows = places.flatMap(({ memberId, last }) => {
    const facts = byMember.get(memberId) ?? [];
    return facts.map(({ name, data }, n) => ({
      memberId,
      place: last - facts.length + n + 1,
      name,
      data: JSON.stringify(data),
      createdAt: now.toISOString(),
    }));
  });
  for (const slice of slicesOf(rows)) await trx(LiveEventModel.tableName).insert(slice);
}

interface HeardRow {
  member: string;
  asked: number;
  last: number | null;
  place: number | null;
  name: LiveFact['name'];
  data: string;
}

/** The statement for some members, each from a place on. */
function liveStatement(db: Knex, asked: readonly (readonly [memberId: string, place: number])[]) {
  // The order of ids in every table; SQLite has no other.
  const bytes = isPostgres(db) ? 'collate "C"' : '';
  return {
    sql: `with given as (
      select column1 ${bytes} as member, cast(column2 as bigint) as asked
      from (values ${asked.map(() => '(?, ?)').join(', ')}) as listed
    )
    select given.member, given.asked, live_places.last, live_events.place, live_events.name, live_events.data
    from given
    left join live_places on live_places.member_id = given.member
    left join live_events on live_events.member_id = given.member
      and live_events.place > given.asked and live_events.place >= live_places.last - ${MOST_LIVE_EVENTS}
    order by live_events.place`,
    values: asked.flatMap(([memberId, place]) => [memberId, String(place)]),
  };
}

const keyOf = (memberId: string, place: number): string => `${memberId} ${place}`;

/** Reads what happened to a member behind a place. Those who ask while a statement runs share the next one. */
export function liveReader(db: Knex): (memberId: string, place: number) => ReturnType<LiveSource['read']> {
  const rowsOf = batched(async (keys) => {
    const asked = keys.map((key) => key.split(' ')).map(([id = '', place]) => [id, Number(place)] as const);
    const { sql, values } = liveStatement(db, asked);
    const rows = await db.raw<HeardRow[]>(sql, values);
    return Map.groupBy(rows, ({ member, asked: place }) => keyOf(member, place));
  });
  return async (memberId, behind) => {
    const rows = (await rowsOf(keyOf(memberId, behind))) ?? [];
    const facts = rows.flatMap(({ place, name, data }) =>
      place === null
        ? []
        : [{ place, name, data: JSON.parse(data) as object } as LiveFact & { place: number }],
    );
    return { facts, last: rows[0]?.last ?? 0 };
  };
}

/** How many things have happened to a member. */
export async function readPlace(db: Knex, memberId: string): Promise<number> {
  return (await LivePlaceModel.query(db).findById(memberId))?.last ?? 0;
}

/** Removes what nobody goes on from anymore. */
export function sweepLive(db: Knex, now: Date): Promise<number> {
  const until = new Date(now.getTime() - LIVE_LOG_MS).toISOString();
  return deleteInBatches(() => LiveEventModel.query(db).where('createdAt', '<', until));
}
