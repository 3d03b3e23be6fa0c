import { EARLY_LINE, PARTS_MISSING, tellPartsMissing } from './writtenMarks.ts';

/** What somebody did on the page before its script was there. */
export interface EarlyActs {
  /** Buttons, each once however often it was pressed. */
  pressed: Set<HTMLElement>;
  /** Fields and what they were changed to; of a password, nothing. */
  changed: Map<HTMLInputElement | HTMLTextAreaElement, string | boolean>;
  /** The script is there and hears everything itself. */
  stop: () => void;
  /** Says what becomes of what was pressed. */
  tell: () => void;
  /** Nothing pressed waits any more: takes the marks from the buttons, and the line from the page. */
  clear: () => void;
}

declare global {
  interface Window {
    earlyActs?: EarlyActs | undefined;
  }
}

/**
 * Runs in the head of the first HTML. What the browser does by itself it goes on doing: links open, forms with an address
 * are posted. Every other press is noted, and what is typed or chosen. Whoever presses sees and hears at once that it
 * waits, or that it never will be done where a script did not come. The mark is an animation: React would complain of an
 * attribute that it has not set.
 */
export const NOTE_EARLY_ACTS =
  `{const p=new Set,c=new Map,m=[],l=(a,...r)=>['click','input'].forEach((n,i)=>window[a](n,r[i],true)),` +
  `w=()=>document.getElementById('${EARLY_LINE}'),` +
  `x=()=>{m.splice(0).forEach(a=>a.cancel());w()?.replaceChildren()},` +
  `s=()=>{const n=w(),h=document.documentElement.hasAttribute('${PARTS_MISSING}');if(h)x(p.clear());` +
  `n?.replaceChildren(h?n.dataset.missing:n.dataset.waiting)},` +
  `k=e=>{const b=e.target.closest?.('button,[role=button]');if(!b||b.type==='submit'&&b.form?.method==='post')return;` +
  `e.preventDefault();if(!p.has(b))m.push(b.animate({outline:'var(--waiting-ring)',outlineOffset:'var(--focus-gap)'},` +
  `{duration:1,fill:'forwards'}));p.add(b);s()},` +
  `t=({target:f})=>{if(f.type==='password')return;c.delete(f);c.set(f,/^(radio|checkbox)$/.test(f.type)?f.checked:f.value)};` +
  `l('addEventListener',k,t);` +
  `window.earlyActs={pressed:p,changed:c,stop:()=>l('removeEventListener',k,t),tell:s,clear:x}}`;

/** Carries out once what was done before the app was there, now that it hears it. */
export function carryOutEarlyActs(page: Window): void {
  const acts = page.earlyActs;
  if (!acts) return;
  delete page.earlyActs;
  acts.stop();
  // Hardly anybody is that early: whoever is not loads nothing more.
  if (acts.pressed.size + acts.changed.size === 0) return;
  import('./replayActs.ts')
    .then(({ replayActs }) => replayActs(acts))
    .catch(() => tellPartsMissing(page.document.documentElement))
    .finally(acts.clear);
}
