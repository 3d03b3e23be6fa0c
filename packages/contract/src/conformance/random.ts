import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '../endpoint.ts';
import type { ErrorCode } from '../errorCodes.ts';
import { parseInput } from '../input.ts';
import { errorCodesOf } from '../endpointErrors.ts';
import { bodyFor, pathWith, queryFor } from './requestArbitraries.ts';
import { expectPromised } from './answers.ts';
import { ask, expectError } from './ask.ts';
import type { Answer } from './ask.ts';
import type { OpenBackend, Visitor } from './backend.ts';
import { callersOn, calls, everyCall } from './bodies.ts';
import type { CallName } from './bodies.ts';
import { paramsIn } from './calledEndpoint.ts';
import { isLong } from './tier.ts';

/** Some calls may be made only so often, and a member follows at twenty places at most; moderators' reading asks and writes much. */
const FEW: ReadonlySet<CallName> = new Set([
  'logIn',
  'register',
  'findUsername',
  'changePassword',
  'getCase',
  'getModerationCounts',
  'followLive',
]);

/** The same input in every run, so that a failure can be seen again. */
const settings = (name: CallName) => ({
  seed: 20_240_101,
  numRuns: isLong() ? (FEW.has(name) ? 15 : 40) : 4,
});

/** A random path may be that of no call. */
const NO_CALL: ErrorCode[] = ['nothingHere', 'methodNotAllowed'];

/** Whatever was sent: an error response that the call names and that says so in one sentence, or what the call promises. */
function expectNoException(endpoint: Endpoint, answer: Answer, title: string): void {
  if (answer.status >= 400) expectError(answer, [...errorCodesOf(endpoint), ...NO_CALL]);
  else expectPromised(endpoint, answer, title);
}

const expectNoServerError = ({ status }: Answer, title: string): void =>
  expect(status, title).toBeLessThan(500);

/** What stands for “here” or “up” in an address is taken out before it is asked: it is the address of another call then. */
const isOfAnother = (path: string): boolean =>
  path.split('/').some((segment) => /^(?:\.|%2e){1,2}$/i.test(segment));

interface Input {
  path: string;
  query: string;
  body: string | undefined;
}

/** Whether the schemas and the rule of the call refuse the input for certain, whatever is stored. */
function isRefusedByShape(endpoint: Endpoint, { path, query, body }: Input): boolean {
  try {
    const params = paramsIn(endpoint, path);
    const given = { query: Object.fromEntries(new URLSearchParams(query)), body: JSON.parse(body ?? '{}') };
    // An address that is no address of this call, or cannot be read, is left to the backend.
    if (!params) return false;
    parseInput(endpoint, { params, ...given });
    return false;
  } catch (error) {
    return !(error instanceof URIError);
  }
}

async function expectAnyInputAnswered(
  caller: Visitor,
  [name, endpoint]: (typeof calls)[number],
  isAsked: (endpoint: Endpoint, input: Input) => boolean,
): Promise<void> {
  const inputs = fc.tuple(pathWith(name, endpoint), queryFor(endpoint), bodyFor(name, endpoint));
  const withoutException = fc.asyncProperty(inputs, async ([path, query, given]) => {
    const body = endpoint.method === 'get' ? undefined : given;
    if (!isAsked(endpoint, { path, query, body })) return;
    const answer = await ask(caller, endpoint.method, `${path}${query && '?'}${query}`, body);
    const title = `${endpoint.method} ${path}?${query} ${body}`;
    if (isOfAnother(path)) expectNoServerError(answer, title);
    else expectNoException(endpoint, answer, title);
  });
  await fc.assert(withoutException, settings(name));
}

const reading = calls.filter(([, { method }]) => method === 'get');
const writing = calls.filter(([, { method }]) => method !== 'get');

/** What every call answers to input that nobody thought of and that reaches what is stored. */
export function randomConform(backendName: string, open: OpenBackend): void {
  const isAsked: typeof isRefusedByShape = (...input) => !isRefusedByShape(...input);
  describe(`any input on ${backendName}`, () => {
    it('is answered by every reading call without an exception of its own', async () => {
      await using backend = await open(everyCall);
      const callerOf = await callersOn(backend);
      for (const call of reading) await expectAnyInputAnswered(callerOf(call[1]), call, isAsked);
    });

    it.each(writing)('is answered by %s without an exception of its own', async (...call) => {
      await using backend = await open(everyCall);
      await expectAnyInputAnswered((await callersOn(backend))(call[1]), call, isAsked);
    });
  });
}

/** The rest of the same input: refused before any handler runs, so that one backend stays as it is for all calls. */
export function randomShapesConform(backendName: string, open: OpenBackend): void {
  describe(`input of any wrong shape on ${backendName}`, () => {
    it('is refused by every call without an exception of its own', async () => {
      await using backend = await open(everyCall);
      const callerOf = await callersOn(backend);
      for (const call of calls) await expectAnyInputAnswered(callerOf(call[1]), call, isRefusedByShape);
    });
  });
}
