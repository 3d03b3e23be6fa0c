/** What somebody did on the page before its script was there. */
interface EarlyActs {
  /** Buttons, each once however often it was pressed. */
  pressed: Set<HTMLElement>;
  /** Fields and what they were changed to; of a password, nothing. */
  changed: Map<HTMLInputElement | HTMLTextAreaElement, string | boolean>;
  /** The script is there and hears everything itself. */
  stop: () => void;
}

declare global {
  interface Window {
    earlyActs?: EarlyActs | undefined;
  }
}

/**
 * Runs in the head of the first HTML. What the browser does by itself it goes on doing: links open, forms with an address
 * are posted. Every other press is noted, and what is typed or chosen.
 */
export const NOTE_EARLY_ACTS =
  `{const p=new Set,c=new Map,l=(a,...r)=>['click','input'].forEach((n,i)=>window[a](n,r[i],true)),` +
  `k=e=>{const b=e.target.closest?.('button,[role=button]');if(!b||b.type==='submit'&&b.form?.method==='post')return;` +
  `e.preventDefault();p.add(b)},` +
  `t=({target:f})=>{if(f.type==='password')return;c.delete(f);c.set(f,/^(radio|checkbox)$/.test(f.type)?f.checked:f.value)};` +
  `l('addEventListener',k,t);` +
  `window.earlyActs={pressed:p,changed:c,stop:()=>l('removeEventListener',k,t)}}`;

/** Carries out once what was done before the app was there, now that it hears it. */
export function carryOutEarlyActs(page: Window): void {
  const acts = page.earlyActs;
  if (!acts) return;
  delete page.earlyActs;
  acts.stop();
  // Later: a part of the page that React has not taken over yet it takes over at once for an event, but not within its own work.
  setTimeout(() => {
    for (const [field, value] of acts.changed) if (field.isConnected) change(field, value);
    for (const button of acts.pressed) if (button.isConnected) button.click();
  });
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
