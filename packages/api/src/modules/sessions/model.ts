import { createHash } from 'node:crypto';
import type { Browser, SessionEntry, System } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';
import type { QueryBuilder } from 'objection';
import { batched } from '../../db/batched.ts';
import { isPostgres } from '../../db/dialect.ts';
import type { ServerDeps } from '../../http/context.ts';
import type { SessionStore } from '../../http/session.ts';
import { deviceHashOf, forgetDevices } from '../devices/model.ts';
import { MemberModel } from '../users/model.ts';

const DAY_SECONDS = 24 * 60 * 60;
/** A session ends 30 days after its login, however often it is used, */
const SESSION_SECONDS = 30 * DAY_SECONDS;
/** and after 7 days without use. */
const UNUSED_SECONDS = 7 * DAY_SECONDS;
/** Its use is written at most once in this time: reading stays one statement. */
const USE_WRITTEN_EVERY_SECONDS = 60 * 60;

const secondsBefore = (now: Date, seconds: number): string =>
  new Date(now.getTime() - seconds * 1000).toISOString();

/** A login on one browser. */
export class SessionModel extends Model {
  static override tableName = 'sessions';
  static override idColumn = 'tokenHash';

  declare tokenHash: string;
  declare userId: string;
  declare createdAt: string;
  declare expiresAt: string;
  declare lastUsedAt: string;
  /** It began with a passkey, or made one. */
  declare isStrong: boolean;
  declare browser: Browser | null;
  declare system: System | null;
  declare deviceHash: string | null;
  /** When the member said that it is theirs. */
  declare confirmedAt: string | null;
  declare member?: MemberModel;

  static override relationMappings = {
    member: {
      relation: Model.BelongsToOneRelation,
      modelClass: MemberModel,
      join: { from: 'sessions.userId', to: 'users.id' },
    },
  };
}

/** What a session adds to its member. */
interface OfSession {
  /** Tells it from their others. */
  sessionHash: string;
  isStrong: boolean;
  /** Whether this session may do what the member's role is for. */
  isRoleOpen: boolean;
}

/** A member as found by their session. */
export type SignedInMember = MemberModel & OfSession;

/** The fields that another process of ours needs to act for this member: all but the password's hash. */
export function fieldsOf({ passwordHash: _, ...fields }: SignedInMember): object {
  return fields;
}

export const memberFrom = (fields: object): SignedInMember =>
  Object.assign(new MemberModel(), fields as SignedInMember);

type MemberRow = Partial<MemberModel> & { tokenHash: string; lastUsedAt: string; isStrong: boolean | number };

/** Whether a session and the account of its member are open, with both joined, in raw SQL. */
const IS_OPEN = 'sessions.expires_at > ? and sessions.last_used_at > ? and users.closed_at is null';
const isOpenAt = (now: Date): string[] => [now.toISOString(), secondsBefore(now, UNUSED_SECONDS)];

/**
 * The rows of these sessions and their members, where both are open. Raw SQL: every call of a member asks this, and
 * Objection's joined graph takes four times as long.
 */
const readRows = (
  db: Knex,
  now: Date,
  hashes: string[],
  { columns = ', users.*', lock = '' } = {},
): Promise<MemberRow[]> =>
  db.raw<MemberRow[]>(
    `select sessions.token_hash, sessions.last_used_at, sessions.is_strong${columns}
    from sessions join users on users.id = sessions.user_id
    where sessions.token_hash in (${hashes.map(() => '?').join(', ')})
      and ${IS_OPEN} ${lock}`,
    [...hashes, ...isOpenAt(now)],
  );

/** Joins a query over rows with a `token_hash` with the sessions they are of, where those are open. */
export const joinOpenSessions = <Query extends QueryBuilder<Model>>(
  query: Query,
  table: string,
  now: Date,
): Query =>
  query
    .join('sessions', 'sessions.tokenHash', `${table}.tokenHash`)
    .join('users', 'users.id', 'sessions.userId')
    .whereRaw(IS_OPEN, isOpenAt(now));

type MemberOf = (row: MemberRow) => SignedInMember;

/** How a row is read: with a role that asks for a passkey, or with one that does not. */
const memberReader =
  (isPasskeyNeeded: boolean): MemberOf =>
  ({ tokenHash, lastUsedAt: _, isStrong: stored, ...row }) => {
    // SQLite has a number for yes and no.
    const isStrong = Boolean(stored);
    const ofSession: OfSession = {
      sessionHash: tokenHash,
      isStrong,
      isRoleOpen: isStrong || !isPasskeyNeeded,
    };
    return Object.assign(MemberModel.fromDatabaseJson(row), ofSession);
  };

/**
 * The member first, so that of a member's calls at once one waits for the other before it holds anything else. The
 * session by its key alone: writing that it is used waits for nothing. SQLite writes one transaction at a time.
 */
const LOCK = 'for no key update of users for key share of sessions';

/** The member of a session, which nothing can close, pause or end until `trx` does. */
async function holdRow(trx: Knex.Transaction, now: Date, tokenHash: string): Promise<MemberRow | undefined> {
  const [row] = await readRows(trx, now, [tokenHash], { lock: isPostgres(trx) ? LOCK : '' });
  return row;
}

