import { describe, expect, it } from 'vitest';
import { joinEvent, listEvents } from '../communityEvents.ts';
import { countNotifications, listNotifications, seeNotifications } from '../notifications.ts';
import type { PlanDraft } from '../organize/planDraft.ts';
import { cancelPlan, createPlan, listPlans, publishPlan, updatePlan } from '../organize/plans.ts';
import type { Plan, StoredPlan } from '../organize/plans.ts';
import { joinTournament, listTournaments, TOURNAMENT_DAYS } from '../tournaments.ts';
import { ask, expectCallError, expectError, invalid } from './ask.ts';
import { atOnce, times } from './atOnce.ts';
import type { Backend, OpenBackend, Visitor } from './backend.ts';
import { bodyOf, calls, pathFor } from './bodies.ts';
import { balanceOf } from './moneySeeds.ts';
import { eventDraft, planBy, planId, PLANNED, rewardDraft, tournamentDraft, withPlans } from './planSeeds.ts';
import { START_FBB, UNKNOWN_ID } from './seeds.ts';
import type { Name } from './seeds.ts';

const forOrganizers = calls.filter(([, { access }]) => access === 'organizer');
const HOUR_MS = 3_600_000;
const params = { id: planId(1) };
const unknown = { params: { id: UNKNOWN_ID } };

const list = (visitor: Visitor): Promise<Plan[]> => visitor.call(listPlans, {});
const publish = (visitor: Visitor): Promise<Plan> => visitor.call(publishPlan, { params });
const cancel = (visitor: Visitor): Promise<Plan> => visitor.call(cancelPlan, { params });
const update = (visitor: Visitor, body: PlanDraft): Promise<Plan> =>
  visitor.call(updatePlan, { params, body });

/** These, logged in some hours around the start of what is planned. */
async function at(backend: Backend, hours: number, ...names: Name[]): Promise<Visitor[]> {
  backend.moveTo(new Date(PLANNED.getTime() + hours * HOUR_MS));
  const visitors: Visitor[] = [];
  for (const name of names) visitors.push(await backend.as(name));
  return visitors;
}

/** What is told to a member of events that they go to and of tournaments that they joined, and whether it is new. */
const toldTo = async (visitor: Visitor) =>
  (await visitor.call(listNotifications, {})).items.flatMap((one): object[] => {
    if (one.kind === 'event') return [{ ...one.event, isNew: one.isNew }];
    return one.kind === 'tournament' ? [{ ...one.result, isNew: one.isNew }] : [];
  });

/** A published plan of this draft: Ann has joined it, Ben has not. */
async function joinedByAnn(backend: Backend, draft: PlanDraft): Promise<Visitor[]> {
  const [dora, ann, ben] = await at(backend, -48, 'dora', 'ann', 'ben');
  await publish(dora!);
  await (draft.details.kind === 'event'
    ? ann!.call(joinEvent, { params })
    : ann!.call(joinTournament, { params }));
  return [dora!, ann!, ben!];
}

const OTHER_WORDS: [what: string, words: Partial<PlanDraft>][] = [
  ['title', { title: 'Big party' }],
  ['description', { description: 'Come and see.' }],
  ['title in easy words', { easyTitle: 'Our party' }],
  ['description in easy words', { easyDescription: 'Come. It is fun.' }],
];

/** Changes that members see. */
const OTHERWISE: [what: string, before: PlanDraft, after: PlanDraft][] = [
  ...OTHER_WORDS.flatMap(([what, words]): typeof OTHERWISE => [
    [`${what} of a tournament`, tournamentDraft(), { ...tournamentDraft(), ...words }],
    [`${what} of an event`, eventDraft(), { ...eventDraft(), ...words }],
  ]),
  ['number of places', tournamentDraft(), tournamentDraft({ maxParticipants: 9 })],
  ['time', eventDraft(), eventDraft({ from: '19:00' })],
  ['place', eventDraft(), eventDraft({ place: 'Town Hall' })],
  ['way to find it', eventDraft(), eventDraft({ landmark: 'Look for the red door.' })],
  ['thing that is good to know', eventDraft(), eventDraft({ goodToKnow: 'Bring warm shoes.' })],
  ['drawing', eventDraft(), eventDraft({ picture: 'band' })],
];

