import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  joinEvent,
  joinTournament,
  listEvents,
  listNotifications,
  listRewards,
  listTournaments,
  redeemReward,
} from '@friendbase/contract';
import { strangers } from '../../testing/members.ts';
import { databases } from '../../testing/openApi.ts';
import { describe, expect, it } from 'vitest';
import { BY_COMMAND } from '../member/named.ts';
import { MOST_ENTRIES, readSet, type ContentSet } from './contentSet.ts';
import { exportSet } from './exportSet.ts';
import { importSet } from './importSet.ts';

const example = readFileSync(path.join(import.meta.dirname, 'example.json'), 'utf8');

/** The example, read and changed. */
function setOf(change: (set: ContentSet) => void = () => {}): ContentSet {
  const result = readSet(example);
  if ('problems' in result) throw new Error(result.problems.join(' '));
  change(result.set);
  return result.set;
}

const problemsOf = (
  change: (given: { plans: Record<string, unknown>[]; rewards: Record<string, unknown>[] }) => void,
) => {
  const given = JSON.parse(example) as {
    plans: Record<string, unknown>[];
    rewards: Record<string, unknown>[];
  };
  change(given);
  const result = readSet(JSON.stringify(given));
  return 'problems' in result ? result.problems : [];
};

describe('a set of content', () => {
  it('is told all that is wrong with it, a plain line each', () => {
    expect(readSet('{ plans: 1')).toMatchObject({ problems: [expect.stringContaining('This is no JSON: ')] });
    expect(readSet('[]')).toEqual({ problems: ['A set is an object with the lists plans and rewards.'] });
    const problems = problemsOf((given) => {
      const [plan, other] = given.plans;
      const [reward, second] = given.rewards;
      Object.assign(plan!, { easyTitle: ' ', fee: 3 });
      Object.assign(other!['details'] as object, { weather: 'dry' });
      // Every object has one by this name.
      Object.assign(other!, { constructor: 'Ruth' });
      Object.assign(reward!, { cost: -1 });
      Object.assign(second!, { id: reward!['id'], name: 'Soup <b>for two</b>' });
      Object.assign(given, { members: [] });
    });
    expect(problems).toEqual([
      'members is no list of a set. There are: plans, rewards.',
      'plans, entry 1: Please fill in easyTitle.',
      'plans, entry 2: details.weather is no field of it.',
      'plans, entry 2: constructor is no field of it.',
      'rewards, entry 1: cost needs at least 0.',
      'rewards, entry 2: "Soup <b>for two</b>" has markup. Write plain text.',
      'rewards, entry 2: the id is that of entry 1 too.',
    ]);
  });

  it('is bounded, and looks at nothing of a list that is too long', () => {
    expect(problemsOf((given) => (given.rewards = Array.from({ length: 50_000 }, () => ({}))))).toEqual([
      `rewards: 50000 entries are too many, it takes at most ${MOST_ENTRIES}.`,
    ]);
  });
});

