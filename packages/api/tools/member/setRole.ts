import { randomUUID } from 'node:crypto';
import { ROLES } from '@friendbase/contract';
import type { Role } from '@friendbase/contract';
import type { Knex } from 'knex';
import { transact } from '../../src/db/transact.ts';
import { record } from '../../src/modules/moderation/model.ts';
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

/** In the record: whoever runs the server. Nobody has such an id. */
const BY_COMMAND = 'command';

/**
 * Gives a member their role, with a line of the record; answers what to say. It holds from their next press on. Throws
 * `StartError` for nobody.
 */
export const setRole = (
  db: Knex,
  asked: { role: Role; username: string },
  now = new Date(),
): Promise<string> => transact(db, (trx) => giveRole(trx, asked, now));

async function giveRole(
  trx: Knex.Transaction,
  { role, username }: { role: Role; username: string },
  now: Date,
): Promise<string> {
  const member = await findByUsername(trx, username).forUpdate();
  if (!member) {
    throw new StartError(
      `There is no member with the username ${JSON.stringify(username)}. Nothing was changed.`,
    );
  }
  if (member.role === role) return `${member.username} is ${SAID[role]} already. Nothing was changed.`;
  await member.$query(trx).patch({ role });
  const details = { memberId: member.id, username: member.username, role };
  await record(trx, { id: randomUUID(), moderatorId: BY_COMMAND, act: 'gaveRole', details, now });
  return `${member.username} is ${SAID[role]} now.`;
}
