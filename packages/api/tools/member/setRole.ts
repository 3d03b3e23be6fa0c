import { randomUUID } from 'node:crypto';
import { ROLES } from '@friendbase/contract';
import type { Role } from '@friendbase/contract';
import type { Knex } from 'knex';
import { transact } from '../../src/db/transact.ts';
import { record } from '../../src/modules/moderation/model.ts';
import { removePictures } from '../../src/modules/pictureLogin/model.ts';
import { StartError } from '../../src/startError.ts';
import { BY_COMMAND, requireNamed } from './named.ts';
import type { Outcome } from './named.ts';

const USAGE = [
  'Write what to do and a username:',
  'npm run member -- moderator NAME   gives the role,',
  'npm run member -- organizer NAME   gives that role,',
  'npm run member -- member NAME      takes it back,',
  'npm run member -- reset NAME       prints a link to choose a new password,',
  'npm run member -- passkeys NAME    takes all their passkeys away.',
].join('\n');

/** What to do, and the username, of a command line. Throws `StartError` for any other. */
export function readRequest(args: readonly string[]): { act: Role | 'reset' | 'passkeys'; username: string } {
  const [given = '', username = '', ...rest] = args;
  const act = ([...ROLES, 'reset', 'passkeys'] as const).find((known) => known === given);
  if (!act || username.trim() === '' || rest.length > 0) throw new StartError(USAGE);
  return { act, username };
}

const SAID: Record<Role, string> = {
  moderator: 'a moderator',
  organizer: 'an organizer',
  member: 'a member without a role',
};

/**
 * Gives a member their role, with a line of the record; answers what to say. It holds from their next press on. Throws
 * `StartError` for nobody.
 */
export const setRole = (
  db: Knex,
  asked: { role: Role; username: string },
  now = new Date(),
): Promise<Outcome> => transact(db, (trx) => giveRole(trx, asked, now));

async function giveRole(
  trx: Knex.Transaction,
  { role, username }: { role: Role; username: string },
  now: Date,
): Promise<Outcome> {
  const member = await requireNamed(trx, username);
  if (member.role === role)
    return { said: `${member.username} is ${SAID[role]} already. Nothing was changed.` };
  await member.$query(trx).patch({ role });
  // A role takes the password.
  if (role !== 'member') await removePictures(trx, member.id);
  const details = { memberId: member.id, role };
  await record(trx, { id: randomUUID(), moderatorId: BY_COMMAND, act: 'gaveRole', details, now });
  return { said: `${member.username} is ${SAID[role]} now.`, changedId: member.id };
}
