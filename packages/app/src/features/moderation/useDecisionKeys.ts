import type { CaseAction } from '@friendbase/contract';
import { useIsHydrated } from '@friendbase/ui-kit';
import { useEffect, useEffectEvent, useState } from 'react';
import { useServices } from '../../lib/page/services.ts';
import { useAfterHydration } from '../../lib/hydration/useAfterHydration.ts';
import { actionOfKey } from './keys.ts';

const STORED = 'moderation.keys';

/** A letter is for the field that has the focus, and in a dialog for its question. */
const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest(
    'textarea, select, [contenteditable], [role$=dialog], input:not([type=radio], [type=checkbox])',
  ) !== null;

/** Single keys that decide, where the moderator wants them and writes nothing. Source: WCAG 2.1.4. */
export function useDecisionKeys(decide: (action: CaseAction) => void) {
  const { device } = useServices();
  const isHydrated = useIsHydrated();
  const readIsOn = () => device.read(STORED) !== false;
  const [isOn, setIsOn] = useState(!isHydrated || readIsOn());
  useAfterHydration(() => setIsOn(readIsOn()));
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actionOfKey(event);
    if (action === undefined || event.defaultPrevented || event.repeat || isWriting(event.target)) return;
    decide(action);
  });
  useEffect(() => {
    if (!isOn) return;
    const listening = new AbortController();
    document.addEventListener('keydown', (event) => onKey(event), listening);
    return () => listening.abort();
  }, [isOn]);
  const turn = (on: boolean) => {
    setIsOn(on);
    device.write(STORED, on);
  };
  return { isOn, turn };
}
