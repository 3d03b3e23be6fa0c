import { useRef } from 'react';
import { useSwitch } from 'react-aria/useSwitch';
import { Choice, ownProps, toggleState } from '../Choice/Choice.tsx';
import { SwitchMark } from './SwitchMark.tsx';

export interface SwitchProps {
  /** What is on or off. It stays the same in both states. */
  label: string;
  /** What happens while it is on, as a sentence. Read after the name. */
  description?: string | undefined;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  id?: string | undefined;
  name?: string | undefined;
}

/** Something that is on or off, and changes at once. The word says which, so that colour and place need not. */
export function Switch({ label, description, isSelected, onChange, id, name }: SwitchProps) {
  const input = useRef<HTMLInputElement>(null);
  const aria = useSwitch(ownProps({ label, id, name }), toggleState(isSelected, onChange), input);
  const mark = <SwitchMark isSelected={isSelected} />;
  return <Choice kind="switch" option={{ label, description }} mark={mark} aria={aria} inputRef={input} />;
}
