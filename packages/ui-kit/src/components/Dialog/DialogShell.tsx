import { use, useDeferredValue, type ReactNode, type RefObject } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Suspension, SuspensionContext } from '../../suspension/Suspension.tsx';
import { FocusOnOpen } from './dialogFocus.tsx';
import { useBackCloses } from './useBackCloses.ts';
import './Dialog.css';

export interface DialogShellProps {
  isOpen: boolean;
  onClose: () => void;
  role: 'dialog' | 'alertdialog';
  size: 'normal' | 'wide' | 'low' | 'stage';
  labelledBy: string;
  describedBy?: string | undefined;
  /** What has the focus on opening. */
  focusRef: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/**
 * What all dialogs share: the page behind is inert, Escape and Back close, the focus returns to the opener. A suspended
 * dialog is out of sight and leaves the page to others, but what is in it stays as it is: to React Aria it is at the
 * end of its life, in an exit animation that lasts as long as the suspension.
 */
export function DialogShell(props: DialogShellProps) {
  const { isOpen, onClose, role, size, labelledBy, describedBy, focusRef, children } = props;
  const isSuspended = use(SuspensionContext);
  const isShown = isOpen && !isSuspended;
  // A dialog within this one comes after it, in the next render: the last one to come makes all others inert.
  const isUp = useDeferredValue(isShown, false) && isShown;
  useBackCloses(isShown, onClose);
  return (
    <ModalOverlay
      className="fb-Dialog-backdrop"
      isOpen={isShown}
      isExiting={isOpen && isSuspended}
      hidden={isSuspended}
      // A dialog below this one comes back first, and would make this one inert.
      data-react-aria-top-layer={isSuspended || undefined}
      onOpenChange={(opens) => !opens && onClose()}
    >
      <Modal className="fb-Dialog" data-size={size}>
        <AriaDialog
          className="fb-Dialog-box"
          role={role}
          aria-labelledby={labelledBy}
          {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
        >
          <FocusOnOpen isOpen={isOpen} isShown={isShown} target={focusRef} />
          <Suspension isSuspended={!isUp}>{children}</Suspension>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
