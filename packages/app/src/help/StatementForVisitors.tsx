import { Button, Dialog, useWords } from '@friendbase/ui-kit';
import { useState } from 'react';
import { accessibility } from '../words/en/accessibility.ts';
import { helpDialog } from '../words/en/helpDialog.ts';
import { AccessibilityStatement, LaterPerson } from './AccessibilityStatement.tsx';

/** The accessibility statement for who is not logged in, and cannot reach its page. */
export function StatementForVisitors() {
  const t = useWords(helpDialog);
  const inStatement = useWords(accessibility);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button tone="quiet" onPress={() => setIsOpen(true)}>
        {t('accessibility')}
      </Button>
      <Dialog title={inStatement('heading')} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <AccessibilityStatement level={3} person={<LaterPerson />} />
      </Dialog>
    </>
  );
}
