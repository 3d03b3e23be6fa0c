import { lazy, Suspense, useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { useWords } from '../../words/WordsProvider.tsx';
import { controls } from '../../words/en/controls.ts';
import { announce } from '../Announcer/announcer.ts';
import { StatusLine } from '../StatusLine/StatusLine.tsx';
import type { ConfirmDialogProps } from './AskDialog.tsx';

/** A question whose script is asked for by `load`, once and when the first one is asked. */
export function confirmDialogOf(load: () => Promise<ComponentType<ConfirmDialogProps>>) {
  const AskDialog = lazy(async () => ({ default: await load().catch(() => NotLoaded) }));
  return function ConfirmDialog(props: ConfirmDialogProps) {
    const [hasAsked, setHasAsked] = useState(props.isOpen);
    if (props.isOpen && !hasAsked) setHasAsked(true);
    return (
      hasAsked && (
        <Suspense fallback={null}>
          <AskDialog {...props} />
        </Suspense>
      )
    );
  };
}

/**
 * Asks before something that cannot be undone: ARIA's `alertdialog`. It is loaded when it first asks, because nearly
 * every page has a question and hardly any visit meets one. Source: accessibility contract W14.
 */
export const ConfirmDialog = confirmDialogOf(() =>
  import('./AskDialog.tsx').then(({ AskDialog }) => AskDialog),
);

/** Without the question nothing is done. Browsers do not ask again for a script that did not come. */
function NotLoaded({ isOpen, onCancel }: ConfirmDialogProps) {
  const t = useWords(controls);
  const text = t('questionNotLoaded');
  const giveUp = useEffectEvent(() => {
    announce(text, 'assertive');
    onCancel();
  });
  useEffect(() => {
    if (isOpen) giveUp();
  }, [isOpen]);
  return <StatusLine tone="danger">{text}</StatusLine>;
}
