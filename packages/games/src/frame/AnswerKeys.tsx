import { Button } from '@friendbase/ui-kit';
import { useId } from 'react';
import './AnswerKeys.css';

export interface AnswerKeysProps {
  /** What they are for: “Press the numbers instead of typing”. */
  label: string;
  /** One character each. A character can be there twice. */
  keys: readonly string[];
  /** `wide` has rows of five, as digits are counted; `free` as many as there is room for. */
  rows?: 'wide' | 'free' | undefined;
  clearLabel: string;
  onKey: (key: string) => void;
  onClear: () => void;
}

/**
 * The characters of an answer as buttons, for whoever has a switch, a pointer or no keyboard: each press writes one
 * into the field. They are always there, so nobody has to find a setting first.
 */
export function AnswerKeys({ label, keys, rows = 'free', clearLabel, onKey, onClear }: AnswerKeysProps) {
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId} className="fb-AnswerKeys">
      <p id={labelId} className="fb-AnswerKeys-label">
        {label}
      </p>
      <div className="fb-AnswerKeys-keys" data-rows={rows}>
        {keys.map((key, at) => (
          <Button key={at} tone="quiet" onPress={() => onKey(key)}>
            {key}
          </Button>
        ))}
        <Button tone="quiet" onPress={onClear}>
          {clearLabel}
        </Button>
      </div>
    </div>
  );
}
