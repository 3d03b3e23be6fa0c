import { useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { Heading } from '../Heading/Heading.tsx';
import { Listen } from '../Listen/Listen.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { controls } from '../../words/en/controls.ts';
import { BesideCloseContext } from './BesideClose.tsx';
import { DialogShell, type DialogShellProps } from './DialogShell.tsx';

export interface DialogProps {
  /** The heading, which is also the dialog's name. */
  title: string;
  isOpen: boolean;
  /** Close or Escape was pressed. A press outside does nothing, so that no work is lost by accident. */
  onClose: () => void;
  children: ReactNode;
  /**
   * `low` is wide, for many choices: at most 36 rem of it are in view at once, 45 in a narrow window. `stage` is for what is played: it
   * fills a small window, and says how high its content may be to be whole in view, as `--stage-room`.
   * @default 'normal'
   */
  size?: DialogShellProps['size'] | undefined;
}

/**
 * A window over the page. On opening, Close has the focus: a focused heading is heard twice, as the name of the
 * dialog and as the heading. Source: accessibility contract W13.
 */
export function Dialog({ title, isOpen, onClose, children, size = 'normal' }: DialogProps) {
  const t = useWords(controls);
  const titleId = useId();
  const closeRef = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [besideClose, setBesideClose] = useState<HTMLElement | null>(null);
  return (
    <DialogShell
      isOpen={isOpen}
      onClose={onClose}
      role="dialog"
      size={size}
      labelledBy={titleId}
      focusRef={closeRef}
    >
      <div className="fb-Dialog-top">
        <Heading level={2} id={titleId}>
          {title}
        </Heading>
        <div className="fb-Dialog-actions">
          <span ref={setBesideClose} className="fb-Dialog-besideClose" />
          <Button ref={closeRef} tone="quiet" icon="close" onPress={onClose}>
            {t('close')}
          </Button>
        </div>
      </div>
      <div ref={content} className="fb-Dialog-content">
        <Listen subject={title} part={content} hasControls />
        <BesideCloseContext value={besideClose}>{children}</BesideCloseContext>
      </div>
    </DialogShell>
  );
}
