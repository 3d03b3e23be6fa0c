import fc from 'fast-check';
import { describe, it } from 'vitest';
import type { Endpoint } from '../endpoint.ts';
import { bodyFor, pathWith, queryFor } from './requestArbitraries.ts';
import { expectPromised } from './answers.ts';
import { ask, expectRefusal } from './ask.ts';
import type { Answer } from './ask.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import { callersOn, calls, everyCall } from './bodies.ts';
import type { CallName } from './bodies.ts';

/** Calls that hash a password take 30 ms each, and some may be made only so often. */
const FEW: ReadonlySet<CallName> = new Set(['logIn', 'register', 'findUsername', 'changePassword']);

/** The same input in every run, so that a failure can be seen again. */
const settings = (name: CallName) => ({ seed: 20_240_101, numRuns: FEW.has(name) ? 15 : 40 });

/** Whatever was sent: a refusal that says so in one sentence, or exactly what the call promises. */
function expectFaultless(endpoint: Endpoint, answer: Answer, title: string): void {
  if (answer.status >= 400) expectRefusal(answer, REFUSALS);
  else expectPromised(endpoint, answer, title);
}

const REFUSALS = [400, 401, 403, 404, 405, 409, 413, 429];

async function expectAnyInputAnswered(caller: Visitor, name: CallName, endpoint: Endpoint): Promise<void> {
  const input = fc.tuple(pathWith(name, endpoint), queryFor(endpoint), bodyFor(name, endpoint));
  const faultless = fc.asyncProperty(input, async ([path, query, body]) => {
    const given = endpoint.method === 'get' ? undefined : body;
    const answer = await ask(caller, endpoint.method, `${path}${query && '?'}${query}`, given);
    expectFaultless(endpoint, answer, `${endpoint.method} ${path}?${query} ${given}`);
  });
  await fc.assert(faultless, settings(name));
}

const reading = calls.filter(([, { method }]) => method === 'get');
const writing = calls.filter(([, { method }]) => method !== 'get');

/** What every call answers to input that nobody thought of. */
export function randomConform(backendName: string, open: OpenBackend): void {
  describe(`any input on ${backendName}`, () => {
    it('is answered by every reading call without a fault of its own', async () => {
      await using backend = await open(everyCall);
      const callerOf = await callersOn(backend);
      for (const [name, endpoint] of reading)
        await expectAnyInputAnswered(callerOf(endpoint), name, endpoint);
    });

    it.each(writing)('is answered by %s without a fault of its own', async (name, endpoint) => {
      await using backend = await open(everyCall);
      await expectAnyInputAnswered((await callersOn(backend))(endpoint), name, endpoint);
    });
  });
}
