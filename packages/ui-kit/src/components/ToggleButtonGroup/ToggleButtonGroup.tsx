import { useId, type ReactElement } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { useToolbar } from '../../focus/useToolbar.ts';
import { Icon, type IconSource } from '../Icon/Icon.tsx';
import { Illustration, type IllustrationName } from '../Illustration/Illustration.tsx';
import '../Field/Field.css';
import './ToggleButtonGroup.css';

export interface ToggleOption<Id extends string = string> {
  id: Id;
  label: string;
  /** The same in easy words. Shown below the label and read after it. */
  description?: string | undefined;
  icon?: IconSource | undefined;
  /** A drawing in place of the icon, which says the same to a member who does not read: one of the kit's, or another. */
  illustration?: IllustrationName | ReactElement | undefined;
  /** The ground of the icon, one of the eight tints. */
  tint?: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | undefined;
}

export interface ToggleButtonGroupProps<Id extends string = string> {
  /** What the buttons are for. Shown above them and read with the first one. */
  label: string;
  /** Small tiles with the picture above the word; the label is heard, not shown. @default false */
  isCompact?: boolean | undefined;
  options: readonly ToggleOption<Id>[];
  /**
   * The pressed button; `undefined` while none is pressed. Several in the order they were pressed: each tells its place; a set where
   * the order does not matter. `null` where none stays pressed: plain buttons, of which one may be pressed again and again.
   */
  pressedId: string | readonly string[] | ReadonlySet<string> | null | undefined;
  /** The button the member pressed, also when it was pressed already and is to be let go. */
  onPress: (id: Id) => void;
  /** So that an error summary can lead to the buttons. */
  id?: string | undefined;
  /** The ids of what is read after the label. */
  'aria-describedby'?: string | undefined;
}

/**
 * Zero, one or some of several toggle buttons: one tab stop, arrow keys move, Enter and Space press. Not React Aria's
 * group of toggle buttons: where one at most is pressed, it makes radios of them, of which one is always chosen.
 */
export function ToggleButtonGroup<Id extends string = string>({
  label,
  isCompact = false,
  options,
  pressedId,
  onPress,
  id,
  'aria-describedby': describedBy,
}: ToggleButtonGroupProps<Id>) {
  const labelId = useId();
  const inOrder = Array.isArray(pressedId) ? (pressedId as readonly string[]) : undefined;
  const several = inOrder ?? (pressedId instanceof Set ? [...(pressedId as ReadonlySet<string>)] : undefined);
  const isPressed = (option: ToggleOption) => several?.includes(option.id) ?? option.id === pressedId;
  const placeOf = (option: ToggleOption) => (inOrder ? inOrder.indexOf(option.id) + 1 : undefined);
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
        {...(id !== undefined && { id, tabIndex: -1 })}
        {...(describedBy !== undefined && { 'aria-describedby': describedBy })}
        className="fb-ToggleButtonGroup-buttons"
      >
        {options.map((option) => (
          <AriaButton
            key={option.id}
            {...(pressedId !== null && { 'aria-pressed': isPressed(option) })}
            onPress={() => onPress(option.id)}
            className="fb-ToggleButtonGroup-button"
          >
            <Picture option={option} isPressed={isPressed(option)} place={placeOf(option)} />
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

interface PictureProps {
  option: ToggleOption;
  isPressed: boolean;
  /** Among the pressed ones, from 1 on. */
  place: number | undefined;
}

/** No word moves when a button is pressed: the check mark takes the icon's place, or a corner of the drawing. */
function Picture({ option, isPressed, place }: PictureProps) {
  const { illustration, icon, tint } = option;
  if (illustration === undefined) {
    return (
      <span className="fb-ToggleButtonGroup-picture" data-tint={tint}>
        {(isPressed || icon) && <Icon name={isPressed ? 'check' : (icon ?? 'check')} />}
      </span>
    );
  }
  return (
    <span className="fb-ToggleButtonGroup-drawing">
      {typeof illustration === 'string' ? <Illustration name={illustration} /> : illustration}
      {isPressed && (
        <span className="fb-ToggleButtonGroup-check" data-place={place}>
          {place ?? <Icon name="check" />}
        </span>
      )}
    </span>
  );
}
