import { useId, useRef, type ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { Heading } from '../Heading/index.ts';
import { DialogShell } from './DialogShell.tsx';

export interface DialogProps {
  /** The heading, which is also the dialog's name. Gets focus on opening. */
  title: string;
  isOpen: boolean;
  /** Close or Escape was pressed. A click outside does nothing, so that a slip loses no work. */
  onClose: () => void;
  children: ReactNode;
  /** @default 'normal' */
  size?: 'normal' | 'wide' | undefined;
}

/** A window over the page. Source: accessibility contract W13. */
export function Dialog({ title, isOpen, onClose, children, size = 'normal' }: DialogProps) {
  const titleId = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  return (
    <DialogShell
      isOpen={isOpen}
      onClose={onClose}
      role="dialog"
      size={size}
      labelledBy={titleId}
      focusRef={headingRef}
    >
      <div className="fb-Dialog-top">
        <Heading level={2} id={titleId} isFocusTarget ref={headingRef}>
          {title}
        </Heading>
        <Button tone="quiet" icon="close" onPress={onClose}>
          Close
        </Button>
      </div>
      <div className="fb-Dialog-content">{children}</div>
    </DialogShell>
  );
}
