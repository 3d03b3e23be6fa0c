import type { Endpoint } from './endpoint.ts';

/**
 * The statuses with which a call may refuse: those that follow from what it takes and whom it serves, and those it
 * names itself. A path parameter that cannot be an id is a 404, as an unknown one is. Where something can be written,
 * a body that cannot be read is refused also by a call that takes none. A call that creates something refuses a key that
 * belongs to another call.
 */
export const refusalStatuses = ({
  method,
  access,
  input,
  isCreating,
  limit,
  refusals,
}: Endpoint): number[] => [
  ...(input.query || method !== 'get' ? [400] : []),
  ...(access === 'member' ? [401] : []),
  ...(input.params ? [404] : []),
  ...(method === 'get' ? [] : [413, 415]),
  ...(isCreating ? [422] : []),
  ...(limit ? [429] : []),
  ...refusals,
];
