import { use, type Context } from 'react';

/** The state of the group that a choice stands in, as React Aria's component around it gives it. */
export function useGroupState<State>(group: Context<State | null>): State {
  const state = use(group);
  if (!state) throw new Error('One choice of a group stands in its group');
  return state;
}
