import type { Knex } from 'knex';
import { Model } from 'objection';
import { batched } from '../../db/batched.ts';
import type { Deps } from '../../http/context.ts';
import type { SessionStore } from '../../http/session.ts';
import { MemberModel } from '../users/model.ts';

/** A session ends 30 days after its login, however often it is used. */
const SESSION_SECONDS = 30 * 24 * 60 * 60;

/** A login on one browser. */
export class SessionModel extends Model {
  static override tableName = 'sessions';
  static override idColumn = 'tokenHash';

  declare tokenHash: string;
  declare userId: string;
  declare createdAt: string;
  declare expiresAt: string;
  declare member?: MemberModel;

  static override relationMappings = {
    member: {
      relation: Model.BelongsToOneRelation,
      modelClass: MemberModel,
      join: { from: 'sessions.userId', to: 'users.id' },
    },
  };
}

/** A member as found by their session, whose hash tells it from their others. */
export type SignedInMember = MemberModel & { sessionHash: string };

type MemberRow = Partial<MemberModel> & { tokenHash: string };

/**
 * The members of these sessions. Raw SQL: every call of a member asks this, and Objection's joined graph takes four
 * times as long.
 */
async function findMembers(db: Knex, now: Date, hashes: string[]): Promise<Map<string, SignedInMember>> {
  const rows = await db.raw<MemberRow[]>(
    `select sessions.token_hash, users.* from sessions join users on users.id = sessions.user_id
    where sessions.token_hash in (${hashes.map(() => '?').join(', ')}) and sessions.expires_at > ?`,
    [...hashes, now.toISOString()],
  );
  return new Map(
    rows.map(({ tokenHash, ...row }) => [
      tokenHash,
      Object.assign(MemberModel.fromDatabaseJson(row), { sessionHash: tokenHash }),
    ]),
  );
}

export function sessionStore({ db, clock }: Pick<Deps, 'db' | 'clock'>): SessionStore<SignedInMember> {
  return {
    lifeSeconds: SESSION_SECONDS,
    memberWith: batched((hashes) => findMembers(db, clock.now(), hashes)),
    async add(tokenHash, userId, handle) {
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000).toISOString();
      await SessionModel.query(handle).insert({ tokenHash, userId, createdAt: now.toISOString(), expiresAt });
    },
    async remove(tokenHash, handle = db) {
      await SessionModel.query(handle).deleteById(tokenHash);
    },
  };
}

/** Removes the sessions that are over. */
export const sweepSessions = async (db: Knex, now: Date): Promise<number> =>
  SessionModel.query(db).where('expiresAt', '<=', now.toISOString()).delete();
