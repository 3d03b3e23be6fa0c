import { useRef, type FocusEvent, type HTMLAttributes, type KeyboardEvent } from 'react';

const buttonsIn = (part: Element) =>
  [...part.querySelectorAll<HTMLElement>('[role=toolbar] button')].filter((button) =>
    button.checkVisibility(),
  );

/** A post has two toolbars: its pictures, and what can be done with it. */
const buttonsAround = (bar: Element) => buttonsIn(bar.closest('article') ?? bar);

const STEPS: Readonly<Record<string, number | undefined>> = { ArrowRight: 1, ArrowLeft: -1 };

/** Preference P14: the row is not one stop, and each button of it is. */
const isTabEverywhere = () => 'tabEverywhere' in document.documentElement.dataset;

/**
 * The keys of a toolbar of buttons: Left and Right move, Tab leaves it, and comes back to the button that was used last. The
 * toolbars of one article share their arrow keys, so that only one of them has to be a tab stop; its buttons stay in the order of Tab for
 * whoever does not use keys. Not React Aria's: it brings its focus scopes, 4 KB on every page with a post. Source: ARIA
 * Authoring Practices, toolbar.
 */
export function useToolbar(): HTMLAttributes<HTMLElement> {
  const last = useRef<HTMLElement>(null);
  return {
    role: 'toolbar',
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { currentTarget: bar, key, shiftKey } = event;
      const target = event.target as HTMLElement;
      const buttons = buttonsIn(bar);
      // A dialog that opened from here is elsewhere in the document.
      if (!buttons.includes(target)) return;
      if (key === 'Tab') {
        if (isTabEverywhere()) return;
        // From the edge the browser goes on to what is beside the toolbar.
        buttons.at(shiftKey ? 0 : -1)?.focus();
        last.current = target;
        return;
      }
      const step = STEPS[key];
      if (step === undefined) return;
      event.preventDefault();
      const all = buttonsAround(bar);
      all[all.indexOf(target) + (getComputedStyle(bar).direction === 'rtl' ? -step : step)]?.focus();
    },
    onFocus: ({ currentTarget: bar, target, relatedTarget }: FocusEvent<HTMLElement>) => {
      const buttons = buttonsIn(bar);
      // What holds the buttons can have the focus, too.
      if (!buttons.includes(target)) return;
      const isFromBelow =
        relatedTarget && bar.compareDocumentPosition(relatedTarget) & Node.DOCUMENT_POSITION_FOLLOWING;
      // By Tab one comes to the first, or from below to the last. Any other was meant: a screen reader goes where it is told.
      const isByTab =
        !isTabEverywhere() &&
        target === buttons.at(isFromBelow ? -1 : 0) &&
        target.matches(':focus-visible') &&
        !buttonsAround(bar).includes(relatedTarget as HTMLElement);
      if (isByTab && last.current?.isConnected) last.current.focus();
      else last.current = target;
    },
  };
}
