import { describe, expect, it } from 'vitest';
import { cancelPlan, createPlan, listPlans, publishPlan, updatePlan } from '../organize/plans.ts';
import { listStories } from '../organize/stories.ts';
import type { DescribedPicture } from '../media.ts';
import { mediaUrl } from '../media.ts';
import { ask, expectCallError } from './ask.ts';
import { atOnce, times } from './atOnce.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import { statusFor } from './media.ts';
import { eventDraft, planBy, planId, storyDraft, withPlans } from './planSeeds.ts';
import { mediaId, pictureOf } from './seeds.ts';

const params = { id: planId(1) };
const pictureAt = (n: number): DescribedPicture => ({
  url: mediaUrl(mediaId(n)),
  description: `A forest, ${n}`,
});
const draft = storyDraft([pictureAt(1), pictureAt(2)]);

/** Dora has drafted a story of two pictures. */
const drafted = {
  ...withPlans(planBy('dora', 1, { draft })),
  media: [1, 2, 3].map((n) => pictureOf('dora', n)),
};

const publish = (dora: Visitor) => dora.call(publishPlan, { params });
const stories = (visitor: Visitor) => visitor.call(listStories, {});

/** Picture stories that organizers make. */
export function storyPlansConform(backendName: string, open: OpenBackend): void {
  describe(`picture stories of organizers on ${backendName}`, () => {
    it('are drafts that no member sees, then for all, once, with their pictures and easy words', async () => {
      await using backend = await open(drafted);
      const [dora, ann] = [await backend.as('dora'), await backend.as('ann')];
      expect([await stories(ann), await statusFor(ann, 1)]).toEqual([[], 404]);
      for (const plan of await Promise.all(await atOnce(times(4, dora), publish)))
        expect(plan).toMatchObject({ stage: 'active', peopleCount: 0 });
      const { details, ...words } = draft;
      const parts = details.kind === 'story' && details.parts;
      expect(await stories(ann)).toEqual([{ id: params.id, ...words, parts }]);
      expect([await statusFor(ann, 1), await statusFor(ann, 2)]).toEqual([200, 200]);
      expect((await ask(backend.visitor(), 'get', listStories.path)).status).toBe(401);
    });

    it('can be changed while they are watched, and are gone once they are called off', async () => {
      await using backend = await open(drafted);
      const [dora, ann] = [await backend.as('dora'), await backend.as('ann')];
      await publish(dora);
      const body = storyDraft([pictureAt(3), pictureAt(1), pictureAt(1)]);
      await dora.call(updatePlan, { params, body });
      expect(await stories(ann)).toMatchObject([{ parts: [{ picture: pictureAt(3) }, {}, {}] }]);
      expect([await statusFor(ann, 2), await statusFor(ann, 3)]).toEqual([404, 200]);
      await expectCallError(dora, updatePlan, { params, body: eventDraft() }, 'planNotFound');
      for (const call of [cancelPlan, cancelPlan])
        expect(await dora.call(call, { params })).toMatchObject({ stage: 'cancelled' });
      expect([await stories(ann), await statusFor(ann, 3)]).toEqual([[], 404]);
      await expectCallError(dora, updatePlan, { params, body }, 'planCancelled');
      expect(await dora.call(listPlans, {})).toMatchObject([{ stage: 'cancelled' }]);
    });

    it('have two parts at least and six at most, and nothing that is about money', async () => {
      await using backend = await open(drafted);
      const dora = await backend.as('dora');
      for (const count of [1, 7]) {
        const body = storyDraft(Array.from({ length: count }, () => pictureAt(1)));
        expect((await ask(dora, 'post', createPlan.path, body)).status).toBe(400);
      }
      const sign = { ...pictureAt(1), description: 'A sign: $5' };
      const body = storyDraft([pictureAt(2), sign]);
      await expectCallError(dora, createPlan, { body }, 'planAboutMoney');
    });
  });
}
