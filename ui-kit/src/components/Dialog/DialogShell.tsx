import { use, type ReactNode, type RefObject } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { SuspensionContext } from './DialogSuspension.tsx';
import { FocusOnOpen, useFocusReturn } from './dialogFocus.tsx';
import { useBackCloses } from './useBackCloses.ts';

interface DialogShellProps {
  isOpen: boolean;
  onClose: () => void;
  role: 'dialog' | 'alertdialog';
  size: 'normal' | 'wide';
  labelledBy: string;
  describedBy?: string | undefined;
  /** What gets focus on opening. */
  focusRef: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** What every dialog shares: the page behind is out of reach, Escape and Back close, focus comes back. */
export function DialogShell(props: DialogShellProps) {
  const { isOpen, onClose, role, size, labelledBy, describedBy, focusRef, children } = props;
  const isShown = isOpen && !use(SuspensionContext);
  const opener = useFocusReturn(isOpen);
  useBackCloses(isShown, onClose);
  return (
    <ModalOverlay
      className="fb-Dialog-backdrop"
      isOpen={isShown}
      onOpenChange={(opens) => !opens && onClose()}
    >
      <Modal className="fb-Dialog" data-size={size}>
        <AriaDialog
          className="fb-Dialog-box"
          role={role}
          aria-labelledby={labelledBy}
          {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
        >
          <FocusOnOpen target={focusRef} opener={opener} />
          {children}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
