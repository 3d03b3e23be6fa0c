import { DEFAULTS } from './endpoint.ts';
import type { Definition, Endpoint, InputSchemas, Method } from './endpoint.ts';

/** Where a call leads: a path of this site, or an address of the storage. Never one that a caller has given. */
export interface Redirect {
  location: string;
}

/** Defines a call that leads to another address. Browsers follow by themselves. */
export const redirectEndpoint = <const In extends InputSchemas, Verb extends Method>(
  definition: Omit<Definition<In, Verb>, 'status'> & { status: 302 | 303 | 307 },
): Endpoint<In, Redirect, Verb, 'redirect'> => ({ ...DEFAULTS, ...definition, kind: 'redirect' });
