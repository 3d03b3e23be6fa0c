import { focusForReading, useRemovalFocus } from '@friendbase/ui-kit';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';

interface ListFocusOptions {
  /** The items on show, in order. They carry their id as `data-item`. */
  ids: readonly string[];
  /** What of an item is focused, as a selector. @default the item itself */
  part?: string;
  /** Where the focus goes when the last item has gone. */
  heading: RefObject<HTMLElement | null>;
}

/** The focus in a list whose items come and go by presses: it never gets lost, and can be led to an item that just came. */
export function useListFocus<List extends HTMLElement>({ ids, part, heading }: ListFocusOptions) {
  const list = useRef<List>(null);
  const wanted = useRef<string>(undefined);
  const find = (id: string) => {
    const item = list.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`);
    return part === undefined ? item : item?.querySelector<HTMLElement>(part);
  };
  const onRemoval = useRemovalFocus(ids, (next) => {
    const target = next === undefined ? heading.current : (find(next) ?? heading.current);
    if (target) focusForReading(target);
  });
  const leadToWanted = () => {
    const target = wanted.current === undefined ? undefined : find(wanted.current);
    if (!target) return;
    wanted.current = undefined;
    focusForReading(target);
  };
  // What is wanted may be rendered only later.
  useLayoutEffect(leadToWanted);
  // The same from the first time on: a part that is hydrated later takes it.
  const [focusItem] = useState(() => (id: string | undefined) => {
    wanted.current = id;
    leadToWanted();
  });
  return { list: { ref: list, ...onRemoval }, focusItem };
}
