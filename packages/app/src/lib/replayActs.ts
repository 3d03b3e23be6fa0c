import type { EarlyActs } from './earlyActs.ts';

/**
 * Does again what was done before the app was there. Called when nothing of React is at work: a part of the page that it has
 * not taken over yet it then takes over at once for an event.
 */
export function replayActs({ changed, pressed }: EarlyActs): void {
  for (const [field, value] of changed) if (field.isConnected) change(field, value);
  for (const button of pressed) if (button.isConnected) button.click();
}

/**
 * Changes a field so that React hears it. React remembers what it has set itself, by a property of the field, and takes
 * a change to the same for none; the prototype's property is not remembered.
 */
function change(field: HTMLInputElement | HTMLTextAreaElement, value: string | boolean): void {
  // No change yet: has the part taken over.
  field.dispatchEvent(new Event('change', { bubbles: true }));
  if (typeof value === 'boolean') {
    if (field instanceof HTMLInputElement && !(field.type === 'radio' && !value)) {
      field.checked = !value;
      field.click();
    }
    return;
  }
  const { selectionStart, selectionEnd } = field;
  field.value = '';
  const { prototype } = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // An email address has no place of its own in it.
  if (document.activeElement === field && selectionStart !== null) {
    field.setSelectionRange(selectionStart, selectionEnd);
  }
}
