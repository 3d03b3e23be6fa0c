import { useNavigate, useSearch } from '@tanstack/react-router';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useShown } from '../../../lib/lists/shown.tsx';

/**
 * In Simple mode one form is in view at a time: the composer is folded when comments are opened, until they are closed.
 *
 * @param isNeeded it is not folded then: something in it is on its way, or has failed
 * @returns whether it is folded; what leads to its field, which closes the comments; and the post whose comments are open
 */
export function useFoldedForComments(isNeeded: boolean, field: RefObject<HTMLTextAreaElement | null>) {
  const isSimple = useShown('isSimple');
  const openComments = useSearch({ from: '/', select: ({ comments }) => comments?.at(-1) });
  const navigate = useNavigate({ from: '/' });
  const foldedFor = isSimple ? openComments : undefined;
  const [before, setBefore] = useState<string>();
  const [isFolded, setIsFolded] = useState(false);
  // Only as they are opened: a composer that is being used does not go away by itself.
  if (foldedFor !== before) {
    setBefore(foldedFor);
    setIsFolded(foldedFor !== undefined && !isNeeded);
  }
  const isWanted = useRef(false);
  useLayoutEffect(() => {
    if (isFolded || !isWanted.current) return;
    isWanted.current = false;
    field.current?.focus();
  }, [isFolded, field]);
  const unfold = () => {
    if (!isFolded) {
      field.current?.focus();
      return;
    }
    isWanted.current = true;
    void navigate({ search: ({ post }) => ({ post }), replace: true, resetScroll: false });
  };
  return { isFolded, unfold, foldedFor };
}
