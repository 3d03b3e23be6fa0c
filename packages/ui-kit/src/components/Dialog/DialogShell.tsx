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
  /** What has the focus on opening. */
  focusRef: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** What all dialogs share: the page behind is inert, Escape and Back close, the focus returns to the opener. */
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
