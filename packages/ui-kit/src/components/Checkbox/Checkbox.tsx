import { useRef } from 'react';
import { useCheckbox } from 'react-aria/useCheckbox';
import { Choice, ownProps, toggleState } from '../Choice/Choice.tsx';
import { FieldError, type FieldWords } from '../Field/Field.tsx';
import { useFirstDescribed } from '../Choice/useFirstDescribed.ts';

export interface CheckboxProps extends Omit<FieldWords, 'need'> {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  id?: string | undefined;
  name?: string | undefined;
}

/** One thing to agree to or to add, sent later with its form. For what changes at once there is Switch. */
export function Checkbox({
  label,
  description,
  errorMessage,
  isSelected,
  onChange,
  id,
  name,
}: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const { errorId, firstDescribedBy } = useFirstDescribed({ description: undefined, errorMessage });
  const isInvalid = errorMessage !== undefined;
  const own = { ...ownProps({ label, id, name, describedBy: firstDescribedBy }), isInvalid };
  const aria = useCheckbox(own, toggleState(isSelected, onChange), input);
  return (
    <div className="fb-Field">
      <Choice
        kind="checkbox"
        option={{ label, description }}
        isInvalid={isInvalid}
        aria={aria}
        inputRef={input}
      />
      {isInvalid && <FieldError id={errorId}>{errorMessage}</FieldError>}
    </div>
  );
}
