import {
  EXAMPLE_HEARTBEAT_MS,
  exampleHandlers,
  examples,
  kindsConform,
} from '@friendbase/contract/conformance/kinds';
import type { Examples, OpenExamples } from '@friendbase/contract/conformance/kinds';
import { demoSeed } from '@friendbase/contract/fixtures';
import { getResponse } from 'msw';
import { openBackend } from './backend.ts';
import { mockCalls } from './mock.ts';
import type { MockCall } from './mock.ts';
import type { Session, SessionOwner } from './session.ts';

const ORIGIN = 'http://mocks.example';

const open: OpenExamples = async (world) => {
  const backend = await openBackend(() => demoSeed(new Date(0)));
  const { id = '' } = backend.store.members.findFirst() ?? {};
  let owner: SessionOwner | undefined = { id, passwordVersion: 0 };
  const sessionOf = (who: () => SessionOwner | undefined): Session => ({
    owner: who,
    start() {},
    change() {},
    end() {},
    deviceKey: () => undefined,
    storeDevice: () => '',
  });
  const handlers = exampleHandlers(world);
  const asker = (session: Session) => {
    const options = {
      origin: ORIGIN,
      backend,
      session,
      now: () => new Date(0),
      delayMs: 0,
      failsWrites: false,
      heartbeatMs: EXAMPLE_HEARTBEAT_MS,
    };
    const names = Object.keys(examples) as (keyof Examples)[];
    const mocks = mockCalls(names.map((name) => [examples[name], handlers[name]] as MockCall))(options);
    return async (path: string, init?: RequestInit) =>
      (await getResponse([mocks], new Request(ORIGIN + path, init))) ?? Response.error();
  };
  return {
    asVisitor: asker(sessionOf(() => undefined)),
    asMember: asker(sessionOf(() => owner)),
    logOut: () => void (owner = undefined),
    async [Symbol.asyncDispose]() {},
  };
};

kindsConform('the MSW mocks', open);
