import { badgeOf, personSeen } from '@friendbase/contract';
import type { AvatarFrame, Profile, Role } from '@friendbase/contract';
import type { Knex } from 'knex';
import { avatarUrlOf } from './model.ts';

/** What others may see of a member, as a statement of our own reads it beside other rows. */
export interface PersonRow {
  username: string;
  displayName: string;
  avatarMediaId: string | null;
  drawnPerson: string | null;
  avatarFrame: AvatarFrame | null;
  role: Role;
  profileHiddenAt: string | null;
  closedAt?: string | null;
  bio?: string | null;
}

/** The columns of a `PersonRow` but for those that may be missing, in raw SQL. */
export const personSql = (table: string): string => `
  ${table}.username, ${table}.display_name, ${table}.avatar_media_id, ${table}.drawn_person,
  ${table}.avatar_frame, ${table}.role, ${table}.profile_hidden_at`;

/** The same as `personSeen` of a model. Lists of people are read often, and making models of rows is a good part of the time. */
export const seenPerson = (id: string, row: PersonRow): Profile =>
  personSeen({
    id,
    username: row.username,
    displayName: row.displayName,
    avatarUrl: avatarUrlOf(row),
    avatarFrame: row.avatarFrame ?? undefined,
    bio: row.bio ?? undefined,
    badge: badgeOf(row.role),
    closedAt: row.closedAt,
    profileHiddenAt: row.profileHiddenAt,
  });

/** These members as others see them, by their ids. */
export async function readPeople(db: Knex, ids: readonly string[]): Promise<Map<string, Profile>> {
  const asked = [...new Set(ids)];
  if (asked.length === 0) return new Map();
  const rows = await db.raw<(PersonRow & { id: string })[]>(
    `select users.id, ${personSql('users')}, users.closed_at
    from users where users.id in (${asked.map(() => '?').join(', ')})`,
    asked,
  );
  return new Map(rows.map((row) => [row.id, seenPerson(row.id, row)]));
}