const drafts = (...plans: Partial<StoredPlan>[]) =>
  withPlans(...plans.map((plan, n) => planBy('dora', n + 1, plan)));

/** What organizers make. */
export function organizeConform(backendName: string, open: OpenBackend): void {
  describe(`what organizers make on ${backendName}`, () => {
    accessConform(open);
    errorsConform(open);
    draftsConform(open);
    tournamentsConform(open);
    eventsConform(open);
    tellingConform(open);
  });
}

function accessConform(open: OpenBackend): void {
  it('is not there for anybody else, moderators among them, exactly as an unknown address', async () => {
    await using backend = await open(drafts({}));
    for (const someone of [backend.visitor(), await backend.as('ann'), await backend.as('gwen')]) {
      const nothing = await ask(someone, 'get', '/api/nothing');
      for (const [name, { method }] of forOrganizers) {
        const answer = await ask(someone, method, pathFor(name), bodyOf(name));
        expect([name, answer.status, answer.raw]).toEqual([name, 404, nothing.raw]);
      }
    }
  });

  it('waits for a passkey where a role takes one', async () => {
    await using backend = await open(drafts({}), { requirePasskeyForRoles: true });
    const dora = await backend.as('dora');
    for (const [name, { method }] of forOrganizers)
      expectError(await ask(dora, method, pathFor(name), bodyOf(name)), 'passkeyNeeded');
  });
}

function errorsConform(open: OpenBackend): void {
  it('finds none under an unknown id, and none of another kind', async () => {
    await using backend = await open(drafts({}));
    const dora = await backend.as('dora');
    await expectCallError(dora, updatePlan, { ...unknown, body: tournamentDraft() }, 'planNotFound');
    await expectCallError(dora, updatePlan, { params, body: eventDraft() }, 'planNotFound');
    await expectCallError(dora, publishPlan, unknown, 'planNotFound');
    await expectCallError(dora, cancelPlan, unknown, 'planNotFound');
  });

  it('takes nothing that is about money', async () => {
    await using backend = await open(drafts({}));
    const dora = await backend.as('dora');
    const body = { ...tournamentDraft(), easyDescription: 'You pay $5.' };
    await expectCallError(dora, createPlan, { body }, 'planAboutMoney');
    await expectCallError(dora, updatePlan, { params, body }, 'planAboutMoney');
    const inPlace = eventDraft({ goodToKnow: 'Bring 5 dollars.' });
    await expectCallError(dora, createPlan, { body: inPlace }, 'planAboutMoney');
    expect(await list(dora)).toHaveLength(1);
  });

  it.each([
    ['tournament', tournamentDraft()],
    ['event', eventDraft()],
  ])('shows no %s that begins now or has begun, and moves none to then', async (_, draft) => {
    await using backend = await open(drafts({ draft }));
    const [late] = await at(backend, 0, 'dora');
    await expectCallError(late!, publishPlan, { params }, 'eventTimePast');
    const [dora] = await at(backend, -1, 'dora');
    await publish(dora!);
    const body =
      draft.details.kind === 'event'
        ? eventDraft({ from: '17:00' })
        : tournamentDraft({ startDate: new Date(PLANNED.getTime() - HOUR_MS).toISOString() });
    await expectCallError(dora!, updatePlan, { params, body }, 'eventTimePast');
  });
}

