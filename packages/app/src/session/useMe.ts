import type { User } from '@friendbase/contract';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../data/accounts.ts';

/** The member as the session's own check found them. Never asks by itself: that is the session's part. */
export const useMe = (): User | undefined => useQuery(meQuery).data;
