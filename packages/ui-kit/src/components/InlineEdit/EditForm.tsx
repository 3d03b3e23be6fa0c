import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useWords } from '../../words/WordsProvider.tsx';
import { editing } from '../../words/en/editing.ts';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from '../Dialog/ConfirmDialog.tsx';
import { Form } from '../Form/Form.tsx';
import { Row } from '../Layout/Layout.tsx';
import { Outcome } from '../Outcome/Outcome.tsx';

export interface EditFormProps {
  /** The button that begins: “Edit Profile”. It also names the form. */
  label: string;
  /** The kit's fields, which their owner keeps the values of. */
  fields: ReactNode;
  /** Whether a field differs from what is saved: leaving then asks first. */
  isChanged: boolean;
  isSaving?: boolean | undefined;
  onSave: () => void;
  /** Cancel or Escape, and where something was changed, “Throw away”. */
  onCancel: () => void;
  /** Why it was not saved: shown above Save, and said at once. */
  failure?: string | undefined;
}

/** The fields with Save and Cancel. Leaving what was changed asks first (W14). */
export function EditForm(props: EditFormProps) {
  const { label, fields, isChanged, isSaving = false, onSave, onCancel, failure } = props;
  const t = useWords(editing);
  const [isAsking, setIsAsking] = useState(false);
  const cancel = () => (isChanged ? setIsAsking(true) : onCancel());
  const cancelByKey = (event: KeyboardEvent) => {
    // While letters are being composed Escape is the input method's, and in the question it is the question's.
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || isAsking || isSaving) return;
    event.stopPropagation();
    cancel();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears Escape from every field in it
    <div onKeyDown={cancelByKey}>
      <Form aria-label={label} onSubmit={onSave}>
        {fields}
        {failure !== undefined && <Outcome tone="danger">{failure}</Outcome>}
        <Row>
          <Button type="submit" icon="check" isPending={isSaving} pendingLabel={t('saving')}>
            {t('save')}
          </Button>
          <Button tone="quiet" onPress={cancel}>
            {t('cancel')}
          </Button>
        </Row>
      </Form>
      <ConfirmDialog
        question={t('throwAwayQuestion')}
        effect={t('throwAwayEffect')}
        confirmLabel={t('throwAway')}
        cancelLabel={t('keepEditing')}
        tone="danger"
        isOpen={isAsking}
        onCancel={() => setIsAsking(false)}
        onConfirm={onCancel}
      />
    </div>
  );
}
