import { use, useRef } from 'react';
import { CheckboxGroupStateContext } from 'react-aria-components/CheckboxGroup';
import { useCheckboxGroupItem } from 'react-aria/useCheckboxGroup';
import { Choice, type ChoiceOption } from '../Choice/Choice.tsx';
import { ChoiceMark } from '../Choice/ChoiceMark.tsx';

interface GroupedCheckboxProps {
  option: ChoiceOption;
  id: string | undefined;
  /** Ids of further words to read with this checkbox. */
  describedBy: string | undefined;
}

/** One checkbox of a group. */
export function GroupedCheckbox({
  option: { value, label, description },
  id,
  describedBy,
}: GroupedCheckboxProps) {
  const group = useGroup();
  const input = useRef<HTMLInputElement>(null);
  const own = {
    value,
    children: label,
    ...(id && { id }),
    ...(describedBy && { 'aria-describedby': describedBy }),
  };
  const { labelProps, inputProps, descriptionProps, isSelected, isInvalid } = useCheckboxGroupItem(
    own,
    group,
    input,
  );
  return (
    <Choice
      kind="checkbox"
      mark={<ChoiceMark isChecked={isSelected} />}
      label={label}
      description={description}
      isSelected={isSelected}
      isInvalid={isInvalid}
      labelProps={labelProps}
      inputProps={inputProps}
      inputRef={input}
      descriptionProps={descriptionProps}
    />
  );
}

function useGroup() {
  const group = use(CheckboxGroupStateContext);
  if (!group) throw new Error('A GroupedCheckbox stands in a CheckboxGroup');
  return group;
}
