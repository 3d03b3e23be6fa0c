/** What somebody did on the page before its script was there. */
export interface EarlyActs {
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
  // Hardly anybody is that early: whoever is not loads nothing more.
  if (acts.pressed.size + acts.changed.size > 0) {
    void import('./replayActs.ts').then(({ replayActs }) => replayActs(acts));
  }
}
