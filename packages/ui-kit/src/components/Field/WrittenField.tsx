import type { ReactNode } from 'react';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { announce } from '../Announcer/announcer.ts';
import { useWords } from '../../words/WordsProvider.tsx';
import { controls } from '../../words/en/controls.ts';
import { FieldFull, type FieldWords } from './Field.tsx';
import { FieldParts } from './FieldParts.tsx';
import { useFieldDescription } from './useFieldDescription.ts';

/** What a field for text takes of React Aria's. What is wrong comes as a message, and its appearance is the kit's. */
export interface WrittenFieldProps
  extends
    FieldWords,
    Omit<
      AriaTextFieldProps,
      'children' | 'className' | 'style' | 'isInvalid' | 'isRequired' | 'validate' | 'validationBehavior'
    > {
  /** The control. */
  children: ReactNode;
}

/**
 * The field around an input or a text area: its words, and which of them describe it while the member writes. Browsers cut
 * what does not fit without a word, so a full field says so, once.
 */
export function WrittenField({
  label,
  description,
  errorMessage,
  need,
  children,
  ...aria
}: WrittenFieldProps) {
  const t = useWords(controls);
  const words = useFieldDescription({ description, errorMessage });
  const { value = '', maxLength = Infinity } = aria;
  const isFull = value.length >= maxLength;
  return (
    <AriaTextField
      {...aria}
      {...(words.describedBy && { 'aria-describedby': words.describedBy })}
      onChange={(written) => {
        words.onTyped();
        if (!isFull && written.length >= maxLength) announce(t('full'));
        aria.onChange?.(written);
      }}
      onBlur={(event) => {
        words.onLeft();
        aria.onBlur?.(event);
      }}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      className="fb-Field"
    >
      <FieldParts {...{ label, need, description, errorMessage }} ids={words}>
        {children}
        {isFull && <FieldFull />}
      </FieldParts>
    </AriaTextField>
  );
}
