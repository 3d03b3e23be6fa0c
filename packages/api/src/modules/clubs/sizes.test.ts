import { CLUB_IDS, joinClub, leaveClub } from '@friendbase/contract';
import type { ClubId } from '@friendbase/contract';
import type { Visitor } from '@friendbase/contract/conformance';
import type { Knex } from 'knex';
import { describe, expect, it } from 'vitest';
import { transact } from '../../db/transact.ts';
import { strangers } from '../../../testing/members.ts';
import { databases } from '../../../testing/openApi.ts';
import { closeAccount, openAgain } from '../moderation/hideSubject.ts';

const NAMES = Array.from({ length: 24 }, (_, n) => `member${n}`);
const CLUBS = CLUB_IDS.slice(0, 3);
const AT = '2024-06-01T00:00:00.000Z';

/** What is stored, beside what there is; clubs with nobody in them are left out. */
async function sizesOf(db: Knex) {
  const sizes = async (sql: string): Promise<Record<string, number>> => {
    const rows = await db.raw<{ clubId: string; members: number }[]>(sql);
    return Object.fromEntries(rows.map(({ clubId, members }) => [clubId, members]));
  };
  return {
    stored: await sizes('select club_id, members from club_sizes where members <> 0'),
    there: await sizes(`select club_id, count(*) as members from club_members
      join users on users.id = club_members.user_id and users.closed_at is null group by club_id`),
  };
}

/** Closes an account as leaving does; answers how to open it. */
async function close(db: Knex, name: string) {
  const id = `${name}-id`;
  const deletion = { deletedAt: AT, deletedBy: id };
  const taken = await transact(db, (trx) => closeAccount(trx, id, deletion));
  return () => transact(db, (trx) => openAgain(trx, { ownerId: id, taken, deletion }));
}

const clubMember = (name: string, clubId: string) => ({ clubId, userId: `${name}-id`, createdAt: AT });

describe.each(databases)('the number of a club on $name', ({ openApi }) => {
  it('stays true where members join and leave beside the closing and opening of accounts, and nobody waits for ever', async () => {
    await using api = await openApi(strangers(...NAMES));
    const visitors: Visitor[] = [];
    for (const name of NAMES) visitors.push(await api.as(name));
    // Their rows lie in two orders, and closing takes clubs in one.
    const clubsOf = (n: number): ClubId[] => (n % 2 === 0 ? CLUBS : CLUBS.toReversed());
    const joining = visitors.map(async (visitor, n) => {
      for (const id of clubsOf(n)) await visitor.call(joinClub, { params: { id } });
      if (n % 3 === 0) await visitor.call(leaveClub, { params: { id: CLUBS[1]! } });
    });
    const closing = NAMES.filter((_, n) => n % 4 < 2).map((name) => close(api.db, name));
    // Those whose account is closed are refused.
    await Promise.allSettled(joining);
    const opens = await Promise.all(closing);
    const { stored, there } = await sizesOf(api.db);
    expect(stored).toEqual(there);
    expect(stored).toMatchObject({ [CLUBS[0]!]: 12, [CLUBS[2]!]: 12 });
    await Promise.all(opens.slice(0, 6).map((open) => open()));
    const after = await sizesOf(api.db);
    expect(after.stored).toEqual(after.there);
  });

  it('stays true whatever one transaction does, and where it is taken back', async () => {
    await using api = await openApi(strangers('ann', 'ben', 'cleo'));
    const { db } = api;
    await db('clubMembers').insert(CLUBS.flatMap((id) => [clubMember('ann', id), clubMember('ben', id)]));
    const [first = '', second = '', third = ''] = CLUBS;
    expect(await sizesOf(db)).toMatchObject({ stored: { [first]: 2, [second]: 2, [third]: 2 } });
    await transact(db, async (trx) => {
      await trx('users').where({ id: 'ann-id' }).update({ closedAt: AT });
      await trx('clubMembers').where({ userId: 'ann-id', clubId: first }).delete();
      await trx('clubMembers').insert(clubMember('cleo', second));
      await trx('users').where({ id: 'cleo-id' }).update({ closedAt: AT });
    });
    const closed = await sizesOf(db);
    expect(closed.stored).toEqual({ [first]: 1, [second]: 1, [third]: 1 });
    expect(closed.stored).toEqual(closed.there);
    const undone = transact(db, async (trx) => {
      await trx('users').whereIn('id', ['ann-id', 'cleo-id']).update({ closedAt: null });
      await trx('clubMembers').where({ clubId: third }).delete();
      throw new Error('Undone.');
    });
    await expect(undone).rejects.toThrow('Undone.');
    expect(await sizesOf(db)).toEqual(closed);
    await db('users').whereIn('id', ['ann-id', 'cleo-id']).update({ closedAt: null });
    await db('users').where({ id: 'ben-id' }).delete();
    const opened = await sizesOf(db);
    expect(opened.stored).toEqual({ [second]: 2, [third]: 1 });
    expect(opened.stored).toEqual(opened.there);
  });
});
