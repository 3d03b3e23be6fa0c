import { describe, expect, it } from 'vitest';
import { joinEvent, listEvents } from '../communityEvents.ts';
import type { DescribedPicture } from '../media.ts';
import { mediaUrl } from '../media.ts';
import { deleteMedia } from '../mediaUploads.ts';
import { listNotifications } from '../notifications.ts';
import type { PlanDraft } from '../organize/planDraft.ts';
import { cancelPlan, createPlan, listPlans, publishPlan, updatePlan } from '../organize/plans.ts';
import { listRedemptions, listRewards, redeemReward } from '../rewards.ts';
import { joinTournament, listTournaments } from '../tournaments.ts';
import { ask, expectCallError } from './ask.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import { statusFor } from './media.ts';
import { eventDraft, planBy, planId, rewardDraft, tournamentDraft, withPlans } from './planSeeds.ts';
import { friendshipId, mediaId, memberId, pictureOf, UNKNOWN_ID, waitingFor } from './seeds.ts';

const params = { id: planId(1) };
const photo: DescribedPicture = { url: mediaUrl(mediaId(1)), description: 'A long table in a garden' };
const other: DescribedPicture = { url: mediaUrl(mediaId(2)), description: 'Lanterns in a tree' };

/** Dora has two pictures and a draft of an event with the first; Ann has blocked her. */
const seed = (draft: PlanDraft = { ...eventDraft(), photo }) => {
  const all = withPlans(planBy('dora', 1, { draft }));
  const block = {
    id: friendshipId(1),
    userId: memberId('ann'),
    friendId: memberId('dora'),
    status: 'blocked' as const,
  };
  return {
    ...all,
    media: [
      pictureOf('dora', 1),
      pictureOf('dora', 2),
      pictureOf('ed', 3),
      waitingFor('dora', 4),
      pictureOf('dora', 5, { kind: 'video', mimeType: 'video/mp4', durationMs: 2000 }),
    ],
    friendships: [...all.friendships, block],
  };
};

const publish = (dora: Visitor) => dora.call(publishPlan, { params });
const update = (organizer: Visitor, body: PlanDraft) => organizer.call(updatePlan, { params, body });
/** Pictures of what organizers make. */
export function planPhotosConform(backendName: string, open: OpenBackend): void {
  describe(`a picture of an organizer’s own on ${backendName}`, () => {
    shownConform(open);
    changedConform(open);
    contentConform(open);
    refusedConform(open);
  });
}

function shownConform(open: OpenBackend): void {
  it('is seen by organizers alone, then by all once it is published, whoever has blocked whom', async () => {
    await using backend = await open(seed());
    const [dora, ed, ann, ben] = await Promise.all(
      (['dora', 'ed', 'ann', 'ben'] as const).map((name) => backend.as(name)),
    );
    expect(await ed!.call(listPlans, {})).toMatchObject([{ photo }]);
    const all = [dora!, ed!, ann!, ben!];
    expect(await Promise.all(all.map((one) => statusFor(one, 1)))).toEqual([200, 200, 404, 404]);
    await publish(dora!);
    for (const one of all) expect(await one.call(listEvents, {})).toMatchObject([{ photo }]);
    expect(await Promise.all(all.map((one) => statusFor(one, 1)))).toEqual([200, 200, 200, 200]);
    expect(await statusFor(backend.visitor(), 1)).toBe(401);
  });

  it.each([
    ['tournament', tournamentDraft(), (one: Visitor) => one.call(listTournaments, {})],
    ['reward', rewardDraft(), (one: Visitor) => one.call(listRewards, {})],
  ])('is that of a %s too', async (_, draft, list) => {
    await using backend = await open(seed({ ...draft, photo }));
    const [dora, ben] = [await backend.as('dora'), await backend.as('ben')];
    await publish(dora);
    expect(await list(ben)).toMatchObject([{ id: params.id, photo }]);
    expect(await statusFor(ben, 1)).toBe(200);
    await update(dora, draft);
    const [plain] = await list(ben);
    expect(plain).not.toHaveProperty('photo');
  });
}

