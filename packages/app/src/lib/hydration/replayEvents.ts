import { withDraft } from '../forms/drafts.ts';

/** What can be written in or chosen from before the app is there. */
export type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Does again what was done before the app was there. Called when nothing of React is at work: a part of the page that it has
 * not hydrated yet it then hydrates at once for an event.
 */
export function replayEvents(changed: [Field, string | boolean][], pressed: HTMLElement[]): void {
  for (const [field, value] of changed) {
    const there = field.isConnected ? field : renderedAgain(field);
    if (there) change(there, value);
  }
  for (const button of pressed) if (button.isConnected) button.click();
}

/** The field in the place of one that was rendered again before its script came. */
function renderedAgain({ name }: Field): Field | undefined {
  const fields = name === '' ? [] : [...document.getElementsByName(name)];
  return fields.find((one) => one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement);
}

/**
 * Changes a field so that React hears it. React remembers what it has set itself, by a property of the field, and takes
 * a change to the same for none; the prototype's property is not remembered.
 */
function change(field: Field, value: string | boolean): void {
  // No change yet: has the part hydrated.
  field.dispatchEvent(new Event('change', { bubbles: true }));
  if (typeof value === 'boolean') {
    if (field instanceof HTMLInputElement && !(field.type === 'radio' && !value)) {
      field.checked = !value;
      field.click();
    }
    return;
  }
  const { selectionStart, selectionEnd } = field;
  const isLong = field instanceof HTMLTextAreaElement;
  // A draft may have come into it.
  const text = isLong ? withDraft(field.value, value) : value;
  const before = text.length - value.length;
  field.value = '';
  const { prototype } = isLong ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // An email address has no place of its own in it.
  if (document.activeElement === field && selectionStart !== null && selectionEnd !== null) {
    field.setSelectionRange(before + selectionStart, before + selectionEnd);
  }
}
