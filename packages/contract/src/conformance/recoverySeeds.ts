import type { SeedCard } from '../fixtures/seed.ts';
import { showCard } from '../recovery.ts';
import type { CardSecret } from '../recovery.ts';
import type { Visitor } from './backend.ts';
import { memberId } from './seeds.ts';
import type { Name } from './seeds.ts';

/** What the card of a seed shows. */
export const CARD: CardSecret = { pictures: ['tree', 'key', 'apple', 'fish'], number: '047291' };

export const cardOf = (name: Name): SeedCard => ({
  memberId: memberId(name),
  ...CARD,
  madeAt: '2024-01-03T08:00:00.000Z',
});

/** Proves by the card of a seed who somebody is; answers what lets them choose a password. */
export const proofOf = async (visitor: Visitor, username: string, card: CardSecret = CARD): Promise<string> =>
  (await visitor.call(showCard, { body: { username, ...card } })).token;
