import { apiError, isClubId } from '@friendbase/contract';
import type { ClubId } from '@friendbase/contract';
import { insertIfAbsent } from '../../db/transact.ts';
import type { Deps } from '../../http/context.ts';
import type { HandlersOf } from '../context.ts';
import { ClubMemberModel } from './model.ts';
import { readClub, readClubPeople, readClubs } from './seen.ts';

type ClubHandlers = HandlersOf<'listClubs' | 'listClubPeople' | 'joinClub' | 'leaveClub'>;

/** Throws 404. */
function requireClub(id: string): ClubId {
  if (!isClubId(id)) throw apiError('clubNotFound');
  return id;
}

export const clubHandlers = ({ db, clock }: Deps): ClubHandlers => ({
  listClubs: (_, { member }) => readClubs(db, member.id),

  listClubPeople: async ({ params: { id } }, { member }) =>
    readClubPeople(db, member.id, clock.now(), requireClub(id)),

  async joinClub({ params: { id } }, { member, write }) {
    const clubId = requireClub(id);
    return write(async (trx) => {
      const createdAt = clock.now().toISOString();
      await insertIfAbsent(trx, ClubMemberModel.tableName, { clubId, userId: member.id, createdAt });
      return readClub(trx, member.id, clubId);
    });
  },

  async leaveClub({ params: { id } }, { member, write }) {
    const clubId = requireClub(id);
    return write(async (trx) => {
      await ClubMemberModel.query(trx).deleteById([clubId, member.id]);
      return readClub(trx, member.id, clubId);
    });
  },
});
