import { useState, type KeyboardEvent } from 'react';
import { useWords } from '../../words/WordsProvider.tsx';
import { editing } from '../../words/en/editing.ts';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from '../Dialog/ConfirmDialog.tsx';
import { Form } from '../Form/Form.tsx';
import { Row } from '../Layout/Layout.tsx';
import { Outcome } from '../Outcome/Outcome.tsx';
import type { InlineEditProps } from './InlineEdit.tsx';

type EditFormProps = Pick<
  InlineEditProps,
  'label' | 'fields' | 'isChanged' | 'isSaving' | 'onSave' | 'onCancel' | 'failure'
>;

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
