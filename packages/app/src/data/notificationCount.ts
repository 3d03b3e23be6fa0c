import type { NotificationCount } from '@friendbase/contract';
import { queryOptions, skipToken } from '@tanstack/react-query';

/** How much has come since the member looked. Asks nothing: what happens says when it is worth to ask. */
export const notificationCountQuery = (userId: string) =>
  queryOptions<NotificationCount>({ queryKey: ['countNotifications', userId], queryFn: skipToken });
