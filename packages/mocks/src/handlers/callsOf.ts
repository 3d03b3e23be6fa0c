import type { Endpoints } from '@friendbase/contract';
import type { MockCall } from '../mock.ts';
import type { MockHandlers } from '../mockContext.ts';

/** Each handler with the endpoint of its name. */
export function callsOf<Name extends keyof MockHandlers>(
  endpoints: Pick<Endpoints, Name>,
  handlers: Pick<MockHandlers, Name>,
): MockCall[] {
  const known: Partial<Endpoints> = endpoints;
  const answering: Partial<MockHandlers> = handlers;
  // Each handler belongs to the endpoint of its own name, which one type for all of them cannot say.
  return (Object.keys(handlers) as Name[]).map((name) => [known[name], answering[name]] as MockCall);
}
