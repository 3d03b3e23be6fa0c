import { useRouter } from '@tanstack/react-router';

/** The acting member, for the pages of the router. */
export const useMemberId = (): string => useRouter().options.context.memberId;
