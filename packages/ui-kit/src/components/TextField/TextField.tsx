import { useState, type RefAttributes } from 'react';
import { Input } from 'react-aria-components/Input';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { FieldDescription, FieldError, FieldLabel, type FieldWords } from '../Field/Field.tsx';
import { useFieldDescription } from '../Field/useFieldDescription.ts';
import { Icon, type IconName } from '../Icon/index.ts';
import { RevealButton } from './RevealButton.tsx';
import './TextField.css';

type Inherited = Omit<
  AriaTextFieldProps,
  'children' | 'className' | 'style' | 'type' | 'isInvalid' | 'isRequired' | 'validate' | 'validationBehavior'
>;

export interface TextFieldProps extends Inherited, FieldWords, RefAttributes<HTMLInputElement> {
  /** `password` hides the text and adds a button that shows it. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'password' | undefined;
  /** A picture inside the field, for example `mail`. */
  icon?: IconName | undefined;
}

/** One line of text. `id` is the id of the `<input>` itself, so that an error summary can lead to it. */
export function TextField({
  label,
  description,
  errorMessage,
  need,
  type = 'text',
  icon,
  ref,
  ...aria
}: TextFieldProps) {
  const [isRevealed, setRevealed] = useState(false);
  const words = useFieldDescription({ description, errorMessage });
  const isSecret = type === 'password';
  return (
    <AriaTextField
      // Nothing corrects or reads out a password, also not while it is shown.
      {...(isSecret && { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: 'false' })}
      {...aria}
      type={isSecret && isRevealed ? 'text' : type}
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
      <div className="fb-TextField-row">
        <div className="fb-TextField-frame" data-icon={icon && true}>
          {icon && <Icon name={icon} />}
          <Input {...(ref && { ref })} className="fb-Field-control" />
        </div>
        {isSecret && <RevealButton isRevealed={isRevealed} onReveal={setRevealed} />}
      </div>
      {errorMessage !== undefined && <FieldError id={words.errorId}>{errorMessage}</FieldError>}
    </AriaTextField>
  );
}
