import { useId, useLayoutEffect, useRef } from 'react';
import { useResultCount, type ResultCount } from '../Announcer/useResultCount.ts';
import type { ChoiceOption } from '../Choice/Choice.tsx';
import type { FieldWords } from '../Field/Field.tsx';
import { FieldParts } from '../Field/FieldParts.tsx';
import { useFieldDescription } from '../Field/useFieldDescription.ts';
import { Icon } from '../Icon/Icon.tsx';
import { selectKeys } from './selectKeys.ts';
import './Select.css';

export interface SelectProps extends FieldWords, Partial<ResultCount> {
  options: readonly Pick<ChoiceOption, 'value' | 'label'>[];
  value: string;
  onChange: (value: string) => void;
  /** The id of the select element, so that an error summary can lead to it. */
  id?: string | undefined;
  name?: string | undefined;
}

/**
 * One of more choices than fit in view: a button with a list behind it. The browser's own select, because React Aria's
 * weighs 27 KB more and writes inline styles on a server; where the browser lets us, the list is styled like the rest of
 * the kit. Source: accessibility contract W23.
 */
export function Select({
  label,
  description,
  errorMessage,
  need,
  options,
  value,
  onChange,
  result,
  id,
  name,
}: SelectProps) {
  const ownId = useId();
  const sayCount = useResultCount({ result });
  const words = useFieldDescription({ description, errorMessage });
  const choose = (next: string) => {
    onChange(next);
    words.onTyped();
    sayCount();
  };
  const onKeyDown = selectKeys({ values: options.map((option) => option.value), value, onChoose: choose });
  const isInvalid = errorMessage !== undefined;
  // With `value`, React selects the option that is selected already at each render: a screen reader was heard to read it.
  const select = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => {
    if (select.current && select.current.value !== value) select.current.value = value;
  });
  return (
    <div className="fb-Field">
      <FieldParts {...{ label, need, description, errorMessage }} ids={words} htmlFor={id ?? ownId}>
        <div className="fb-Select-frame">
          <select
            id={id ?? ownId}
            ref={select}
            name={name}
            defaultValue={value}
            onChange={(event) => choose(event.target.value)}
            onKeyDown={onKeyDown}
            onBlur={words.onLeft}
            aria-describedby={words.describedBy}
            aria-invalid={isInvalid || undefined}
            data-invalid={isInvalid || undefined}
            className="fb-Field-control fb-Select-control"
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="opens" />
        </div>
      </FieldParts>
    </div>
  );
}
