import { useId } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Toolbar } from 'react-aria-components/Toolbar';
import { Icon, type IconName } from '../Icon/index.ts';
import '../Field/Field.css';
import './ToggleButtonGroup.css';

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
 * Zero or one of several toggle buttons: one tab stop, arrow keys move, Enter and Space press. Not React Aria's
 * group of toggle buttons: where one at most is pressed, it makes radios of them, of which one is always chosen.
 */
export function ToggleButtonGroup({ label, options, pressedId, onPress }: ToggleButtonGroupProps) {
  const labelId = useId();
  return (
    <div className="fb-ToggleButtonGroup">
      <span id={labelId} className="fb-Field-label">
        {label}
      </span>
      <Toolbar aria-labelledby={labelId} className="fb-ToggleButtonGroup-buttons">
        {options.map(({ id, label: words, description, icon, tint }) => (
          <AriaButton
            key={id}
            aria-pressed={id === pressedId}
            onPress={() => onPress(id)}
            className="fb-ToggleButtonGroup-button"
          >
            <span className="fb-ToggleButtonGroup-picture" data-tint={tint}>
              {/* The check mark takes the picture's place, so that no word moves when a button is pressed. */}
              <Icon name={id === pressedId ? 'check' : icon} />
            </span>
            <span className="fb-ToggleButtonGroup-words">
              <span>{words}</span> {description !== undefined && <small>{description}</small>}
            </span>
          </AriaButton>
        ))}
      </Toolbar>
    </div>
  );
}
