import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { loadedLater } from '../../stores/loadedLater.ts';
import { useIsHydrated } from '../../stores/store.ts';
import type { ToastContent, ToastProps } from './Toast.tsx';
import './ToastRegion.css';

// No page begins with a message. Where it does not come, the announcer has still said what happened.
const useToast = loadedLater(() => import('./Toast.tsx'));

export interface ToastRegionProps {
  /** The one message on show. The caller decides which, and for how long. */
  toast: ToastContent | undefined;
  /** Close, Escape or a swipe. */
  onClose: (id: string) => void;
  /** Stop the clock: a pointer is on the message, the focus is in it, or the browser tab is hidden. */
  onHold: () => void;
  /** Start the clock again: no reason to hold the message is left. */
  onRelease: () => void;
  /** F8 was pressed with no message on show. */
  onEmptyFocus: () => void;
}

/**
 * Shows one message at a time, in a corner where it covers nothing needed. F8 moves the focus to it from
 * anywhere, F6 visits it as the landmark “Notifications”; the focus returns to where it was. Silent: the announcer
 * speaks. Source: W15.
 */
export function ToastRegion({ toast, onClose, onHold, onRelease, onEmptyFocus }: ToastRegionProps) {
  const toastRef = useRef<HTMLDivElement>(null);
  const focusToast = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F8') return;
    event.preventDefault();
    if (toast) toastRef.current?.focus();
    else if (!event.repeat) onEmptyFocus();
  });
  useEffect(() => {
    // In the capture phase, so that no field, menu or dialog can stop the event before.
    document.addEventListener('keydown', focusToast, { capture: true });
    return () => document.removeEventListener('keydown', focusToast, { capture: true });
  }, []);
  // Before the first message, which would wait for it.
  useToast();
  // A server has no body to put it into.
  const isHydrated = useIsHydrated();
  if (!isHydrated) return null;
  // Always in the body: a dialog that opens leaves it reachable only if it exists by then. What React Aria made
  // inert stays inert until the dialog closes, also for messages that come later.
  return createPortal(
    <div className="fb-ToastRegion" data-react-aria-top-layer="true">
      {toast && <LoadedToast key={toast.id} {...{ toast, toastRef, onClose, onHold, onRelease }} />}
    </div>,
    // oxlint-disable-next-line friendbase/first-render -- only after the return above
    document.body,
  );
}

/** Each message is a component of its own, so that it asks again for a script that did not come before. */
function LoadedToast(props: ToastProps) {
  const Toast = useToast()?.Toast;
  return Toast && <Toast {...props} />;
}
