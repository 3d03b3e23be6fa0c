import { useRef } from 'react';
import { Input } from 'react-aria-components/Input';
import { SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import { useResultCount, type ResultCount } from '../Announcer/useResultCount.ts';
import { Button } from '../Button/Button.tsx';
import { FieldDescription, FieldLabel, type FieldWords } from '../Field/Field.tsx';
import { useFieldDescription } from '../Field/useFieldDescription.ts';
import { Icon } from '../Icon/Icon.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { fields } from '../../words/en/fields.ts';
import { Suggestions } from './Suggestions.tsx';
import './SearchField.css';
import { SearchGlyph } from '../Icon/laterGlyphs.ts';

export interface SearchFieldProps extends Pick<FieldWords, 'label' | 'description'>, ResultCount {
  value: string;
  onChange: (value: string) => void;
  /** Names that may have been meant. A press on one searches for it. */
  suggestions?: readonly string[] | undefined;
  /** The id of the input. */
  id?: string | undefined;
}

/**
 * Searches the list it stands in while the member types. Its own Clear button has a word and a Tab stop, which React
 * Aria's has not. Source: accessibility contract W22.
 */
export function SearchField({
  label,
  description,
  value,
  onChange,
  result,
  suggestions = [],
  id,
}: SearchFieldProps) {
  const t = useWords(fields);
  const input = useRef<HTMLInputElement>(null);
  const sayCount = useResultCount({ result });
  const { descriptionId, describedBy } = useFieldDescription({ description, errorMessage: undefined });
  const search = (words: string) => {
    onChange(words);
    sayCount();
  };
  const searchFor = (words: string) => {
    search(words);
    input.current?.focus();
  };
  return (
    <AriaSearchField
      value={value}
      onChange={search}
      // Enter goes nowhere: the list has followed already. Without this it would send the form around the field.
      onSubmit={() => undefined}
      autoComplete="off"
      validationBehavior="aria"
      className="fb-Field"
      {...(id && { id })}
      {...(describedBy && { 'aria-describedby': describedBy })}
    >
      <FieldLabel label={label} />
      {description !== undefined && <FieldDescription id={descriptionId}>{description}</FieldDescription>}
      <div className="fb-SearchField-frame">
        <Icon name={SearchGlyph} />
        <Input ref={input} className="fb-SearchField-input" />
        <span className="fb-SearchField-clear" data-empty={value === '' || undefined}>
          {/* Without a slot it takes nothing from React Aria's own Clear button. */}
          <Button
            slot={null}
            tone="plain"
            icon="close"
            givesWay
            subject={label}
            onPress={() => searchFor('')}
          >
            {t('clear')}
          </Button>
        </span>
      </div>
      <Suggestions names={suggestions} onPick={searchFor} />
    </AriaSearchField>
  );
}
