import { STATES, type State } from '../states.ts';

/** What kind of page a state is, by how it is opened. */
export function kindOf({ scenario, presses, says, misses }: State): string {
  if (scenario === 'slow') return 'waits for the server';
  if (scenario === 'failing' || scenario === 'offline' || says !== undefined || misses !== undefined)
    return 'something went wrong, or something is to be mended';
  if (presses) return 'stands behind presses: a dialog, a game, a part that unfolds';
  if (scenario === 'signed-out') return 'a form for visitors';
  if (scenario === 'moderator' || scenario === 'organizer') return 'a page of a role';
  return scenario === 'fresh' ? 'a page where nothing has happened yet' : 'a page where much has happened';
}

export const routeOf = ({ route }: State): string => route.split('?')[0] ?? route;

/** How many states of each kind there are. */
export const kinds = (): [kind: string, count: number][] =>
  [...Map.groupBy(STATES, kindOf)].map(([kind, states]) => [kind, states.length]);

/** Each route with its states, in the order of the table. */
export const byRoute = (): [route: string, states: readonly State[]][] => [...Map.groupBy(STATES, routeOf)];
