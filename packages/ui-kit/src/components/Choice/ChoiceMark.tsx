import { useWords } from '../../words/WordsProvider.tsx';
import { fields } from '../../words/en/fields.ts';
import { Icon } from '../Icon/index.ts';
import './Choice.css';

/** `chip` is a radio that takes no more room than its words. */
export type ChoiceKind = 'radio' | 'chip' | 'checkbox' | 'switch';

interface ChoiceMarkProps {
  kind: ChoiceKind;
  isSelected: boolean;
}

/** Shows whether it is chosen, by its shape: screen readers have it from the input. */
export function ChoiceMark({ kind, isSelected }: ChoiceMarkProps) {
  const t = useWords(fields);
  if (kind !== 'switch') {
    return (
      <span aria-hidden="true" className="fb-Choice-mark">
        {kind !== 'radio' && isSelected && <Icon name="check" />}
      </span>
    );
  }
  return (
    <span aria-hidden="true" className="fb-Choice-switch">
      <span className="fb-Choice-state">{t(isSelected ? 'on' : 'off')}</span>
      <span className="fb-Choice-track">
        <span className="fb-Choice-thumb">{isSelected && <Icon name="check" />}</span>
      </span>
    </span>
  );
}
