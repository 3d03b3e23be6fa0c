import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { errorStatuses } from './endpointErrors.ts';

const call = { path: '/api/things/:id', summary: 'A thing.' };
const params = z.object({ id: z.string() });
const body = z.object({ name: z.string() });

it.each([
  ['reading without any input', endpoint({ ...call, method: 'get', input: {} }), [401]],
  ['reading with an id', endpoint({ ...call, method: 'get', input: { params } }), [401, 404]],
  ['reading with a query', endpoint({ ...call, method: 'get', input: { query: body } }), [400, 401]],
  [
    'writing as a visitor, refused in a way of its own',
    endpoint({ ...call, method: 'post', access: 'visitor', input: { body }, errors: ['usernameTaken'] }),
    [400, 409, 413, 415],
  ],
  ['writing without any input', endpoint({ ...call, method: 'delete', input: {} }), [400, 401, 413, 415]],
])('%s may be refused with what follows from it', (_, made, statuses) => {
  expect(errorStatuses(made).toSorted((a, b) => a - b)).toEqual(statuses);
});
