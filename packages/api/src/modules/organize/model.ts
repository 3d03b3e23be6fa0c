import { MOST_PLANS, personSeen, stageOfEvent, stageOfReward, stageOfTournament } from '@friendbase/contract';
import type { Plan, PlanDraft, PlanKind, PlanStage, StoredPlan } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';
import type { QueryBuilder } from 'objection';
import { EventGoerModel, EventModel } from '../events/model.ts';
import { readPhotos } from '../media/planPhotos.ts';
import { RedemptionModel, RewardModel } from '../rewards/model.ts';
import { TournamentModel } from '../tournaments/model.ts';
import { MemberModel } from '../users/model.ts';
import type { Viewer } from '../users/model.ts';

/** What an organizer makes, as it is stored. */
export class PlanModel extends Model implements Omit<StoredPlan, 'draft'> {
  static override tableName = 'plans';

  declare id: string;
  declare organizerId: string | null;
  declare state: StoredPlan['state'];
  /** As its draft has it. */
  declare kind: PlanKind | null;
  /** JSON. */
  declare draft: string;
  declare createdAt: string;
  declare changedAt: string;
  declare organizer?: MemberModel | null;

  static override relationMappings = {
    organizer: {
      relation: Model.BelongsToOneRelation,
      modelClass: MemberModel,
      join: { from: 'plans.organizerId', to: 'users.id' },
    },
  };
}

/** The text of a draft. Its picture has a row of its own. */
export const draftText = ({ photo: _, ...draft }: PlanDraft): string => JSON.stringify(draft);

/** The row of a plan. */
export const planRow = (stored: StoredPlan) => ({
  ...stored,
  kind: stored.draft.details.kind,
  draft: draftText(stored.draft),
});

/** Without its picture. */
export const draftOf = ({ draft }: PlanModel): Omit<PlanDraft, 'photo'> => JSON.parse(draft) as PlanDraft;

interface Standing {
  stage: PlanStage;
  peopleCount: number;
}

/** Where published things stand, and how many have joined, go, or have redeemed. */
async function readStandings(db: Knex, ids: string[], now: Date): Promise<Map<string, Standing>> {
  const standings = new Map<string, Standing>();
  for (const tournament of await TournamentModel.query(db).findByIds(ids)) {
    const { id, participantCount: peopleCount } = tournament;
    standings.set(id, { stage: stageOfTournament(tournament, now), peopleCount });
  }
  const goers = await countBy(EventGoerModel.query(db).whereIn('eventId', ids), 'eventId');
  for (const event of await EventModel.query(db).findByIds(ids))
    standings.set(event.id, { stage: stageOfEvent(event, now), peopleCount: goers.get(event.id) ?? 0 });
  const redeemed = await countBy(RedemptionModel.query(db).whereIn('rewardId', ids), 'rewardId');
  for (const reward of await RewardModel.query(db).findByIds(ids))
    standings.set(reward.id, { stage: stageOfReward(reward), peopleCount: redeemed.get(reward.id) ?? 0 });
  return standings;
}

/** How many rows there are of each value of a column. */
async function countBy(query: QueryBuilder<Model>, column: string): Promise<Map<string, number>> {
  const counts = await query
    .groupBy(column)
    .select(`${column} as of`)
    .count('* as count')
    .castTo<{ of: string; count: number | string }[]>();
  return new Map(counts.map(({ of, count }) => [of, Number(count)]));
}

const withOrganizer = (db: Knex) => PlanModel.query(db).withGraphFetched('organizer(person)');

async function seen(db: Knex, plans: PlanModel[], { memberId, now }: Viewer): Promise<Plan[]> {
  // A reward that was called off is known by its plan, and still has its count.
  const shown = plans.filter(({ state }) => state !== 'draft').map(({ id }) => id);
  const standings = shown.length > 0 ? await readStandings(db, shown, now) : new Map<string, Standing>();
  const photoOf = await readPhotos(
    db,
    plans.map(({ id }) => id),
  );
  return plans.map((plan) => {
    const { id, state, organizerId, organizer, changedAt } = plan;
    // Of what is only a plan: a draft, a story, and what was called off before anybody saw it.
    const stage: PlanStage = state === 'published' ? 'active' : state;
    return {
      ...draftOf(plan),
      ...photoOf(id),
      id,
      ...(standings.get(id) ?? { stage, peopleCount: 0 }),
      by: organizer ? personSeen(organizer) : null,
      isOwn: organizerId === memberId,
      changedAt,
    };
  });
}

export const listedPlans = (db: Knex) =>
  withOrganizer(db)
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(MOST_PLANS);

/** Of all organizers, the newest first. */
export const readPlans = async (db: Knex, viewer: Viewer): Promise<Plan[]> =>
  seen(db, await listedPlans(db), viewer);

/** One that is known to be there. */
export async function readPlan(db: Knex, id: string, viewer: Viewer): Promise<Plan> {
  const [plan] = await seen(db, await withOrganizer(db).where({ id }), viewer);
  if (!plan) throw new Error(`Plan ${id} is gone.`);
  return plan;
}
