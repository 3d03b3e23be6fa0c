import { AWAITED } from './pageReady.ts';
import { EARLY_LINE, PARTS_MISSING, tellPartsMissing } from './writtenMarks.ts';

export type Field = HTMLInputElement | HTMLTextAreaElement;

/** What somebody did on the page before its script was there. */
export interface EarlyActs {
  /** Buttons, each once however often it was pressed, with their marks. */
  pressed: Map<HTMLElement, Animation>;
  /** Fields and what they were changed to; of a password, nothing. */
  changed: Map<Field, string | boolean>;
  /** The script is there and hears everything itself, but for what is done in these parts of the page, if there are any. */
  stop: (parts: string | undefined) => void;
  /** Says what becomes of what was pressed. */
  tell: () => void;
}

declare global {
  interface Window {
    earlyActs?: EarlyActs | undefined;
  }
}

/**
 * Runs in the head of the first HTML. What the browser does by itself it goes on doing: links open, forms with an address
 * are posted. Every other press is noted, and what is typed or chosen. Whoever presses sees and hears at once that it
 * waits, or that it never will be done where a script did not come. What is noted nobody else hears: React takes a page
 * over at once for a press, and would carry it out a second time. A button that is still held down by then is pressed for
 * React when it is let go: of a pointer whose beginning it has not heard it takes no end. A finger that
 * scrolls holds nothing down. The mark is an animation: React
 * would complain of an attribute that it has not set.
 */
export const NOTE_EARLY_ACTS =
  `{let q='html',d;const p=new Map,c=new Map,` +
  `l=(a,...r)=>['input','pointerdown','click'].forEach((n,i)=>r[i]&&window[a](n,r[i],true)),` +
  `f=e=>{const b=e.target.closest?.('button,[role=button]');return b?.type==='submit'&&b.form?.method==='post'?null:b},` +
  `s=()=>{const n=document.getElementById('${EARLY_LINE}'),h=document.documentElement.hasAttribute('${PARTS_MISSING}');` +
  `if(h){p.forEach(m=>m.cancel());p.clear()}n?.replaceChildren(h?n.dataset.missing:p.size?n.dataset.waiting:'')},` +
  `g=e=>{const b=f(e);d=b?.closest(q)&&b},` +
  `k=e=>{const b=f(e),w=b?.closest(q),o=b&&b===d;d=0;q||l('removeEventListener',0,0,k);if(!w&&!o)return;` +
  `e.preventDefault();e.stopPropagation();if(!w)return b.click();` +
  `if(!p.has(b))p.set(b,b.animate({outline:'var(--waiting-ring)',outlineOffset:'var(--focus-gap)'},` +
  `{duration:1,fill:'forwards'}));s()},` +
  `t=({target:f})=>{if(f.type==='password'||!f.closest(q))return;c.delete(f);` +
  `c.set(f,/^(radio|checkbox)$/.test(f.type)?f.checked:f.value)};` +
  `l('addEventListener',t,g,k);addEventListener('pointercancel',()=>d=0,true);` +
  `window.earlyActs={pressed:p,changed:c,stop:o=>{q=o;o||l('removeEventListener',t,g,d?0:k)},tell:s}}`;

const AWAITED_PARTS = `[${AWAITED}]`;

/**
 * The app hears everything itself from here on, but for what is done in parts still awaited. Called before the browser can
 * hand over the next press: none is to be heard twice.
 *
 * @returns what was noted until then
 */
export function hearActs(page: Window): EarlyActs | undefined {
  const acts = page.earlyActs;
  if (!acts) return undefined;
  const isMoreAwaited = page.document.querySelector(AWAITED_PARTS) !== null;
  acts.stop(isMoreAwaited ? AWAITED_PARTS : undefined);
  if (!isMoreAwaited) delete page.earlyActs;
  return acts;
}

/** Carries out once what was done before the app was there; in parts still awaited, it goes on waiting. */
export function carryOutEarlyActs(acts: EarlyActs | undefined): void {
  if (!acts) return;
  const takeDue = <On extends Element, Act>(done: Map<On, Act>) => {
    const due = [...done].filter(([element]) => !element.closest(AWAITED_PARTS));
    for (const [element] of due) done.delete(element);
    return due;
  };
  const pressed = takeDue(acts.pressed);
  const changed = takeDue(acts.changed);
  // Hardly anybody is that early: whoever is not loads nothing more.
  if (pressed.length + changed.length === 0) return;
  import('./replayActs.ts')
    .then(({ replayActs }) =>
      replayActs(
        changed,
        pressed.map(([button]) => button),
      ),
    )
    .catch(() => tellPartsMissing(document.documentElement))
    .finally(() => {
      for (const [, mark] of pressed) mark.cancel();
      acts.tell();
    });
}
