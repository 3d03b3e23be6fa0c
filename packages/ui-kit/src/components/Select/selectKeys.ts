import type { KeyboardEvent } from 'react';

interface SelectKeys {
  values: readonly string[];
  value: string;
  onChoose: (value: string) => void;
}

/** Keys that open the list. Space and letters are every browser's own. */
const OPENING = new Set(['Enter', 'ArrowUp', 'ArrowDown']);
const STEPS = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);

/**
 * Gives the closed list the same keys in every browser: each system has others. Where a browser cannot tell whether its
 * list is open, all keys stay its own. Returns the handler of the select element.
 */
export function selectKeys({ values, value, onChoose }: SelectKeys) {
  return (event: KeyboardEvent<HTMLSelectElement>) => {
    const select = event.currentTarget;
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
    if (hasModifier || !CSS.supports('selector(:open)') || select.matches(':open')) return;
    const step = STEPS.get(event.key);
    if (step === undefined && !OPENING.has(event.key)) return;
    event.preventDefault();
    if (step === undefined) return select.showPicker();
    const next = values[values.indexOf(value) + step];
    if (next !== undefined) onChoose(next);
  };
}
