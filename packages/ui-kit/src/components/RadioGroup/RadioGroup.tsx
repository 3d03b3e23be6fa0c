import { useId } from 'react';
import { RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import { FieldDescription, FieldError, FieldLabel, type FieldWords } from '../Field/Field.tsx';
import { Radio, type RadioOption } from './Radio.tsx';
import './RadioGroup.css';

export interface RadioGroupProps extends FieldWords {
  options: RadioOption[];
  /** The chosen value; `undefined` while nothing is chosen. */
  value: string | undefined;
  onChange: (value: string) => void;
  /** @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined;
  /** The id of the first radio, so that an error summary can lead to it. */
  id?: string | undefined;
  name?: string | undefined;
}

/** Exactly one of a few options, all in view. Arrow keys move and choose; Tab enters at the chosen one. */
export function RadioGroup({
  label,
  description,
  errorMessage,
  need,
  options,
  value,
  onChange,
  orientation = 'vertical',
  id,
  name,
}: RadioGroupProps) {
  const descriptionId = useId();
  const errorId = useId();
  // Orca 43 reads no description of a group. The first radio is where Tab or an error leads to; on every radio the
  // words would be heard at each arrow key.
  const firstDescribedBy = [
    ...(description === undefined ? [] : [descriptionId]),
    ...(errorMessage === undefined ? [] : [errorId]),
  ].join(' ');
  return (
    <AriaRadioGroup
      value={value ?? null}
      onChange={onChange}
      orientation={orientation}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      className="fb-Field"
      {...(name !== undefined && { name })}
      {...(errorMessage !== undefined && { 'aria-describedby': errorId })}
    >
      <FieldLabel label={label} need={need} />
      {description !== undefined && <FieldDescription id={descriptionId}>{description}</FieldDescription>}
      <div className="fb-RadioGroup-options" data-orientation={orientation}>
        {options.map((option, index) => (
          <Radio
            key={option.value}
            option={option}
            id={index === 0 ? id : undefined}
            describedBy={index === 0 ? firstDescribedBy : undefined}
          />
        ))}
      </div>
      {errorMessage !== undefined && <FieldError id={errorId}>{errorMessage}</FieldError>}
    </AriaRadioGroup>
  );
}
