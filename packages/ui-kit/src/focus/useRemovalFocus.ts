import { useLayoutEffect, useRef, type FocusEvent } from 'react';
import { isFocusLost } from './focusTrail.ts';

/**
 * Keeps the focus when the list item that has it is removed. Items carry their id as `data-item`.
 *
 * @param ids of the items on show, in order
 * @param moveTo focuses the item that stood after the removed one, or what is there when none did
 * @returns what goes on the list
 */
export function useRemovalFocus(ids: readonly string[], moveTo: (id: string | undefined) => void) {
  const focused = useRef<string>(undefined);
  const shown = useRef(ids);
  useLayoutEffect(() => {
    const before = shown.current;
    const gone = focused.current;
    shown.current = ids;
    if (gone === undefined || ids.includes(gone) || !isFocusLost()) return;
    focused.current = undefined;
    moveTo(before.slice(before.indexOf(gone) + 1).find((id) => ids.includes(id)));
  });
  return {
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      // Not the closest one: that may belong to a list within this item.
      const items = [...currentTarget.querySelectorAll<HTMLElement>('[data-item]')];
      focused.current = items.find((item) => item.contains(target))?.dataset['item'];
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // Without a related target the focus may just have been removed with its item.
      if (relatedTarget !== null) focused.current = undefined;
    },
  };
}
