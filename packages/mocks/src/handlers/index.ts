import { endpoints } from '@friendbase/contract';
import { EXAMPLE_CONTACT } from '@friendbase/contract/fixtures';
import type { HttpHandler } from 'msw/http';
import { mockCalls } from '../mock.ts';
import type { MockCall, MockOptions } from '../mock.ts';
import type { MockHandlers } from '../mockContext.ts';
import { accounts } from './accounts.ts';
import { appeals } from './appeals.ts';
import { friendLists } from './friendLists.ts';
import { live } from './live.ts';
import { notifications } from './notifications.ts';
import { onDemand } from './onDemand.ts';
import { posts } from './posts.ts';
import { readState } from './readState.ts';
import { users } from './users.ts';

/** The whole backend: leaving a call of the contract out does not compile. */
const handlers: MockHandlers = {
  ...accounts,
  ...users,
  // Nobody runs the demo: it shows what would stand there.
  getContact: async () => ({ ...EXAMPLE_CONTACT, sendsMail: true }),
  ...posts,
  ...live,
  ...friendLists,
  ...readState,
  ...notifications,
  // Nobody reads a log of the mocks: the report is checked and dropped.
  async reportFault() {},
  ...appeals,
  ...onDemand,
};

const names = Object.keys(handlers) as (keyof MockHandlers)[];

/** Every call of the contract, and a plain 404 for all else under `/api/`. */
export const mockBackend: (options: MockOptions) => HttpHandler = mockCalls(
  // Each handler belongs to the endpoint of its own name, which one type for all of them cannot say.
  names.map((name) => [endpoints[name], handlers[name]] as MockCall),
);
