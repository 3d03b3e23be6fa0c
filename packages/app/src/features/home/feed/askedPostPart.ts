import type { QueryClient } from '@tanstack/react-query';
import { laterPart } from '../../../lib/loading/laterPart.ts';

/** The post that the address asks for, alone: few visits to Home do. */
export const askedPostPart = laterPart(() => import('./AskedPost.tsx').then(({ AskedPost }) => AskedPost));

/** Fetches a post with what shows it. */
export async function startAskedPost(
  queryClient: QueryClient,
  memberId: string,
  postId: string,
): Promise<void> {
  const [{ askedPostQuery }] = await Promise.all([
    import('../../../data/askedPost.ts'),
    askedPostPart.load(),
  ]);
  await queryClient.infiniteQuery(askedPostQuery(postId)(memberId));
}
