import { Icon } from '../Icon/Icon.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { fields } from '../../words/en/fields.ts';
import './Switch.css';

/** The state as a word, a place and a check mark. Screen readers have it from the input. */
export function SwitchMark({ isSelected }: { isSelected: boolean }) {
  const t = useWords(fields);
  return (
    <span aria-hidden="true" className="fb-Switch" data-selected={isSelected || undefined}>
      <span className="fb-Switch-state">{t(isSelected ? 'on' : 'off')}</span>
      <span className="fb-Switch-track">
        <span className="fb-Switch-thumb">{isSelected && <Icon name="check" />}</span>
      </span>
    </span>
  );
}