describe.each(databases)('bringing a set in on $name', ({ openApi }) => {
  const BEFORE = new Date('2029-12-30T08:00:00.000Z');
  const options = { now: BEFORE, isDry: false };

  it('makes what is not there, once, and is given out again as it came', async () => {
    await using api = await openApi(strangers('ann'));
    api.moveTo(BEFORE);
    const ann = await api.as('ann');
    const set = setOf(({ plans: [plan] }) => (plan!.isPublished = true));
    const all = set.plans.length + set.rewards.length;
    const dry = await importSet(api.db, set, { ...options, isDry: true });
    expect(dry).toEqual({ counts: { made: all, changed: 0, same: 0 }, problems: [] });
    expect(await ann.call(listRewards, {})).toEqual([]);

    expect(await importSet(api.db, set, options)).toEqual(dry);
    expect(await ann.call(listTournaments, {})).toMatchObject([{ name: set.plans[0]!.title }]);
    expect((await ann.call(listRewards, {})).map(({ name }) => name)).toEqual(
      set.rewards.map(({ name }) => name),
    );
    expect(await exportSet(api.db)).toEqual(set);
    expect(await importSet(api.db, set, options)).toMatchObject({
      counts: { made: 0, changed: 0, same: all },
    });
  });

  it('changes what differs, and what was redeemed stays what it was', async () => {
    await using api = await openApi(strangers('ann'));
    const ann = await api.as('ann');
    await importSet(api.db, setOf(), options);
    const { id } = setOf().rewards[0]!;
    await ann.call(redeemReward, { params: { id } });
    const changed = setOf(({ rewards: [reward] }) =>
      Object.assign(reward!, { name: 'A new card', cost: 25 }),
    );
    expect(await importSet(api.db, changed, options)).toMatchObject({ counts: { changed: 1, made: 0 } });
    expect(await ann.call(listRewards, {})).toEqual(
      expect.arrayContaining([expect.objectContaining({ id, cost: 25 })]),
    );
    const stored = await api.db('redemptions').where({ rewardId: id }).select('name', 'cost');
    expect(stored).toEqual([{ name: setOf().rewards[0]!.name, cost: setOf().rewards[0]!.cost }]);
  });

  it('leaves a tournament as it is that somebody has joined', async () => {
    await using api = await openApi(strangers('ann'));
    api.moveTo(BEFORE);
    const published = setOf(({ plans: [plan] }) => (plan!.isPublished = true));
    await importSet(api.db, published, options);
    const ann = await api.as('ann');
    await ann.call(joinTournament, { params: { id: published.plans[0]!.id } });
    const later = structuredClone(published);
    Object.assign(later.plans[0]!.details, { startDate: '2030-01-08T09:00:00.000Z' });
    later.rewards[0]!.cost += 1;
    const { problems } = await importSet(api.db, later, options);
    expect(problems).toEqual([expect.stringMatching(/^plans, entry 1: Members have joined/)]);
    expect(await exportSet(api.db)).toEqual(published);
  });

  it('tells who goes to an event that it moves, once, and leaves a line in the record', async () => {
    await using api = await openApi(strangers('ann', 'ben'));
    api.moveTo(BEFORE);
    const published = setOf(({ plans: [, plan] }) => (plan!.isPublished = true));
    const { id, title } = published.plans[1]!;
    await importSet(api.db, published, options);
    const [ann, ben] = [await api.as('ann'), await api.as('ben')];
    await ann.call(joinEvent, { params: { id } });
    const moved = structuredClone(published);
    Object.assign(moved.plans[1]!.details, { day: '2030-01-13' });
    for (let twice = 0; twice < 2; twice += 1)
      expect(await importSet(api.db, moved, options)).toMatchObject({ problems: [] });
    expect((await ann.call(listNotifications, {})).items).toMatchObject([{ kind: 'event', event: { id } }]);
    expect((await ben.call(listNotifications, {})).items).toEqual([]);
    expect(await ann.call(listEvents, {})).toMatchObject([{ id, changes: 1 }]);
    const lines = await api.db<{ act: string; moderatorId: string; details: string }>('moderationRecord');
    const ofEvent = lines.filter(({ details }) => details.includes(id));
    expect(ofEvent.map(({ act }) => act).toSorted()).toEqual(['changedPlan', 'planned', 'published']);
    for (const { moderatorId, details } of ofEvent)
      expect([moderatorId, JSON.parse(details)]).toEqual([BY_COMMAND, { plan: id, kind: 'event', title }]);
  });

  it('sends one statement after the other: a transaction has one connection', async () => {
    await using api = await openApi(strangers('ann'));
    const underWay = new Set<string>();
    let most = 0;
    api.db.on('query', ({ __knexQueryUid, sql }: { __knexQueryUid: string; sql: string }) => {
      // What begins and ends a transaction is never reported as answered.
      if (/^(?:begin|commit)/i.test(sql)) return;
      underWay.add(__knexQueryUid);
      most = Math.max(most, underWay.size);
    });
    api.db.on('query-response', (_, { __knexQueryUid }: { __knexQueryUid: string }) => {
      underWay.delete(__knexQueryUid);
    });
    expect(await importSet(api.db, setOf(), options)).toMatchObject({ problems: [] });
    expect(most).toBe(1);
  });

  it('stands in the record, a line for each reward that was made or changed', async () => {
    await using api = await openApi(strangers('ann'));
    const given = setOf((set) => (set.plans = []));
    await importSet(api.db, given, options);
    const [{ id, name } = { id: '', name: '' }] = given.rewards;
    const changed = {
      plans: [],
      rewards: given.rewards.map((one) => ({ ...one, cost: one.id === id ? 25 : one.cost })),
    };
    for (let twice = 0; twice < 2; twice += 1) await importSet(api.db, changed, options);
    const lines = await api.db<{ act: string; moderatorId: string; details: string }>('moderationRecord');
    const told = lines.map(({ act, moderatorId, details }) => [act, moderatorId, JSON.parse(details)]);
    expect(told).toHaveLength(given.rewards.length + 1);
    expect(told).toEqual(
      expect.arrayContaining([
        ...given.rewards.map((one) => [
          'planned',
          BY_COMMAND,
          { plan: one.id, kind: 'reward', title: one.name },
        ]),
        ['changedPlan', BY_COMMAND, { plan: id, kind: 'reward', title: name }],
      ]),
    );
  });

  it('refuses a reward that is about money, new or changed', async () => {
    await using api = await openApi(strangers('ann'));
    await importSet(api.db, setOf(), options);
    const paid = setOf(({ rewards: [reward, other] }) => {
      reward!.description = 'Then pay $5 at the door.';
      Object.assign(other!, { id: 'f0000000-0000-4000-8000-000000000099', easyDescription: 'Pay $5 then.' });
    });
    const { problems } = await importSet(api.db, paid, options);
    expect(problems).toEqual(
      [1, 2].map((n) => expect.stringMatching(new RegExp(`^rewards, entry ${n}: .+`))),
    );
    expect(await exportSet(api.db)).toEqual(setOf());
  });

  it('leaves rewards of organizers to their plans, and gives them out as plans', async () => {
    await using api = await openApi(strangers('ann'));
    const ann = await api.as('ann');
    const set = setOf(({ plans: [plan] }) =>
      Object.assign(plan!, {
        isPublished: true,
        details: {
          kind: 'reward',
          category: 'Food & Drink',
          cost: 20,
          delivers: { kind: 'code', shownTo: 'Ruth' },
        },
      }),
    );
    await importSet(api.db, set, options);
    expect(await exportSet(api.db)).toEqual(set);
    const { id } = set.plans[0]!;
    expect((await ann.call(listRewards, {})).map((one) => one.id)).toContain(id);
    const taken = setOf(({ rewards: [reward] }) => (reward!.id = id));
    const { problems } = await importSet(api.db, { ...taken, plans: [] }, options);
    expect(problems).toEqual([expect.stringMatching(/^rewards, entry 1: .+/)]);
  });

  it('changes nothing where one entry is refused, and says which', async () => {
    await using api = await openApi(strangers('ann'));
    const late = setOf(({ plans }) => plans.forEach((plan) => (plan.isPublished = true)));
    const { problems } = await importSet(api.db, late, {
      ...options,
      now: new Date('2030-01-08T00:00:00.000Z'),
    });
    expect(problems).toEqual([expect.stringMatching(/^plans, entry 1: .+/)]);
    expect(await exportSet(api.db)).toEqual({ plans: [], rewards: [] });
  });
});
