import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { isFocusLost, setFocusFallback } from './focusTrail.ts';

/**
 * Keeps the focus when the list item that has it is removed. Items carry their id as `data-item`.
 *
 * @param ids of the items on show, in order
 * @param moveTo focuses the item that stood after the removed one, or what is there when none did
 * @returns what goes on the list
 */
export function useRemovalFocus(ids: readonly string[], moveTo: (id: string | undefined) => void) {
  const focused = useRef<HTMLElement>(undefined);
  const shown = useRef(ids);
  useLayoutEffect(() => {
    const before = shown.current;
    const gone = focused.current?.dataset['item'];
    shown.current = ids;
    if (!focused.current || gone === undefined || ids.includes(gone)) return;
    const next = before.slice(before.indexOf(gone) + 1).find((id) => ids.includes(id));
    // A question about the item may still be closing: until then it keeps the focus, and the page behind it takes none.
    setFocusFallback(focused.current, () => moveTo(next));
    focused.current = undefined;
    if (isFocusLost()) moveTo(next);
  });
  return {
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      // React also tells of a dialog that an item has opened, which stands elsewhere in the page.
      if (!currentTarget.contains(target)) return;
      // Not the closest one: that may belong to a list within this item.
      const items = [...currentTarget.querySelectorAll<HTMLElement>('[data-item]')];
      focused.current = items.find((item) => item.contains(target));
    },
    onBlur: ({ target, relatedTarget, currentTarget }: FocusEvent) => {
      if (!currentTarget.contains(target)) return;
      // Without a related target the focus may just have been removed with its item; from a dialog it comes back.
      const dialog = relatedTarget?.closest('[role$="dialog"]');
      if (relatedTarget !== null && (!dialog || dialog.contains(currentTarget))) focused.current = undefined;
    },
  };
}
