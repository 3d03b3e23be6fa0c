import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Focuses the first field as editing begins, and Edit as it ends. */
export function useEditFocus(
  isEditing: boolean,
  root: RefObject<HTMLElement | null>,
  edit: RefObject<HTMLElement | null>,
): void {
  const wasEditing = useRef(isEditing);
  useLayoutEffect(() => {
    if (isEditing === wasEditing.current) return;
    wasEditing.current = isEditing;
    const target = isEditing ? root.current?.querySelector<HTMLElement>('input, textarea') : edit.current;
    target?.focus();
  }, [isEditing, root, edit]);
}
