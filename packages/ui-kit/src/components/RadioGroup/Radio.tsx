import { use, useRef } from 'react';
import { RadioGroupStateContext } from 'react-aria-components/RadioGroup';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useHover } from 'react-aria/useHover';
import { useRadio } from 'react-aria/useRadioGroup';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import './RadioGroup.css';

export interface RadioOption {
  value: string;
  label: string;
  /** What choosing it means, as a sentence. Read after the option's name. */
  description?: string | undefined;
}

interface RadioProps {
  option: RadioOption;
  id: string | undefined;
  /** Ids of further words to read with this radio. */
  describedBy: string | undefined;
}

/**
 * One choice of a group. Not React Aria's own component: that hides its input by a `style` attribute, which the content
 * security policy refuses in a page that a server wrote.
 */
export function Radio({ option: { value, label, description }, id, describedBy }: RadioProps) {
  const group = useGroup();
  const input = useRef<HTMLInputElement>(null);
  const own = {
    value,
    children: label,
    ...(id && { id }),
    ...(describedBy && { 'aria-describedby': describedBy }),
  };
  const { labelProps, inputProps, descriptionProps, isSelected } = useRadio(own, group, input);
  const { isFocusVisible, focusProps } = useFocusRing();
  const { hoverProps, isHovered } = useHover({});
  const isTrue = (state: boolean) => (state ? true : undefined);
  return (
    <div
      className="fb-RadioGroup-option"
      data-selected={isTrue(isSelected)}
      data-invalid={isTrue(group.isInvalid)}
    >
      <label
        {...mergeProps(labelProps, hoverProps)}
        className="fb-RadioGroup-radio"
        data-selected={isTrue(isSelected)}
        data-hovered={isTrue(isHovered)}
        data-focus-visible={isTrue(isFocusVisible)}
      >
        <VisuallyHidden>
          <input {...mergeProps(inputProps, focusProps)} ref={input} />
        </VisuallyHidden>
        {label}
      </label>
      {description !== undefined && (
        <span {...descriptionProps} className="fb-RadioGroup-description">
          {description}
        </span>
      )}
    </div>
  );
}

function useGroup() {
  const group = use(RadioGroupStateContext);
  if (!group) throw new Error('A Radio stands in a RadioGroup');
  return group;
}
