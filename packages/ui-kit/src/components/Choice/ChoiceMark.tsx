import { Icon } from '../Icon/Icon.tsx';
import './Choice.css';

interface ChoiceMarkProps {
  /** Whether it shows a check mark: a radio has a dot instead, which its sheet draws. */
  isChecked: boolean;
}

/** The circle or the box before the words. Screen readers have it from the input. */
export function ChoiceMark({ isChecked }: ChoiceMarkProps) {
  return (
    <span aria-hidden="true" className="fb-Choice-mark">
      {isChecked && <Icon name="check" />}
    </span>
  );
}
