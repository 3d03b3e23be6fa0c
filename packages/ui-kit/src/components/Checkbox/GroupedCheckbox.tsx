import { useRef } from 'react';
import { CheckboxGroupStateContext } from 'react-aria-components/CheckboxGroup';
import { useCheckboxGroupItem } from 'react-aria/useCheckboxGroup';
import { Choice, type ChoiceOption, ownProps, useGroupState } from '../Choice/Choice.tsx';

interface GroupedCheckboxProps {
  option: ChoiceOption;
  id: string | undefined;
  /** Ids of further words to read with this checkbox. */
  describedBy: string | undefined;
}

/** One checkbox of a group. */
export function GroupedCheckbox({ option, id, describedBy }: GroupedCheckboxProps) {
  const group = useGroupState(CheckboxGroupStateContext);
  const input = useRef<HTMLInputElement>(null);
  const own = { ...ownProps({ label: option.label, id, describedBy }), value: option.value };
  const aria = useCheckboxGroupItem(own, group, input);
  return <Choice kind="checkbox" option={option} isInvalid={aria.isInvalid} aria={aria} inputRef={input} />;
}