/** Writes that sessions are used, where that was not written lately. Nobody waits for it. */
function createUseWriter(db: Knex) {
  const beingWritten = new Set<string>();
  return (now: Date, rows: MemberRow[]): void => {
    const lately = secondsBefore(now, USE_WRITTEN_EVERY_SECONDS);
    const hashes = rows
      .filter(({ tokenHash, lastUsedAt }) => lastUsedAt <= lately && !beingWritten.has(tokenHash))
      .map(({ tokenHash }) => tokenHash);
    if (hashes.length === 0) return;
    for (const hash of hashes) beingWritten.add(hash);
    SessionModel.query(db)
      .whereIn('tokenHash', hashes)
      .patch({ lastUsedAt: now.toISOString() })
      // A locked database or a full disk must not keep members from reading; a later call tries again.
      .catch(() => undefined)
      .finally(() => {
        for (const hash of hashes) beingWritten.delete(hash);
      });
  };
}

/** Where a member is logged in, the latest login first. Bounded: nobody reads a list of a thousand. */
export async function readSessions(
  db: Knex,
  { id, sessionHash }: SignedInMember,
  now: Date,
): Promise<SessionEntry[]> {
  const sessions = await SessionModel.query(db)
    .where({ userId: id })
    .where('expiresAt', '>', now.toISOString())
    .where('lastUsedAt', '>', secondsBefore(now, UNUSED_SECONDS))
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'tokenHash', order: 'desc' },
    ])
    .limit(MOST_LISTED);
  return sessions.map(({ tokenHash, createdAt, lastUsedAt, browser, system, confirmedAt }) => ({
    id: publicIdOf(tokenHash),
    createdAt,
    lastUsedOn: lastUsedAt.slice(0, 10),
    isCurrent: tokenHash === sessionHash,
    device: { browser, system },
    isConfirmed: confirmedAt !== null,
  }));
}

/** The session of a member that an answer names so. A member has few. */
export const findSession = async (
  trx: Knex.Transaction,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<SessionModel | undefined> =>
  (await SessionModel.query(trx).where({ userId })).find(
    ({ tokenHash }) => publicIdOf(tokenHash) === sessionId,
  );

/** Ends every session of the member but one, and forgets every other device. */
export async function endOthers(
  trx: Knex.Transaction,
  { id: userId, sessionHash: tokenHash }: Pick<SignedInMember, 'id' | 'sessionHash'>,
): Promise<void> {
  const own = await SessionModel.query(trx).findById(tokenHash);
  await SessionModel.query(trx).where({ userId }).whereNot({ tokenHash }).delete();
  await forgetDevices(trx, userId, { besides: own?.deviceHash ?? null });
}

const MOST_LISTED = 100;

/** What stands for a session in answers: from it nobody gets back to the hash, and the hash alone opens nothing. */
const publicIdOf = (tokenHash: string): string =>
  createHash('sha256').update(`session ${tokenHash}`).digest('hex').slice(0, 32);

export function sessionStore({
  db,
  reader,
  clock,
  requirePasskeyForRoles = false,
}: Pick<ServerDeps, 'db' | 'reader' | 'clock' | 'requirePasskeyForRoles'>): SessionStore<SignedInMember> {
  const writeUse = createUseWriter(db);
  const memberOf = memberReader(requirePasskeyForRoles);

  async function findMembers(hashes: string[]): Promise<Map<string, SignedInMember>> {
    const now = clock.now();
    const rows = await readRows(reader, now, hashes);
    writeUse(now, rows);
    return new Map(rows.map((row) => [row.tokenHash, memberOf(row)]));
  }

  const findHash = batched(async (hashes) => {
    const now = clock.now();
    const rows = await readRows(reader, now, hashes, { columns: '' });
    writeUse(now, rows);
    return new Map(rows.map(({ tokenHash }) => [tokenHash, tokenHash]));
  });

  return {
    lifeSeconds: SESSION_SECONDS,
    memberWith: batched(findMembers),
    isThere: async (tokenHash) => (await findHash(tokenHash)) !== undefined,
    async holdMember(trx, tokenHash) {
      const row = await holdRow(trx, clock.now(), tokenHash);
      return row && memberOf(row);
    },
    async add(tokenHash, userId, handle, { key, device, isStrong }) {
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + SESSION_SECONDS * 1000).toISOString();
      const startedAt = now.toISOString();
      await SessionModel.query(handle).insert({
        tokenHash,
        userId,
        createdAt: startedAt,
        lastUsedAt: startedAt,
        expiresAt,
        isStrong,
        ...device,
        deviceHash: deviceHashOf(userId, key),
      });
    },
    async remove(tokenHash, handle = db) {
      await SessionModel.query(handle).deleteById(tokenHash);
    },
  };
}

/** Removes the sessions that are over. */
export const sweepSessions = async (db: Knex, now: Date): Promise<number> =>
  SessionModel.query(db)
    .where('expiresAt', '<=', now.toISOString())
    .orWhere('lastUsedAt', '<=', secondsBefore(now, UNUSED_SECONDS))
    .delete();
