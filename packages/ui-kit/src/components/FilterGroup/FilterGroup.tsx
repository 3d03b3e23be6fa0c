import { useResultCount, type ResultCount } from '../Announcer/useResultCount.ts';
import { RadioGroup, type RadioGroupProps } from '../RadioGroup/RadioGroup.tsx';
import { FilterRow } from './FilterRow.tsx';

export interface FilterGroupProps
  extends Pick<RadioGroupProps, 'label' | 'options' | 'onChange'>, ResultCount {
  /** The filter that is on. One always is: the first option shows everything. */
  value: string;
  /** `row` keeps to one row, which scrolls by touch, by keys and by a button. @default 'wrap' */
  layout?: 'wrap' | 'row' | undefined;
}

/** Which part of a list is shown. A radio group, because exactly one filter is on. Source: accessibility contract W21. */
export function FilterGroup({ result, onChange, layout = 'wrap', ...group }: FilterGroupProps) {
  const sayCount = useResultCount({ result });
  const filter = (value: string) => {
    onChange(value);
    sayCount();
  };
  const radios = <RadioGroup {...group} orientation="horizontal" variant="chips" onChange={filter} />;
  return layout === 'row' ? <FilterRow label={group.label}>{radios}</FilterRow> : radios;
}
