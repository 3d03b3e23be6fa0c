import { useState, type RefAttributes } from 'react';
import { Input } from 'react-aria-components/Input';
import { WrittenField, type WrittenFieldProps } from '../Field/WrittenField.tsx';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { RevealButton } from './RevealButton.tsx';
import './TextField.css';

export interface TextFieldProps
  extends Omit<WrittenFieldProps, 'children' | 'type'>, RefAttributes<HTMLInputElement> {
  /** `password` hides the text and adds a button that shows it. @default 'text' */
  type?: 'text' | 'email' | 'tel' | 'password' | 'date' | 'time' | undefined;
  /** A picture inside the field, for example `mail`. */
  icon?: IconSource | undefined;
}

/** One line of text. `id` is the id of the `<input>` itself, so that an error summary can lead to it. */
export function TextField({ type = 'text', icon, ref, ...field }: TextFieldProps) {
  const [isRevealed, setRevealed] = useState(false);
  const isSecret = type === 'password';
  return (
    <WrittenField
      // Nothing corrects or reads out a password, also not while it is shown.
      {...(isSecret && { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: 'false' })}
      {...field}
      type={isSecret && isRevealed ? 'text' : type}
    >
      <div className="fb-TextField-row">
        <div className="fb-TextField-frame" data-icon={icon && true}>
          {icon && <Icon name={icon} />}
          <Input {...(ref && { ref })} className="fb-Field-control" />
        </div>
        {isSecret && <RevealButton isRevealed={isRevealed} onReveal={setRevealed} />}
      </div>
    </WrittenField>
  );
}
