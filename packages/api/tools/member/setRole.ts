import { ROLES } from '@friendbase/contract';
import type { Role } from '@friendbase/contract';
import type { Knex } from 'knex';
import { findByUsername } from '../../src/modules/users/model.ts';
import { StartError } from '../../src/startError.ts';

const USAGE =
  'Write a role and a username: npm run member -- moderator NAME, or npm run member -- member NAME to take it back.';

/** The role and the username of a command line. Throws `StartError` for any other. */
export function readRole(args: readonly string[]): { role: Role; username: string } {
  const [given = '', username = '', ...rest] = args;
  const role = ROLES.find((known) => known === given);
  if (!role || username.trim() === '' || rest.length > 0) throw new StartError(USAGE);
  return { role, username };
}

const SAID: Record<Role, string> = { moderator: 'a moderator', member: 'a member without a role' };

/** Gives a member their role; answers what to say. It holds from their next press on. Throws `StartError` for nobody. */
export async function setRole(
  db: Knex,
  { role, username }: { role: Role; username: string },
): Promise<string> {
  const member = await findByUsername(db, username);
  if (!member) {
    throw new StartError(
      `There is no member with the username ${JSON.stringify(username)}. Nothing was changed.`,
    );
  }
  if (member.role === role) return `${member.username} is ${SAID[role]} already. Nothing was changed.`;
  await member.$query(db).patch({ role });
  return `${member.username} is ${SAID[role]} now.`;
}
