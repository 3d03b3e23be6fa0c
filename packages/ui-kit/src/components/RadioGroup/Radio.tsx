import { use, useRef } from 'react';
import { RadioGroupStateContext } from 'react-aria-components/RadioGroup';
import { useRadio } from 'react-aria/useRadioGroup';
import { Choice, type ChoiceOption } from '../Choice/Choice.tsx';
import { ChoiceMark } from '../Choice/ChoiceMark.tsx';

interface RadioProps {
  kind: 'radio' | 'chip';
  option: ChoiceOption;
  id: string | undefined;
  /** Ids of further words to read with this radio. */
  describedBy: string | undefined;
}

/** One choice of a group. */
export function Radio({ kind, option: { value, label, description }, id, describedBy }: RadioProps) {
  const group = useGroup();
  const input = useRef<HTMLInputElement>(null);
  const own = {
    value,
    children: label,
    ...(id && { id }),
    ...(describedBy && { 'aria-describedby': describedBy }),
  };
  const { labelProps, inputProps, descriptionProps, isSelected } = useRadio(own, group, input);
  return (
    <Choice
      kind={kind}
      mark={<ChoiceMark isChecked={kind === 'chip' && isSelected} />}
      label={label}
      description={description}
      isSelected={isSelected}
      isInvalid={group.isInvalid}
      labelProps={labelProps}
      inputProps={inputProps}
      inputRef={input}
      descriptionProps={descriptionProps}
    />
  );
}

function useGroup() {
  const group = use(RadioGroupStateContext);
  if (!group) throw new Error('A Radio stands in a RadioGroup');
  return group;
}
