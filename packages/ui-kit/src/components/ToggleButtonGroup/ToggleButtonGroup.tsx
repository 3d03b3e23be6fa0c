import { useId } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useToolbar } from '../../focus/useToolbar.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { Illustration, type IllustrationName } from '../Illustration/Illustration.tsx';
import '../Field/Field.css';
import './ToggleButtonGroup.css';

export interface ToggleOption {
  id: string;
  label: string;
  /** The same in easy words. Shown below the label and read after it. */
  description?: string | undefined;
  icon: IconSource;
  /** A drawing in place of the icon, which says the same to a member who does not read. */
  illustration?: IllustrationName | undefined;
  /** The ground of the icon, one of the eight tints. */
  tint: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
}

export interface ToggleButtonGroupProps {
  /** What the buttons are for. Shown above them and read with the first one. */
  label: string;
  /** Small tiles with the picture above the word; the label is heard, not shown. @default false */
  isCompact?: boolean | undefined;
  options: ToggleOption[];
  /** The pressed button; `undefined` while none is pressed. */
  pressedId: string | undefined;
  /** The button the member pressed, also when it was pressed already and is to be let go. */
  onPress: (id: string) => void;
}

/**
 * Zero or one of several toggle buttons: one tab stop, arrow keys move, Enter and Space press. Not React Aria's
 * group of toggle buttons: where one at most is pressed, it makes radios of them, of which one is always chosen.
 */
export function ToggleButtonGroup({
  label,
  isCompact = false,
  options,
  pressedId,
  onPress,
}: ToggleButtonGroupProps) {
  const labelId = useId();
  return (
    <div className="fb-ToggleButtonGroup" data-compact={isCompact || undefined}>
      {!isCompact && (
        <span id={labelId} className="fb-Field-label">
          {label}
        </span>
      )}
      <div
        {...useToolbar()}
        {...(isCompact ? { 'aria-label': label } : { 'aria-labelledby': labelId })}
        className="fb-ToggleButtonGroup-buttons"
      >
        {options.map((option) => (
          <AriaButton
            key={option.id}
            aria-pressed={option.id === pressedId}
            onPress={() => onPress(option.id)}
            className="fb-ToggleButtonGroup-button"
          >
            <Picture option={option} isPressed={option.id === pressedId} />
            <span className="fb-ToggleButtonGroup-words">
              <span>{option.label}</span>{' '}
              {option.description !== undefined && <small>{option.description}</small>}
            </span>
          </AriaButton>
        ))}
      </div>
    </div>
  );
}

/** No word moves when a button is pressed: the check mark takes the icon's place, or a corner of the drawing. */
function Picture({ option, isPressed }: { option: ToggleOption; isPressed: boolean }) {
  const { illustration, icon, tint } = option;
  if (illustration === undefined) {
    return (
      <span className="fb-ToggleButtonGroup-picture" data-tint={tint}>
        <Icon name={isPressed ? 'check' : icon} />
      </span>
    );
  }
  return (
    <span className="fb-ToggleButtonGroup-drawing">
      <Illustration name={illustration} />
      {isPressed && (
        <span className="fb-ToggleButtonGroup-check">
          <Icon name="check" />
        </span>
      )}
    </span>
  );
}
