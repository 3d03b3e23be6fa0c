import { isDemoAccount, isDeviceTold, toldOfSecurity } from '@friendbase/contract';
import type { User } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { Deps, StartedOn } from '../../http/context.ts';
import { logSecurity } from '../../http/securityLog.ts';
import { storeDevice } from './model.ts';

type DevicesDeps = Pick<Deps, 'live' | 'clock' | 'logger'>;

/**
 * Notes on which device a session starts, and tells its member of one that they are not known on. Everybody logs in as the demo
 * account: nothing is noted of it.
 */
export async function meetDevice(
  { live, clock, logger }: DevicesDeps,
  trx: Knex.Transaction,
  member: Pick<User, 'id' | 'username'>,
  { key, device }: StartedOn,
): Promise<void> {
  if (isDemoAccount(member)) return;
  const others = await storeDevice(trx, { memberId: member.id, key }, clock.now());
  if (!others || !isDeviceTold(others, clock.now())) return;
  live.tell(trx, toldOfSecurity(member.id, 'newDevice', device));
  logSecurity(logger, 'newDevice', member.id);
}
