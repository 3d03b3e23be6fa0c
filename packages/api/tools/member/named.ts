import type { Knex } from 'knex';
import { findByUsername } from '../../src/modules/users/model.ts';
import type { MemberModel } from '../../src/modules/users/model.ts';
import { StartError } from '../../src/startError.ts';

/** In the record: whoever runs the server. Nobody has such an id. */
export const BY_COMMAND = 'command';

/** What came of a command: what to say, and for whom it changed something, if it did. */
export interface Outcome {
  said: string;
  changedId?: string;
}

/** The member of a command line, held until `trx` ends. Throws `StartError` for nobody. */
export async function requireNamed(trx: Knex.Transaction, username: string): Promise<MemberModel> {
  const member = await findByUsername(trx, username).forUpdate();
  if (member) return member;
  throw new StartError(
    `There is no member with the username ${JSON.stringify(username)}. Nothing was changed.`,
  );
}
