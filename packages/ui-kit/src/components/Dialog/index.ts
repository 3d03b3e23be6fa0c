export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
export { Dialog, type DialogProps } from './Dialog.tsx';
export { afterDialog, afterDialogsClosed } from './dialogHistory.ts';
