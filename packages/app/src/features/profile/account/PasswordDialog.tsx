import { Dialog, useWords } from '@friendbase/ui-kit';
import { passwordChange } from '../../../words/en/profileParts.ts';
import type { ProfilePartProps } from '../useOpenedPart.ts';
import { PasswordForm } from './PasswordForm.tsx';

/** Changing the password, in a window of its own. */
export function PasswordDialog({ me, onClose, onDone }: ProfilePartProps) {
  const t = useWords(passwordChange);
  return (
    <Dialog title={t('title')} isOpen onClose={onClose}>
      <PasswordForm me={me} onDone={() => onDone('password')} />
    </Dialog>
  );
}
