import { useNavigate, useSearch } from '@tanstack/react-router';
import { useShown } from '../../../lib/lists/shown.tsx';
import { withId } from '../../../lib/page/searchParams.ts';

/**
 * Whether the comments of a post are open. It stands in the address: they are open again after a reload, and a link can
 * lead to them. No step of its own on the way back. In Simple mode those of one post are, the last that were opened.
 */
export function useCommentsOpen(postId: string) {
  const isSimple = useShown('isSimple');
  const isOpen = useSearch({
    from: '/',
    select: ({ comments = [] }) => (isSimple ? comments.slice(-1) : comments).includes(postId),
  });
  const navigate = useNavigate({ from: '/' });
  const setOpen = (isWanted: boolean) =>
    void navigate({
      // A post that the address asks for stays alone.
      search: ({ post, comments = [] }) => ({
        post,
        comments: withId(
          isSimple ? comments.slice(isWanted ? comments.length : -1) : comments,
          postId,
          isWanted,
        ),
      }),
      replace: true,
      resetScroll: false,
    });
  return [isOpen, setOpen] as const;
}
