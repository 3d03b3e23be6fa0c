import { useRef, type FocusEvent, type HTMLAttributes, type KeyboardEvent } from 'react';

const buttonsIn = (bar: Element) =>
  [...bar.querySelectorAll('button')].filter((button) => button.checkVisibility());

const STEPS: Readonly<Record<string, number | undefined>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * The keys of a toolbar of buttons: Left and Right move, Tab leaves it, and comes back to the button that was used last. All
 * buttons stay in the order of Tab for whoever does not use keys. Not React Aria's: it brings its focus scopes, 4 KB on every
 * page with a post. Source: ARIA Authoring Practices, toolbar.
 */
export function useToolbar(): HTMLAttributes<HTMLElement> {
  const last = useRef<Element>(null);
  return {
    role: 'toolbar',
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const { currentTarget: bar, target, key, shiftKey } = event;
      const buttons = buttonsIn(bar);
      const at = buttons.indexOf(target as HTMLButtonElement);
      // A dialog that opened from here is elsewhere in the document.
      if (at < 0) return;
      last.current = buttons[at] ?? null;
      if (key === 'Tab') {
        // From the edge the browser goes on to what is beside the toolbar.
        buttons.at(shiftKey ? 0 : -1)?.focus();
        return;
      }
      const step = STEPS[key];
      if (step === undefined) return;
      event.preventDefault();
      buttons[at + (getComputedStyle(bar).direction === 'rtl' ? -step : step)]?.focus();
    },
    onFocus: ({ currentTarget: bar, target, relatedTarget }: FocusEvent<HTMLElement>) => {
      const { current } = last;
      const comes = !bar.contains(relatedTarget) && bar.contains(target) && target.matches(':focus-visible');
      if (comes && current instanceof HTMLElement && current.isConnected && bar.contains(current))
        current.focus();
    },
  };
}