function changedConform(open: OpenBackend): void {
  it('is another one, or the drawing again, for whoever looks next; the file of before is for its owner', async () => {
    await using backend = await open(seed());
    const [dora, ben] = [await backend.as('dora'), await backend.as('ben')];
    await publish(dora);
    expect(await update(dora, { ...eventDraft(), photo: other })).toMatchObject({ photo: other });
    expect(await ben.call(listEvents, {})).toMatchObject([{ photo: other }]);
    expect([await statusFor(ben, 1), await statusFor(ben, 2)]).toEqual([404, 200]);
    expect(await update(dora, eventDraft())).not.toHaveProperty('photo');
    const [event] = await ben.call(listEvents, {});
    expect(event).not.toHaveProperty('photo');
    expect([await statusFor(ben, 2), await statusFor(dora, 2)]).toEqual([404, 200]);
  });

  it.each([
    ['tournament', tournamentDraft(), (one: Visitor) => one.call(joinTournament, { params })],
    ['event', eventDraft(), (one: Visitor) => one.call(joinEvent, { params })],
  ])('is told to who joined a %s or goes to it, where it is another one', async (kind, draft, join) => {
    await using backend = await open(seed({ ...draft, photo }));
    const [dora, ben] = [await backend.as('dora'), await backend.as('ben')];
    await publish(dora);
    await join(ben);
    const told = async () => (await ben.call(listNotifications, {})).items.map((one) => one.kind);
    await update(dora, { ...draft, photo });
    expect(await told()).toEqual([]);
    await update(dora, { ...draft, photo: other });
    expect(await told()).toEqual([kind]);
  });

  it('stays where another organizer changes the words, of the picture too', async () => {
    await using backend = await open(seed());
    const ed = await backend.as('ed');
    const described = { ...photo, description: 'A table for all' };
    const body = { ...eventDraft(), title: 'Tea', photo: described };
    expect(await update(ed, body)).toMatchObject({ title: 'Tea', photo: described });
  });

  it('cannot be removed while something has it', async () => {
    await using backend = await open(seed());
    const dora = await backend.as('dora');
    await expectCallError(dora, deleteMedia, { params: { id: mediaId(1) } }, 'mediaInUse');
    await update(dora, eventDraft());
    await dora.call(deleteMedia, { params: { id: mediaId(1) } });
  });
}

function contentConform(open: OpenBackend): void {
  const opens = (picture: DescribedPicture) => rewardDraft({ delivers: { kind: 'picture', picture } });

  it('opens with a reward for who has redeemed it, also once it opens another one or is called off', async () => {
    await using backend = await open(seed(opens(photo)));
    const [dora, ed, ben, cleo] = await Promise.all(
      (['dora', 'ed', 'ben', 'cleo'] as const).map((name) => backend.as(name)),
    );
    await publish(dora!);
    expect([await statusFor(ed!, 1), await statusFor(ben!, 1)]).toEqual([200, 404]);
    await ben!.call(redeemReward, { params });
    expect([await statusFor(ben!, 1), await statusFor(cleo!, 1)]).toEqual([200, 404]);
    await update(dora!, opens(other));
    await cleo!.call(redeemReward, { params });
    await dora!.call(cancelPlan, { params });
    const seen = [ben!, cleo!].map((one) => Promise.all([1, 2].map((n) => statusFor(one, n))));
    expect(await Promise.all(seen)).toEqual([
      [200, 404],
      [404, 200],
    ]);
    const query = { params: { userId: memberId('ben') }, query: {} };
    const { items } = await ben!.call(listRedemptions, query);
    expect(items).toMatchObject([{ delivers: { kind: 'picture', picture: photo } }]);
    // What somebody has redeemed stays.
    for (const n of [1, 2])
      await expectCallError(dora!, deleteMedia, { params: { id: mediaId(n) } }, 'mediaInUse');
  });

  it('is one’s own there too, described, and not with money', async () => {
    await using backend = await open(seed());
    const dora = await backend.as('dora');
    for (const id of [mediaId(3), mediaId(5)]) {
      const body = opens({ ...photo, url: mediaUrl(id) });
      await expectCallError(dora, createPlan, { body }, 'mediaNotFound');
    }
    const paid = opens({ ...photo, description: 'A sign: $5' });
    await expectCallError(dora, createPlan, { body: paid }, 'planAboutMoney');
  });
}

function refusedConform(open: OpenBackend): void {
  it('is not another’s, not one that is not ready, and no video, and nothing else changes', async () => {
    await using backend = await open(seed());
    const dora = await backend.as('dora');
    const before = await dora.call(listPlans, {});
    for (const id of [mediaId(3), mediaId(4), mediaId(5), UNKNOWN_ID]) {
      const body = { ...eventDraft(), title: 'Tea', photo: { ...photo, url: mediaUrl(id) } };
      await expectCallError(dora, createPlan, { body }, 'mediaNotFound');
      await expectCallError(dora, updatePlan, { params, body }, 'mediaNotFound');
    }
    expect(await dora.call(listPlans, {})).toEqual(before);
  });

  it('is described, and not with money', async () => {
    await using backend = await open(seed());
    const dora = await backend.as('dora');
    const paid = { ...eventDraft(), photo: { ...photo, description: 'A sign: $5' } };
    await expectCallError(dora, createPlan, { body: paid }, 'planAboutMoney');
    const blank = { ...eventDraft(), photo: { ...photo, description: ' ' } };
    expect((await ask(dora, 'post', createPlan.path, blank)).status).toBe(400);
  });
}
