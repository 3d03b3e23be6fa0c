import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { rewardsQuery } from '../../data/rewards.ts';
import { tournamentsQuery } from '../../data/tournaments.ts';
import { userQuery } from '../../data/users.ts';
import { useFailurePicture } from '../../lib/useFailurePicture.ts';

/** Not `isLoadingError`: it ends when a retry begins, and “Try again” would go away under the finger. */
const hasFailed = ({ data, errorUpdateCount }: UseQueryResult): boolean => !data && errorUpdateCount > 0;

/** What a list of the page shows: what there is, or how to try again. */
export function useLoaded<Data>(query: UseQueryResult<Data>) {
  const picture = useFailurePicture(query.error);
  return {
    data: query.data,
    failure: hasFailed(query)
      ? { picture, isRetrying: query.isFetching, retry: () => void query.refetch() }
      : undefined,
  };
}

/** The page comes as a whole: what can be paid is not known before the balance. What fails later says so itself. */
export function useStore(hasStore: boolean) {
  const user = useQuery(userQuery);
  const tournaments = useQuery(tournamentsQuery);
  const rewards = useQuery({ ...rewardsQuery, enabled: hasStore });
  const { data, failure } = useLoaded(user);
  const awaited = [user, tournaments, ...(hasStore ? [rewards] : [])];
  return {
    balance: data?.friendbaseBucks,
    failure,
    isWaiting: !failure && awaited.some((query) => !query.data && !hasFailed(query)),
  };
}
