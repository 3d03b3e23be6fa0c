import { useId, type RefObject } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useKeyboard } from 'react-aria/useKeyboard';
import { Button } from '../Button/Button.tsx';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { useLandmark } from '../../landmarks/landmarks.ts';
import { usePreferences } from '../../preferences/PreferencesProvider.tsx';
import { controls } from '../../words/en/controls.ts';
import { frame } from '../../words/en/frame.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { useFocusHome } from './useFocusHome.ts';
import { useFreePlace } from './useFreePlace.ts';
import { useHold } from './useHold.ts';
import { useSwipe } from './useSwipe.ts';
import './ToastRegion.css';

export interface ToastContent {
  /** Tells one message from the next, also when both have the same words. */
  id: string;
  title: string;
  text: string;
  tone: 'success' | 'info' | 'destructive';
  /** How many more messages wait for this one to go. @default 0 */
  waitingCount?: number | undefined;
}

export interface ToastProps {
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
  const t = useWords(controls);
  const inFrame = useWords(frame);
  const titleId = useId();
  const { waitingCount = 0 } = toast;
  const close = () => onClose(toast.id);
  const regionRef = useLandmark<HTMLElement>(() => toastRef.current?.focus());
  useFreePlace(regionRef, toastRef);
  const home = useFocusHome();
  const hold = useHold(onHold, onRelease);
  const { keyboardProps } = useKeyboard({ shortcuts: { Escape: close } });
  const swipe = useSwipe(
    close,
    usePreferences(({ swipeCloses }) => swipeCloses),
  );
  return (
    <section ref={regionRef} aria-label={inFrame('notifications')} className="fb-ToastRegion-place">
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
          {toast.text && <p className="fb-Toast-text">{toast.text}</p>}
          {waitingCount > 0 && (
            <p className="fb-Toast-waiting">{t('firstOf', { count: waitingCount + 1 })}</p>
          )}
        </div>
        <Button tone="plain" icon="close" onPress={close}>
          {t('close')}
        </Button>
      </div>
    </section>
  );
}
