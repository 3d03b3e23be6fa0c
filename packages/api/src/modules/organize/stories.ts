import { MOST_STORIES, storyOf } from '@friendbase/contract';
import type { PublishedStory } from '@friendbase/contract';
import type { Knex } from 'knex';
import { readPhotos } from '../media/planPhotos.ts';
import { draftOf, PlanModel } from './model.ts';

export const storiesQuery = (db: Knex) =>
  PlanModel.query(db)
    .where({ kind: 'story', state: 'published' })
    .orderBy([
      { column: 'createdAt', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(MOST_STORIES);

/** The picture stories that members can watch, the newest first. */
export async function readStories(db: Knex): Promise<PublishedStory[]> {
  const plans = await storiesQuery(db);
  const photoOf = await readPhotos(
    db,
    plans.map(({ id }) => id),
  );
  return plans.flatMap((plan) => storyOf(plan.id, { ...draftOf(plan), ...photoOf(plan.id) }));
}
