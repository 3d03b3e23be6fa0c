import type { FocusEvent, RefAttributes } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { FieldDescription, FieldError, FieldLabel, type FieldWords } from '../Field/Field.tsx';
import { useFieldDescription } from '../Field/useFieldDescription.ts';
import './TextArea.css';

type Inherited = Omit<
  AriaTextFieldProps,
  | 'children'
  | 'className'
  | 'style'
  | 'type'
  | 'pattern'
  | 'isInvalid'
  | 'isRequired'
  | 'validate'
  | 'validationBehavior'
>;

export interface TextAreaProps extends Inherited, FieldWords, RefAttributes<HTMLTextAreaElement> {
  /** Lines to show before there is any text; the field grows with what is written. @default 3 */
  rows?: 1 | 3 | 5 | undefined;
}

/** Several lines of text. Enter starts a new line and Tab leaves. `id` is the id of the `<textarea>`. */
export function TextArea({ label, description, errorMessage, need, rows = 3, ref, ...aria }: TextAreaProps) {
  const words = useFieldDescription({ description, errorMessage });
  return (
    <AriaTextField
      {...aria}
      {...(words.describedBy && { 'aria-describedby': words.describedBy })}
      onChange={(value) => {
        words.onTyped();
        aria.onChange?.(value);
      }}
      onBlur={(event) => {
        words.onLeft();
        aria.onBlur?.(event);
      }}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      className="fb-Field"
    >
      <FieldLabel label={label} need={need} />
      {description !== undefined && (
        <FieldDescription id={words.descriptionId}>{description}</FieldDescription>
      )}
      <AriaTextArea
        {...(ref && { ref })}
        rows={rows}
        onFocus={showWhole}
        className="fb-Field-control fb-TextArea"
      />
      {errorMessage !== undefined && <FieldError id={words.errorId}>{errorMessage}</FieldError>}
    </AriaTextField>
  );
}

/** Browsers bring only the writing mark into view, so that the rest may lie below the edge or below Help. */
const showWhole = ({ currentTarget }: FocusEvent<HTMLTextAreaElement>): void =>
  currentTarget.scrollIntoView({ block: 'nearest' });
