import { endpoints, parseInput, apiError, UNKNOWN_DEVICE } from '@friendbase/contract';
import type { Client, Endpoint, Endpoints, Handler, Handlers, Page } from '@friendbase/contract';
import type { ApiContext } from '../context.ts';
import { requireAccess } from '../route.ts';

const keyOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;
const NAMES = new Map(
  Object.entries(endpoints).map(([name, endpoint]) => [keyOf(endpoint as Endpoint), name as keyof Endpoints]),
);

/** A page reads: whatever else a context can do is refused. */
const readingContext = <Member>(member: Member, address: string): ApiContext<Member> => {
  const refuse = () => Promise.reject(apiError('methodNotAllowed'));
  return {
    member,
    address,
    startSession: refuse,
    write: refuse,
    createOnce: refuse,
    key: undefined,
    isRepeat: false,
    endSession: refuse,
    deviceKey: undefined,
    device: UNKNOWN_DEVICE,
    tellFaces: () => undefined,
  };
};

/** As they come over the network: text. */
const asText = (values: object = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

/**
 * A client whose calls are answered in this process, for one member: by the same input, handler and output as over the
 * network. The app that is built in has a contract of its own, so calls are known by method and path.
 */
export function memberClient<
  Member extends { isModerator: boolean; isOrganizer: boolean; isRoleOpen: boolean },
>(handlers: Handlers<Endpoints, ApiContext<Member>>, member: Member, address: string): Client {
  const context = readingContext(member, address);
  return async (asked, given) => {
    const name = NAMES.get(keyOf(asked as Endpoint));
    if (name === undefined || asked.method !== 'get') throw apiError('methodNotAllowed');
    const endpoint = endpoints[name] as Endpoint;
    requireAccess(endpoint, member);
    const { params, query } = given as { params?: object; query?: object };
    const input = parseInput(endpoint, { params: asText(params), query: asText(query), body: {} });
    const result = await (handlers[name] as Handler<Endpoint, ApiContext<Member>>)(input as never, context);
    return answerOf(endpoint, result) as never;
  };
}

/** A field that the contract does not name never leaves. */
function answerOf({ kind, output }: Endpoint, result: unknown): unknown {
  if (kind !== 'page') return output?.parse(result);
  const { items, next } = result as Page<unknown>;
  return { items: items.map((item) => output?.parse(item)), next };
}
