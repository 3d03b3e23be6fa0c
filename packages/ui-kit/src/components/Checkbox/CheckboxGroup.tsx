import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components/CheckboxGroup';
import type { ChoiceOption } from '../Choice/Choice.tsx';
import { ChoiceList } from '../Choice/ChoiceList.tsx';
import { useFirstDescribed } from '../Choice/useFirstDescribed.ts';
import type { FieldWords } from '../Field/Field.tsx';
import { FieldParts } from '../Field/FieldParts.tsx';
import { GroupedCheckbox } from './GroupedCheckbox.tsx';

export interface CheckboxGroupProps extends FieldWords {
  options: ChoiceOption[];
  /** The values of the options that are chosen. */
  values: string[];
  onChange: (values: string[]) => void;
  /** @default 'vertical' */
  orientation?: 'vertical' | 'horizontal' | undefined;
  /** The id of the first checkbox, so that an error summary can lead to it. */
  id?: string | undefined;
  name?: string | undefined;
}

/** Any number of a few options, all in view. Each is a Tab stop of its own. */
export function CheckboxGroup({
  label,
  description,
  errorMessage,
  need,
  options,
  values,
  onChange,
  orientation,
  id,
  name,
}: CheckboxGroupProps) {
  const ids = useFirstDescribed({ description, errorMessage });
  return (
    <AriaCheckboxGroup
      value={values}
      onChange={onChange}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      className="fb-Field"
      {...(name !== undefined && { name })}
    >
      <FieldParts {...{ label, need, description, errorMessage, ids }}>
        <ChoiceList layout={orientation}>
          {options.map((option, index) => (
            <GroupedCheckbox
              key={option.value}
              option={option}
              id={index === 0 ? id : undefined}
              describedBy={index === 0 ? ids.firstDescribedBy : undefined}
            />
          ))}
        </ChoiceList>
      </FieldParts>
    </AriaCheckboxGroup>
  );
}
