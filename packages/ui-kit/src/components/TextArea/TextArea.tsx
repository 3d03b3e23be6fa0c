import type { FocusEvent, RefAttributes } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { WrittenField, type WrittenFieldProps } from '../Field/WrittenField.tsx';
import './TextArea.css';

export interface TextAreaProps
  extends Omit<WrittenFieldProps, 'children' | 'type' | 'pattern'>, RefAttributes<HTMLTextAreaElement> {
  /** Lines to show before there is any text; the field grows with what is written. @default 3 */
  rows?: 1 | 3 | 5 | undefined;
}

/** Several lines of text. Enter starts a new line and Tab leaves. `id` is the id of the `<textarea>`. */
export function TextArea({ rows = 3, ref, ...field }: TextAreaProps) {
  return (
    <WrittenField {...field}>
      <AriaTextArea
        {...(ref && { ref })}
        rows={rows}
        onFocus={showWhole}
        className="fb-Field-control fb-TextArea"
      />
    </WrittenField>
  );
}

/** Browsers bring only the writing mark into view, so that the rest may lie below the edge or below Help. */
const showWhole = ({ currentTarget }: FocusEvent<HTMLTextAreaElement>): void =>
  currentTarget.scrollIntoView({ block: 'nearest' });