function draftsConform(open: OpenBackend): void {
  it('is a draft first, which members do not see, and all organizers do, the newest first', async () => {
    await using backend = await open(drafts({}));
    const [dora, ed, ann] = await at(backend, -48, 'dora', 'ed', 'ann');
    const made = await ed!.call(createPlan, { body: eventDraft() });
    expect(made).toMatchObject({ ...eventDraft(), stage: 'draft', peopleCount: 0, isOwn: true });
    const { by, ...same } = made;
    expect(await list(dora!)).toEqual([
      { ...same, by, isOwn: false },
      expect.objectContaining({
        id: planId(1),
        isOwn: true,
        by: expect.objectContaining({ badge: 'organizer' }),
      }),
    ]);
    expect(await ann!.call(listEvents, {})).toEqual([]);
    expect(await ann!.call(listTournaments, {})).toEqual([]);
  });

  it('is changed as often as wanted, and thrown away', async () => {
    await using backend = await open(drafts({}));
    const [dora, ann] = await at(backend, -48, 'dora', 'ann');
    const changed = tournamentDraft({ entryFee: 0 });
    expect(await update(dora!, changed)).toMatchObject({ ...changed, stage: 'draft' });
    expect(await cancel(dora!)).toMatchObject({ stage: 'cancelled' });
    expect(await cancel(dora!)).toMatchObject({ stage: 'cancelled' });
    await expectCallError(dora!, updatePlan, { params, body: changed }, 'planCancelled');
    await expectCallError(dora!, publishPlan, { params }, 'planCancelled');
    expect(await ann!.call(listTournaments, {})).toEqual([]);
  });
}

function tournamentsConform(open: OpenBackend): void {
  it('shows a tournament to members once, with its easy words, however often it is published', async () => {
    await using backend = await open(drafts({}));
    const [dora, ann] = await at(backend, -48, 'dora', 'ann');
    await Promise.all(await atOnce(times(4, dora!), publish));
    const { title, description, easyTitle, easyDescription, details } = tournamentDraft();
    const { kind, ...rest } = details;
    expect(kind).toBe('tournament');
    const shown = { id: planId(1), name: title, description, easyName: easyTitle, easyDescription, ...rest };
    expect(await ann!.call(listTournaments, {})).toEqual([expect.objectContaining(shown)]);
    expect(await list(dora!)).toMatchObject([{ stage: 'upcoming', peopleCount: 0 }]);
  });

  it('keeps what members joined for, and changes the words', async () => {
    await using backend = await open(drafts({}));
    const [dora, ann] = await at(backend, -48, 'dora', 'ann');
    await publish(dora!);
    expect(await update(dora!, tournamentDraft({ entryFee: 20 }))).toMatchObject({ stage: 'upcoming' });
    await ann!.call(joinTournament, { params });
    const later = new Date(PLANNED.getTime() + HOUR_MS).toISOString();
    for (const taken of [
      { entryFee: 5 },
      { prizePool: 5 },
      { gameName: 'Calm & Focus' },
      { startDate: later },
    ]) {
      const body = tournamentDraft({ entryFee: 20, ...taken });
      await expectCallError(dora!, updatePlan, { params, body }, 'planTaken');
    }
    const body = { ...tournamentDraft({ entryFee: 20, maxParticipants: 9 }), title: 'Cup of friends' };
    expect(await update(dora!, body)).toMatchObject({ title: 'Cup of friends', peopleCount: 1 });
    const shown = { name: 'Cup of friends', entryFee: 20, maxParticipants: 9, participantCount: 1 };
    expect(await ann!.call(listTournaments, {})).toMatchObject([shown]);
  });

  it('gives fees back where a tournament is called off, and comes too late after its end', async () => {
    await using backend = await open(drafts({}, {}));
    const [dora, ann] = await at(backend, -48, 'dora', 'ann');
    await publish(dora!);
    await dora!.call(publishPlan, { params: { id: planId(2) } });
    await ann!.call(joinTournament, { params });
    await Promise.all(await atOnce(times(4, dora!), cancel));
    expect(await balanceOf(ann!)).toBe(START_FBB);
    expect(await ann!.call(listTournaments, {})).toMatchObject([{ status: 'cancelled' }, {}]);
    expect(await list(dora!)).toMatchObject([{ stage: 'upcoming' }, { stage: 'cancelled', peopleCount: 1 }]);
    const second = { params: { id: planId(2) } };
    const [during] = await at(backend, 1, 'dora');
    await expectCallError(during!, updatePlan, { ...second, body: tournamentDraft() }, 'planStarted');
    const [after] = await at(backend, TOURNAMENT_DAYS * 24, 'dora');
    expect((await list(after!))[0]).toMatchObject({ stage: 'completed' });
    await expectCallError(after!, cancelPlan, second, 'tournamentOver');
  });
}

