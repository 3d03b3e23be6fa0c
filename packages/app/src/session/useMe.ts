import { useQuery } from '@tanstack/react-query';
import { meQuery, type Self } from '../data/accounts.ts';

/**
 * The member as the session's own check found them. Never asks by itself: that is the session's part. Apart from
 * `useSession`, because the script of a visitor has no `useQuery`.
 */
export const useMe = (): Self | undefined => useQuery(meQuery).data;
