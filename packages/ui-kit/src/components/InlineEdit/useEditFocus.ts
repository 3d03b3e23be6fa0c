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

/** Undo goes once its work is done, and leaves its focus to Edit. Answers what Undo tells of its focus. */
export function useUndoFocus(
  hasUndo: boolean,
  edit: RefObject<HTMLElement | null>,
): (isFocused: boolean) => void {
  const wasFocused = useRef(false);
  useLayoutEffect(() => {
    // What is taken from the page tells nothing of its focus.
    if (hasUndo || !wasFocused.current) return;
    wasFocused.current = false;
    edit.current?.focus();
  }, [hasUndo, edit]);
  return (isFocused) => {
    wasFocused.current = isFocused;
  };
}