function tellingConform(open: OpenBackend): void {
  it.each(OTHERWISE)('tells who joined or goes, and nobody else, of another %s, once', async (...given) => {
    const [, before, after] = given;
    await using backend = await open(drafts({ draft: before }));
    const [dora, ann, ben] = await joinedByAnn(backend, before);
    await update(dora!, before);
    expect(await toldTo(ann!)).toEqual([]);
    await update(dora!, after);
    const told = await toldTo(ann!);
    expect(told).toMatchObject([{ isNew: true }]);
    await ann!.call(seeNotifications, { body: {} });
    await update(dora!, after);
    expect(await toldTo(ann!)).toEqual([{ ...told[0], isNew: false }]);
    expect(await toldTo(ben!)).toEqual([]);
  });

  it('tells several changes as one, with how it is then, and how a tournament went in its place', async () => {
    await using backend = await open(drafts({}));
    const [dora, ann] = await joinedByAnn(backend, tournamentDraft());
    for (const [, words] of OTHER_WORDS) await update(dora!, { ...tournamentDraft(), ...words });
    await update(dora!, { ...tournamentDraft(), title: 'Cup of friends' });
    const cup = { name: 'Cup of friends', isNew: true };
    expect(await toldTo(ann!)).toEqual([{ ...cup, outcome: null, paidFbb: 0 }]);
    expect(await ann!.call(countNotifications, {})).toMatchObject({ unseen: 1 });
    await cancel(dora!);
    expect(await toldTo(ann!)).toEqual([{ ...cup, outcome: 'cancelled', paidFbb: 10 }]);
  });

  it('reminds again where another day was told, and not where it was something else', async () => {
    await using backend = await open(drafts({ draft: eventDraft() }));
    await joinedByAnn(backend, eventDraft());
    const remindedAt = async (hours: number) => {
      const [ann] = await at(backend, hours, 'ann');
      await backend.sweep();
      const { items } = await ann!.call(listNotifications, {});
      await ann!.call(seeNotifications, { body: {} });
      return items.flatMap(({ kind, isNew }) => (kind === 'eventSoon' ? [isNew] : []));
    };
    expect(await remindedAt(-24)).toEqual([true]);
    const [dora] = await at(backend, -20, 'dora');
    await update(dora!, { ...eventDraft({ place: 'Town Hall' }), title: 'Big party' });
    expect(await remindedAt(-20)).toEqual([false]);
    await update(dora!, eventDraft({ day: '2030-01-08' }));
    expect(await remindedAt(-20)).toEqual([false]);
    const [later] = await at(backend, 6 * 24, 'ann');
    await backend.sweep();
    expect((await later!.call(listNotifications, {})).items).toMatchObject([
      { kind: 'eventSoon', isNew: true },
      {},
    ]);
  });
}

