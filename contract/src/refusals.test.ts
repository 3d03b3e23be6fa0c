import { expect, it } from 'vitest';
import { logIn } from './accounts.ts';
import { createComment } from './comments.ts';
import { refusalStatuses } from './refusals.ts';
import { listTournaments } from './tournaments.ts';
import { listFeed } from './posts.ts';

it.each([
  ['reading without any input', listTournaments, [401]],
  ['reading with an id and a page', listFeed, [400, 401, 403, 404]],
  ['writing as a visitor', logIn, [400, 401, 413, 415, 429]],
  ['writing as a member', createComment, [400, 401, 404, 413, 415]],
])('%s may be refused with what follows from it, and with what the call names', (_, endpoint, statuses) => {
  expect([...new Set(refusalStatuses(endpoint))].toSorted((a, b) => a - b)).toEqual(statuses);
});
