import { useId } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup as AriaToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { Icon, type IconName } from '../Icon/index.ts';

export interface ToggleOption {
  id: string;
  label: string;
  /** The same in easy words. Shown below the label and read after it. */
  description?: string | undefined;
  icon: IconName;
  /** The ground of the picture, one of the eight tints. */
  tint: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
}

export interface ToggleButtonGroupProps {
  /** What the buttons are for. Shown above them and read with the first one. */
  label: string;
  options: ToggleOption[];
  /** The pressed button; `undefined` while none is pressed. */
  pressedId: string | undefined;
  /** The button the member pressed, also when it was pressed already and is to be let go. */
  onPress: (id: string) => void;
}

/**
 * Zero or one of several toggle buttons: one tab stop, arrow keys move, Enter and Space press.
 * React Aria's `single` mode would turn them into radios, which promise that one is always chosen;
 * so this is its `multiple` mode, a toolbar of pressed buttons, held to at most one by its caller.
 */
export function ToggleButtonGroup({ label, options, pressedId, onPress }: ToggleButtonGroupProps) {
  const labelId = useId();
  const handleChange = (pressed: Set<string | number>) => {
    const changed = options.find(({ id }) => pressed.has(id) !== (id === pressedId));
    if (changed) onPress(changed.id);
  };
  return (
    <div className="fb-ToggleButtonGroup">
      <span id={labelId} className="fb-Field-label">
        {label}
      </span>
      <AriaToggleButtonGroup
        aria-labelledby={labelId}
        selectionMode="multiple"
        selectedKeys={pressedId === undefined ? [] : [pressedId]}
        onSelectionChange={handleChange}
        className="fb-ToggleButtonGroup-buttons"
      >
        {options.map(({ id, label: words, description, icon, tint }) => (
          <ToggleButton key={id} id={id} className="fb-ToggleButtonGroup-button">
            <span className="fb-ToggleButtonGroup-picture" data-tint={tint}>
              {/* The check mark takes the picture's place, so that no word moves when a button is pressed. */}
              <Icon name={id === pressedId ? 'check' : icon} />
            </span>
            <span className="fb-ToggleButtonGroup-words">
              <span>{words}</span> {description !== undefined && <small>{description}</small>}
            </span>
          </ToggleButton>
        ))}
      </AriaToggleButtonGroup>
    </div>
  );
}
