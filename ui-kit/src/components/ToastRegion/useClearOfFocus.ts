import { useLayoutEffect, useState, type RefObject } from 'react';

type Corner = 'bottom' | 'top';

/** The corner where the message covers nothing that has focus: the bottom one, and the top one in need. */
export function useClearOfFocus(ref: RefObject<HTMLElement | null>): Corner {
  const [corner, setCorner] = useState<Corner>('bottom');
  useLayoutEffect(() => {
    const makeWay = () => {
      if (ref.current && covers(ref.current, document.activeElement)) setCorner((now) => OTHER[now]);
    };
    makeWay();
    document.addEventListener('focusin', makeWay);
    return () => document.removeEventListener('focusin', makeWay);
  }, [ref]);
  return corner;
}

const OTHER: Record<Corner, Corner> = { bottom: 'top', top: 'bottom' };

function covers(toast: Element, focused: Element | null): boolean {
  if (!focused || focused.contains(toast) || toast.contains(focused)) return false;
  const over = toast.getBoundingClientRect();
  const under = focused.getBoundingClientRect();
  // A tall area, such as the main part, shows around the message; only a control can hide behind it.
  if (under.height > window.innerHeight / 2) return false;
  return (
    under.right > over.left && under.left < over.right && under.bottom > over.top && under.top < over.bottom
  );
}
