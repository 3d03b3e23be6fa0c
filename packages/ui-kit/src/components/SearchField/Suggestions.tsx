import { useId } from 'react';
import { useWords } from '../../words/WordsProvider.tsx';
import { fields } from '../../words/en/fields.ts';
import { Button } from '../Button/Button.tsx';
import './SearchField.css';

interface SuggestionsProps {
  names: readonly string[];
  onPick: (name: string) => void;
}

/** Buttons in the page and not a popup: they cover nothing, and stay until they are read. Each name once. */
export function Suggestions({ names, onPick }: SuggestionsProps) {
  const t = useWords(fields);
  const labelId = useId();
  if (names.length === 0) return null;
  return (
    <div role="group" aria-labelledby={labelId} className="fb-SearchField-suggestions">
      <span id={labelId}>{t('didYouMean')}</span>
      {[...new Set(names)].map((name) => (
        <Button key={name} slot={null} tone="quiet" onPress={() => onPick(name)}>
          {name}
        </Button>
      ))}
    </div>
  );
}
