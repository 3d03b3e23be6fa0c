import { useNavigate, useSearch } from '@tanstack/react-router';
import { withId } from '../../../lib/page/searchParams.ts';

/**
 * Whether the comments of a post are open. It stands in the address: they are open again after a reload, and a link can
 * lead to them. No step of its own on the way back.
 */
export function useCommentsOpen(postId: string) {
  const isOpen = useSearch({ from: '/', select: ({ comments }) => comments?.includes(postId) ?? false });
  const navigate = useNavigate({ from: '/' });
  const setOpen = (isWanted: boolean) =>
    void navigate({
      // A post that the address asks for stays alone.
      search: ({ post, comments }) => ({ post, comments: withId(comments, postId, isWanted) }),
      replace: true,
      resetScroll: false,
    });
  return [isOpen, setOpen] as const;
}
