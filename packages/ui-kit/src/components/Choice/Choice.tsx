import { use, type ComponentProps, type Context, type ReactNode, type RefObject } from 'react';
import { mergeProps } from 'react-aria/mergeProps';
import { useFocusRing } from 'react-aria/useFocusRing';
import { useHover } from 'react-aria/useHover';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { Icon } from '../Icon/Icon.tsx';
import './Choice.css';

/** One thing to choose. */
export interface ChoiceOption {
  value: string;
  label: string;
  /** What choosing it means, as a sentence. Read after the option's name. */
  description?: string | undefined;
  /** What it looks like, between the mark and the words, which say the same. */
  picture?: ReactNode;
}

interface ChoiceProps {
  /** `chip` is a radio that takes no more room than its words. */
  kind: 'radio' | 'chip' | 'checkbox' | 'switch';
  option: Pick<ChoiceOption, 'label' | 'description' | 'picture'>;
  /** Shows whether it is chosen. @default the circle or the box of its kind */
  mark?: ReactNode;
  isInvalid?: boolean | undefined;
  /** From React Aria's hook for this kind of input. */
  aria: {
    isSelected: boolean;
    labelProps: ComponentProps<'label'>;
    inputProps: ComponentProps<'input'>;
    descriptionProps: ComponentProps<'span'>;
  };
  inputRef: RefObject<HTMLInputElement | null>;
}

/**
 * The row that a radio, a checkbox and a switch have in common: mark, words, and a target as large as all of it. Not
 * React Aria's own components: they hide the input by a `style` attribute, which the content security policy refuses
 * in a page that a server rendered.
 */
export function Choice({
  kind,
  option: { label, description, picture },
  aria: { isSelected, labelProps, inputProps, descriptionProps },
  mark = <ChoiceMark isChecked={kind !== 'radio' && isSelected} />,
  isInvalid = false,
  inputRef,
}: ChoiceProps) {
  const { isFocusVisible, focusProps } = useFocusRing();
  const { hoverProps, isHovered } = useHover({});
  const isTrue = (state: boolean) => (state ? true : undefined);
  return (
    <div
      className="fb-Choice"
      data-kind={kind}
      data-selected={isTrue(isSelected)}
      data-invalid={isTrue(isInvalid)}
    >
      {mark}
      {picture}
      <div className="fb-Choice-words">
        <label
          {...mergeProps(labelProps, hoverProps)}
          className="fb-Choice-label"
          data-hovered={isTrue(isHovered)}
          data-focus-visible={isTrue(isFocusVisible)}
        >
          <VisuallyHidden>
            <input {...mergeProps(inputProps, focusProps)} ref={inputRef} />
          </VisuallyHidden>
          {label}
        </label>
        {description !== undefined && (
          <span {...descriptionProps} className="fb-Choice-description">
            {description}
          </span>
        )}
      </div>
    </div>
  );
}

interface OwnProps {
  label: string;
  id?: string | undefined;
  name?: string | undefined;
  /** Ids of further words to read with this choice. */
  describedBy?: string | undefined;
}

/** What React Aria's hook for any kind of choice takes. Its types know what is absent, and no `undefined`. */
export const ownProps = ({ label, id, name, describedBy }: OwnProps) => ({
  children: label,
  ...(id && { id }),
  ...(name && { name }),
  ...(describedBy && { 'aria-describedby': describedBy }),
});

/** What React Aria's hooks for one checkbox or one switch ask for, of a value that its owner keeps. */
export const toggleState = (isSelected: boolean, onChange: (isSelected: boolean) => void) => ({
  isSelected,
  defaultSelected: isSelected,
  setSelected: onChange,
  toggle: () => onChange(!isSelected),
});

/** The state of the group that a choice stands in, as React Aria's component around it gives it. */
export function useGroupState<State>(group: Context<State | null>): State {
  const state = use(group);
  if (!state) throw new Error('One choice of a group stands in its group');
  return state;
}

/** The circle or the box before the words: a radio has a dot, which its sheet draws. Screen readers have it from the input. */
const ChoiceMark = ({ isChecked }: { isChecked: boolean }) => (
  <span aria-hidden="true" className="fb-Choice-mark">
    {isChecked && <Icon name="check" />}
  </span>
);
