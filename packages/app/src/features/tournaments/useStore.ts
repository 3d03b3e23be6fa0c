import { useQuery } from '@tanstack/react-query';
import { rewardsQuery } from '../../data/rewards.ts';
import { tournamentsQuery } from '../../data/tournaments.ts';
import { userQuery } from '../../data/users.ts';
import { hasFailed, isAwaited } from '../../lib/loading/loading.ts';

/** The page comes as a whole: what can be paid is not known before the balance. What fails later says so itself. */
export function useStore(hasStore: boolean) {
  const user = useQuery(userQuery);
  const tournaments = useQuery(tournamentsQuery);
  const rewards = useQuery({ ...rewardsQuery, enabled: hasStore });
  const awaited = [user, tournaments, ...(hasStore ? [rewards] : [])];
  return {
    user,
    isWaiting: !hasFailed(user) && awaited.some(isAwaited),
  };
}
