import type { Plan } from '@friendbase/contract';

const plan = (id: string, rest: Partial<Plan>): Plan => ({
  id,
  title: 'Cup of the community',
  description: 'We look for pairs together.',
  easyTitle: 'Cup for all',
  easyDescription: 'We play. Take your time.',
  details: {
    kind: 'tournament',
    gameName: 'Memory Match',
    entryFee: 10,
    prizePool: 100,
    maxParticipants: 20,
    startDate: '2030-06-01T10:00:00.000Z',
  },
  stage: 'draft',
  peopleCount: 0,
  by: null,
  isOwn: true,
  changedAt: '2026-01-01T08:00:00.000Z',
  ...rest,
});

const event: Plan['details'] = {
  kind: 'event',
  place: 'Willow Park',
  address: '30 Park Road',
  landmark: 'We meet at the red bridge.',
  goodToKnow: 'There are benches.',
  type: 'outing',
  picture: 'picnic',
  zone: 'UTC',
  day: '2030-05-02',
  from: '10:00',
  to: '12:00',
};

/** One of each kind, and of each stage. */
export const PLANS: readonly Plan[] = [
  plan('draft', {}),
  plan('picnic', { title: 'Picnic by the pond', details: event, stage: 'upcoming', peopleCount: 4 }),
  plan('cake', {
    title: 'A piece of cake',
    details: {
      kind: 'reward',
      category: 'Food & Drink',
      cost: 20,
      delivers: { kind: 'code', shownTo: 'Ruth at the café' },
    },
    stage: 'active',
    peopleCount: 3,
  }),
  plan('lake', {
    title: 'Our day at the lake',
    details: {
      kind: 'story',
      parts: [1, 2].map((n) => ({
        title: `Hour ${n}`,
        words: 'We row across the lake.',
        easyWords: 'We row.',
        picture: { url: `/api/media/hour-${n}`, description: 'Two boats on a lake' },
      })),
    },
    stage: 'active',
  }),
  plan('off', { title: 'Rainy walk', details: event, stage: 'cancelled' }),
];
