import { useRef } from 'react';
import { RadioGroupStateContext } from 'react-aria-components/RadioGroup';
import { useRadio } from 'react-aria/useRadioGroup';
import { Choice, type ChoiceOption, ownProps, useGroupState } from '../Choice/Choice.tsx';

interface RadioProps {
  kind: 'radio' | 'chip';
  option: ChoiceOption;
  id: string | undefined;
  /** Ids of further words to read with this radio. */
  describedBy: string | undefined;
}

/** One choice of a group. */
export function Radio({ kind, option, id, describedBy }: RadioProps) {
  const group = useGroupState(RadioGroupStateContext);
  const input = useRef<HTMLInputElement>(null);
  const own = { ...ownProps({ label: option.label, id, describedBy }), value: option.value };
  const aria = useRadio(own, group, input);
  return <Choice kind={kind} option={option} isInvalid={group.isInvalid} aria={aria} inputRef={input} />;
}
