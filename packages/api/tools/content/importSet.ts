import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { ApiError, draftError, apiError, isAboutMoney } from '@friendbase/contract';
import type { PlanDraft, Told } from '@friendbase/contract';
import type { Knex } from 'knex';
import { transact } from '../../src/db/transact.ts';
import { storeNotifications } from '../../src/live/notifications.ts';
import { readPhotos } from '../../src/modules/media/planPhotos.ts';
import { record } from '../../src/modules/moderation/model.ts';
import { publish, update, type Organizing } from '../../src/modules/organize/commands.ts';
import { draftOf, PlanModel, planRow } from '../../src/modules/organize/model.ts';
import { RewardModel } from '../../src/modules/rewards/model.ts';
import { EventModel } from '../../src/modules/events/model.ts';
import { TournamentModel } from '../../src/modules/tournaments/model.ts';
import { BY_COMMAND } from '../member/named.ts';
import { placeOf, textsIn, type ContentSet, type PlanEntry, type RewardEntry } from './contentSet.ts';

/** What became of an entry. */
type Became = 'made' | 'changed' | 'same';

export interface Imported {
  counts: Record<Became, number>;
  /** Why nothing was changed: one line a mistake. */
  problems: string[];
}

/** Takes everything back. */
const UNDONE = Symbol('undone');

/**
 * Brings a set into a community, all of it or nothing: what is not there is made, what differs is changed by the rules that hold for
 * organizers, what is the same stays. So twice is as once. What is there and not in the set is left alone. A dry run changes nothing.
 */
export async function importSet(
  db: Knex,
  set: ContentSet,
  { now, isDry }: { now: Date; isDry: boolean },
): Promise<Imported> {
  const counts = { made: 0, changed: 0, same: 0 };
  const problems: string[] = [];
  const told: Told[] = [];
  const organizing: Organizing = {
    live: { tell: (_, ...more) => void told.push(...more) },
    memberId: BY_COMMAND,
    nextId: randomUUID,
    now,
  };
  const each = async <Entry>(
    name: keyof ContentSet,
    entries: readonly Entry[],
    bring: (entry: Entry) => Promise<Became>,
  ) => {
    for (const [at, entry] of entries.entries()) {
      try {
        counts[await bring(entry)] += 1;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        problems.push(`${placeOf(name, at)}: ${error.message}`);
      }
    }
  };
  try {
    await transact(db, async (trx) => {
      await each('plans', set.plans, (entry) => bringPlan(trx, entry, organizing));
      await each('rewards', set.rewards, (entry) => bringReward(trx, entry, organizing));
      await storeNotifications(trx, told, now);
      if (isDry || problems.length > 0) throw UNDONE;
    });
  } catch (error) {
    if (error !== UNDONE) throw error;
  }
  return { counts, problems };
}

async function bringPlan(
  trx: Knex.Transaction,
  { id, isPublished, ...draft }: PlanEntry,
  organizing: Organizing,
): Promise<Became> {
  const found = await PlanModel.query(trx).findById(id).forUpdate();
  if (!found) return makePlan(trx, { id, isPublished, draft }, organizing);
  const isSame = isDeepStrictEqual(draftOf(found), draft);
  const photoOf = await readPhotos(trx, [id]);
  if (!isSame) await update(trx, id, { ...draft, ...photoOf(id) }, organizing);
  const becomesPublished = isPublished && found.state === 'draft';
  if (becomesPublished) await publish(trx, id, organizing);
  return isSame && !becomesPublished ? 'same' : 'changed';
}

async function makePlan(
  trx: Knex.Transaction,
  { id, isPublished, draft }: { id: string; isPublished: boolean; draft: PlanDraft },
  organizing: Organizing,
): Promise<Became> {
  const reason = draftError(draft);
  if (reason) throw apiError(...reason);
  // Of one that no organizer has made: nothing can be changed there.
  const other =
    (await TournamentModel.query(trx).findById(id)) ??
    (await EventModel.query(trx).findById(id)) ??
    (await RewardModel.query(trx).findById(id));
  if (other) throw apiError('planNotFound');
  const { now, nextId, memberId } = organizing;
  const at = now.toISOString();
  await PlanModel.query(trx).insert(
    planRow({ id, organizerId: null, state: 'draft', draft, createdAt: at, changedAt: at }),
  );
  const details = { plan: id, kind: draft.details.kind, title: draft.title };
  await record(trx, { id: nextId(), moderatorId: memberId, act: 'planned', details, now });
  if (isPublished) await publish(trx, id, organizing);
  return 'made';
}

/**
 * What members have redeemed stays what it was: each redemption has its own content. It may become dearer, which an organizer's may
 * not: whoever has the set runs the place.
 */
async function bringReward(
  trx: Knex.Transaction,
  reward: RewardEntry,
  organizing: Organizing,
): Promise<Became> {
  // One that an organizer has made, or makes, is changed by its plan.
  if (await PlanModel.query(trx).findById(reward.id)) throw apiError('rewardNotFound');
  const found = await RewardModel.query(trx).findById(reward.id).forUpdate();
  if (found && isDeepStrictEqual(found.$toJson(), reward)) return 'same';
  if (textsIn(reward).some((words) => isAboutMoney(words))) throw apiError('planAboutMoney');
  await (found ? found.$query(trx).patch(reward) : RewardModel.query(trx).insert(reward));
  const { now, nextId, memberId } = organizing;
  const act = found ? 'changedPlan' : 'planned';
  const line = { plan: reward.id, kind: 'reward', title: reward.name };
  await record(trx, { id: nextId(), moderatorId: memberId, act, details: line, now });
  return found ? 'changed' : 'made';
}
