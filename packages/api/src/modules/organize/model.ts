import { MOST_PLANS, personSeen, stageOfEvent, stageOfTournament } from '@friendbase/contract';
import type { Plan, PlanDraft, PlanStage, StoredPlan } from '@friendbase/contract';
import type { Knex } from 'knex';
import { Model } from 'objection';
import { EventGoerModel, EventModel } from '../events/model.ts';
import { TournamentModel } from '../tournaments/model.ts';
import { MemberModel } from '../users/model.ts';

/** What an organizer makes, as it is stored. */
export class PlanModel extends Model implements Omit<StoredPlan, 'draft'> {
  static override tableName = 'plans';

  declare id: string;
  declare organizerId: string | null;
  declare state: StoredPlan['state'];
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

/** The row of a plan. */
export const planRow = (stored: StoredPlan) => ({ ...stored, draft: JSON.stringify(stored.draft) });

export const draftOf = ({ draft }: PlanModel): PlanDraft => JSON.parse(draft) as PlanDraft;

/** Who looks, and when. */
export interface Look {
  memberId: string;
  now: Date;
}

interface Standing {
  stage: PlanStage;
  peopleCount: number;
}

/** Where published things stand, and how many have joined or go. */
async function readStandings(db: Knex, ids: string[], now: Date): Promise<Map<string, Standing>> {
  const standings = new Map<string, Standing>();
  for (const tournament of await TournamentModel.query(db).findByIds(ids)) {
    const { id, participantCount: peopleCount } = tournament;
    standings.set(id, { stage: stageOfTournament(tournament, now), peopleCount });
  }
  const going = await EventGoerModel.query(db)
    .whereIn('eventId', ids)
    .groupBy('eventId')
    .select('eventId')
    .count('* as going')
    .castTo<{ eventId: string; going: number | string }[]>();
  for (const event of await EventModel.query(db).findByIds(ids)) {
    const count = going.find(({ eventId }) => eventId === event.id);
    standings.set(event.id, { stage: stageOfEvent(event, now), peopleCount: Number(count?.going ?? 0) });
  }
  return standings;
}

const withOrganizer = (db: Knex) => PlanModel.query(db).withGraphFetched('organizer(person)');

async function seen(db: Knex, plans: PlanModel[], { memberId, now }: Look): Promise<Plan[]> {
  const published = plans.filter(({ state }) => state === 'published').map(({ id }) => id);
  const standings =
    published.length > 0 ? await readStandings(db, published, now) : new Map<string, Standing>();
  return plans.map((plan) => {
    const { id, state, organizerId, organizer, changedAt } = plan;
    const stage: PlanStage = state === 'cancelled' ? 'cancelled' : 'draft';
    return {
      ...draftOf(plan),
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
export const readPlans = async (db: Knex, look: Look): Promise<Plan[]> =>
  seen(db, await listedPlans(db), look);

/** One that is known to be there. */
export async function readPlan(db: Knex, id: string, look: Look): Promise<Plan> {
  const [plan] = await seen(db, await withOrganizer(db).where({ id }), look);
  if (!plan) throw new Error(`Plan ${id} is gone.`);
  return plan;
}
