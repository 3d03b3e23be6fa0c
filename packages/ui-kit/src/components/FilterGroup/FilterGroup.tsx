import { useResultCount, type ResultCount } from '../Announcer/useResultCount.ts';
import { RadioGroup, type RadioGroupProps } from '../RadioGroup/RadioGroup.tsx';

export interface FilterGroupProps
  extends Pick<RadioGroupProps, 'label' | 'options' | 'onChange'>, ResultCount {
  /** The filter that is on. One always is: the first option shows everything. */
  value: string;
}

/** Which part of a list is shown. A radio group, because exactly one filter is on. Source: accessibility contract W21. */
export function FilterGroup({ result, onChange, ...group }: FilterGroupProps) {
  const sayCount = useResultCount({ result });
  const filter = (value: string) => {
    onChange(value);
    sayCount();
  };
  return <RadioGroup {...group} orientation="horizontal" look="chips" onChange={filter} />;
}
