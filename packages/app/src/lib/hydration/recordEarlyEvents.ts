import type { EarlyEvents } from './earlyEvents.ts';
import { tellPressed } from './hydrationMarks.ts';

/** Notes what is done before the app hears it, and stops it: React would hydrate for a press, and carry it out as well. */
export function recordEarlyEvents(): void {
  const pressed: EarlyEvents['pressed'] = new Map();
  const changed: EarlyEvents['changed'] = new Map();
  const tell = () => tellPressed(pressed);
  const listening = new AbortController();
  let [parts, held]: [string | undefined, Element | null] = ['html', null];
  const hear = (event: Event): void => {
    const field = event.target as HTMLInputElement;
    const button = field.closest?.<HTMLButtonElement>('button, [role=button]') ?? null;
    const isPosted = button?.type === 'submit' && button.form?.method === 'post';
    const isNoted = parts !== undefined && !isPosted && Boolean(field.closest?.(parts));
    const wasHeld = button === held;
    if (event.type !== 'input') held = event.type === 'pointerdown' && isNoted ? button : null;
    else if (isNoted && field.type !== 'password') {
      changed.delete(field);
      changed.set(field, /^(radio|checkbox)$/.test(field.type) ? field.checked : field.value);
    }
    if (event.type === 'click' && parts === undefined) listening.abort();
    if (event.type !== 'click' || !button || !(isNoted || wasHeld)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!isNoted) return button.click();
    const mark = { outline: 'var(--waiting-ring)', outlineOffset: 'var(--focus-gap)' };
    if (!pressed.has(button)) pressed.set(button, button.animate(mark, { duration: 1, fill: 'forwards' }));
    tell();
  };
  const stop = (awaited: string | undefined) => {
    parts = awaited;
    if (parts === undefined && !held) listening.abort();
  };
  const options = { capture: true, signal: listening.signal };
  for (const name of ['input', 'pointerdown', 'pointercancel', 'click'])
    addEventListener(name, hear, options);
  window.earlyEvents = { pressed, changed, stop, tell };
}
