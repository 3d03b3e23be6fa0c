import { apiError } from '@friendbase/contract';
import type { ApiError } from '@friendbase/contract';
import type { Knex } from 'knex';
import type { Deps, StartedOn } from '../../http/context.ts';
import type { MemberContext } from '../context.ts';
import { meetDevice } from '../devices/commands.ts';
import { leavingOf, tellLeft } from '../leaving/model.ts';
import { tellClosed } from '../moderation/appealTokens.ts';
import { MemberModel } from '../users/model.ts';

interface StartOptions {
  /** Whether it began with a passkey. */
  isStrong: boolean;
  /** Runs what starts the session in a transaction. */
  within: (start: (trx: Knex.Transaction) => Promise<void>) => Promise<void>;
  /** What else has to be as it was when `member` was read. */
  unchanged?: Partial<Pick<MemberModel, 'passwordHash'>>;
  /** What else is done with it. */
  onStarted?: (trx: Knex.Transaction, on: StartedOn) => Promise<void>;
  /** The error response where the account was closed or changed meanwhile. */
  refused: 'loginRefused' | 'passkeyRefused' | 'picturesRefused';
}

/**
 * Starts the session of somebody who has proved that they are `member`, however they did: the one place where it is asked whether the
 * account is open. Throws 403 for one that was closed, with what was decided, and for one that was left: nobody else learns of it.
 */
export async function startOpenSession(
  deps: Pick<Deps, 'live' | 'clock' | 'logger'>,
  member: MemberModel,
  context: MemberContext,
  { isStrong, within, unchanged = {}, onStarted, refused }: StartOptions,
): Promise<void> {
  const { id, closedAt } = member;
  if (closedAt !== null) throw await context.write((trx) => whyClosedOut(trx, id, deps.clock.now(), refused));
  await within(async (trx) => {
    // Locked until the transaction ends.
    const open = await MemberModel.query(trx)
      .findOne({ id, closedAt: null, ...unchanged })
      .select('id')
      .forShare();
    if (!open) throw apiError(refused);
    const on = await context.startSession(id, trx, { isStrong });
    await meetDevice(deps, trx, member, on);
    await onStarted?.(trx, on);
  });
}

/** Closed by a decision, which comes first, or left: then with a way back, as long as there is one. */
async function whyClosedOut(
  trx: Knex.Transaction,
  id: string,
  now: Date,
  refused: StartOptions['refused'],
): Promise<ApiError> {
  const details = await tellClosed(trx, id, now);
  if (details || !(await leavingOf(trx, id))) return apiError('accountClosed', { details });
  const left = await tellLeft(trx, id, now);
  return left ? apiError('accountLeft', { details: left }) : apiError(refused);
}
