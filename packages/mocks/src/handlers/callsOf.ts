import type { Endpoints } from '@friendbase/contract';
import type { MockCall } from '../mock.ts';
import type { MockHandlers } from '../mockContext.ts';

/** Each handler with the endpoint of its name. */
export function callsOf<Name extends keyof MockHandlers>(
  endpoints: Pick<Endpoints, Name>,
  handlers: Pick<MockHandlers, Name>,
): MockCall[] {
  const names = Object.keys(handlers) as Name[];
  // That each handler belongs to the endpoint of its own name one type for all of them cannot say.
  return names.map((name) => [endpoints[name], handlers[name]] as unknown as MockCall);
}
