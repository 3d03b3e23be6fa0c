import { RadioGroup as AriaRadioGroup } from 'react-aria-components/RadioGroup';
import type { ChoiceOption } from '../Choice/Choice.tsx';
import { ChoiceList } from '../Choice/ChoiceList.tsx';
import { useFirstDescribed } from '../Choice/useFirstDescribed.ts';
import type { FieldWords } from '../Field/Field.tsx';
import { FieldParts } from '../Field/FieldParts.tsx';
import { Radio } from './Radio.tsx';

export interface RadioGroupProps extends FieldWords {
  options: ChoiceOption[];
  /** The chosen value; `undefined` while nothing is chosen. */
  value: string | undefined;
  onChange: (value: string) => void;
  /** @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined;
  /** `chips` are small and stand in one line, for a filter of what is below them. @default 'rows' */
  variant?: 'rows' | 'chips' | undefined;
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
  variant = 'rows',
  id,
  name,
}: RadioGroupProps) {
  const ids = useFirstDescribed({ description, errorMessage });
  const isChips = variant === 'chips';
  return (
    <AriaRadioGroup
      value={value ?? null}
      onChange={onChange}
      orientation={orientation}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      className="fb-Field"
      {...(name !== undefined && { name })}
      {...(errorMessage !== undefined && { 'aria-describedby': ids.errorId })}
    >
      <FieldParts {...{ label, need, description, errorMessage, ids }}>
        <ChoiceList layout={isChips ? 'chips' : orientation}>
          {options.map((option, index) => (
            <Radio
              key={option.value}
              kind={isChips ? 'chip' : 'radio'}
              option={option}
              id={index === 0 ? id : undefined}
              describedBy={index === 0 ? ids.firstDescribedBy : undefined}
            />
          ))}
        </ChoiceList>
      </FieldParts>
    </AriaRadioGroup>
  );
}