function eventsConform(open: OpenBackend): void {
  it('shows an event to members, and tells who goes that it was changed or called off', async () => {
    await using backend = await open(drafts({ draft: eventDraft() }));
    const [dora, ann] = await at(backend, -48, 'dora', 'ann');
    await publish(dora!);
    const { title, description, easyTitle, easyDescription } = eventDraft();
    const words = { title, description, easyTitle, easyDescription };
    const event = { id: planId(1), ...words, place: 'Mill Lane Hall', startsAt: PLANNED.toISOString() };
    expect(await ann!.call(listEvents, {})).toMatchObject([{ ...event, changes: 0, isExample: false }]);
    await ann!.call(joinEvent, { params });
    await update(dora!, { ...eventDraft(), title: 'Big party', description: 'Dance with us.' });
    expect(await toldTo(ann!)).toMatchObject([{ title: 'Big party', startsAt: PLANNED.toISOString() }]);
    expect(await ann!.call(listEvents, {})).toMatchObject([{ title: 'Big party', changes: 1 }]);
    expect(await update(dora!, eventDraft({ from: '19:00', place: 'Town Hall' }))).toMatchObject({
      peopleCount: 1,
    });
    expect(await toldTo(ann!)).toMatchObject([{ startsAt: '2030-01-02T00:00:00.000Z', status: 'planned' }]);
    expect(await ann!.call(listEvents, {})).toMatchObject([{ place: 'Town Hall', changes: 2 }]);
    await cancel(dora!);
    expect(await cancel(dora!)).toMatchObject({ stage: 'cancelled' });
    expect(await toldTo(ann!)).toMatchObject([{ status: 'cancelled' }]);
    expect(await ann!.call(listEvents, {})).toMatchObject([{ status: 'cancelled', changes: 3 }]);
  });

  it('keeps six in the evening over a change of daylight saving, and reminds a day before by the same clocks', async () => {
    const body = eventDraft({ day: '2030-03-08' });
    await using backend = await open(drafts({ draft: body }));
    backend.moveTo(new Date('2030-03-01T12:00:00.000Z'));
    const [dora, ann] = [await backend.as('dora'), await backend.as('ann')];
    await publish(dora);
    await ann.call(joinEvent, { params });
    await update(dora, eventDraft({ day: '2030-03-15' }));
    const startsAt = '2030-03-15T22:00:00.000Z';
    expect(await toldTo(ann)).toMatchObject([{ startsAt }]);
    const remindedAt = async (now: string) => {
      backend.moveTo(new Date(now));
      await backend.sweep();
      const { items } = await (await backend.as('ann')).call(listNotifications, {});
      return items.flatMap((one) => (one.kind === 'eventSoon' ? [one.event.startsAt] : []));
    };
    expect(await remindedAt('2030-03-08T12:00:00.000Z')).toEqual([]);
    expect(await remindedAt('2030-03-14T21:59:00.000Z')).toEqual([]);
    expect(await remindedAt('2030-03-14T22:00:00.000Z')).toEqual([startsAt]);
  });

  it('is not changed once it has started, nor called off once it is over', async () => {
    await using backend = await open(drafts({ draft: eventDraft() }));
    const [dora] = await at(backend, -1, 'dora');
    await publish(dora!);
    const [during] = await at(backend, 1, 'dora');
    expect(await list(during!)).toMatchObject([{ stage: 'active' }]);
    await expectCallError(during!, updatePlan, { params, body: eventDraft() }, 'planStarted');
    const [after] = await at(backend, 2, 'dora');
    await expectCallError(after!, cancelPlan, { params }, 'eventOver');
  });
}

/** What does not fit, by the field that the answer names. */
const WRONG: [field: string, body: object][] = [
  ['title', { title: ' ' }],
  ['title', { title: 'a'.repeat(61) }],
  ['easyTitle', { easyTitle: undefined }],
  ['description', { description: '\n' }],
  ['easyDescription', { easyDescription: '' }],
  ['details', tournamentDraft({ gameName: 'chess' })],
  ['details', tournamentDraft({ entryFee: -1 })],
  ['details', tournamentDraft({ entryFee: 101 })],
  ['details', tournamentDraft({ prizePool: 0.5 })],
  ['details', tournamentDraft({ maxParticipants: 1 })],
  ['details', tournamentDraft({ startDate: '2030-02-31T10:00:00.000Z' })],
  ['details', eventDraft({ zone: 'Mars/Base' })],
  ['details', eventDraft({ day: '2030-02-31' })],
  ['details', eventDraft({ from: '24:00' })],
  ['details', eventDraft({ place: ' ' })],
  ['details', rewardDraft({ cost: 0 })],
  ['details', rewardDraft({ cost: 5001 })],
  ['details', rewardDraft({ delivers: { kind: 'code', shownTo: ' ' } })],
  ['details', rewardDraft({ delivers: { kind: 'text', text: 'Well done!', easyText: '' } })],
];

/** Refused before any handler runs. */
export function organizeShapesConform(backendName: string, open: OpenBackend): void {
  describe(`a wrong plan on ${backendName}`, () => {
    it('is refused for the field that is wrong, and nothing is made', async () => {
      await using backend = await open(withPlans());
      const dora = await backend.as('dora');
      for (const [field, wrong] of WRONG) {
        const answer = await ask(dora, 'post', createPlan.path, { ...tournamentDraft(), ...wrong });
        expectError(answer, ...invalid(field));
      }
      expect(await list(dora)).toEqual([]);
    });
  });
}
