import { useId, useRef, type RefObject } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useKeyboard } from 'react-aria/useKeyboard';
import { useLandmark } from 'react-aria/useLandmark';
import { Button } from '../Button/index.ts';
import { Icon, type IconName } from '../Icon/index.ts';
import { useClearOfFocus } from './useClearOfFocus.ts';
import { useFocusHome } from './useFocusHome.ts';
import { useHold } from './useHold.ts';
import { useSwipe } from './useSwipe.ts';

export interface ToastContent {
  /** Tells one message from the next, also when both have the same words. */
  id: string;
  title: string;
  text: string;
  tone: 'success' | 'info' | 'destructive';
}

interface ToastProps {
  toast: ToastContent;
  toastRef: RefObject<HTMLDivElement | null>;
  onClose: (id: string) => void;
  onHold: () => void;
  onRelease: () => void;
}

const ICONS: Record<ToastContent['tone'], IconName> = {
  success: 'check',
  info: 'info',
  destructive: 'warning',
};

/** One message: its words, and a button to close it. */
export function Toast({ toast, toastRef, onClose, onHold, onRelease }: ToastProps) {
  const regionRef = useRef<HTMLElement>(null);
  const titleId = useId();
  const close = () => onClose(toast.id);
  const focus = () => toastRef.current?.focus();
  const { landmarkProps } = useLandmark({ role: 'region', 'aria-label': 'Notifications', focus }, regionRef);
  const corner = useClearOfFocus(toastRef);
  const home = useFocusHome();
  const hold = useHold(onHold, onRelease);
  const { keyboardProps } = useKeyboard({ shortcuts: { Escape: close } });
  const swipe = useSwipe(close);
  return (
    <section {...landmarkProps} ref={regionRef} className="fb-ToastRegion-place" data-corner={corner}>
      <div
        {...mergeProps(home, hold, swipe, keyboardProps)}
        ref={toastRef}
        role="group"
        aria-labelledby={titleId}
        tabIndex={-1}
        className="fb-Toast"
        data-tone={toast.tone}
      >
        <Icon name={ICONS[toast.tone]} />
        <div className="fb-Toast-words">
          <p id={titleId} className="fb-Toast-title">
            {toast.title}
          </p>
          <p>{toast.text}</p>
        </div>
        <Button tone="plain" icon="close" onPress={close}>
          Close
        </Button>
      </div>
    </section>
  );
}
