import { useEffect, useRef, useState } from 'react';
import { announce } from '../Announcer/announcer.ts';
import { Button } from '../Button/Button.tsx';
import { StatusLine } from '../StatusLine/StatusLine.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { fields } from '../../words/en/fields.ts';
import './CopyField.css';
import { CopyGlyph } from '../Icon/laterGlyphs.ts';

export interface CopyFieldProps {
  /** What is copied: “Link to this event”. It names the field. */
  label: string;
  value: string;
  /** On the button: “Copy link”. */
  copyLabel: string;
  /** What is copied, where several buttons on a page have the same words. As on `Button`. */
  subject?: string | undefined;
  /** Shown and said when it is copied: “Link copied.” */
  copiedText: string;
  /** Shows what is copied from the start, for example a code that may also be written down. */
  isShown?: boolean | undefined;
  /** The device refused. The field with the selected text is on show then. */
  onFailed?: (() => void) | undefined;
}

/**
 * Copies a text. Where the device refuses, the text appears selected, so that the member can copy it by hand.
 * Source: accessibility contract W33.
 */
export function CopyField({
  label,
  value,
  copyLabel,
  subject,
  copiedText,
  isShown = false,
  onFailed,
}: CopyFieldProps) {
  const t = useWords(fields);
  const [last, setLast] = useState<{ value: string; outcome: 'copied' | 'failed' }>();
  const field = useRef<HTMLInputElement>(null);
  // Another value has not been copied yet.
  const outcome = last?.value === value ? last.outcome : undefined;
  const hasFailed = outcome === 'failed';
  useEffect(() => {
    if (!hasFailed) return;
    field.current?.focus(); // which reads out what to do
    field.current?.select();
  }, [hasFailed]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setLast({ value, outcome: 'copied' });
      announce(copiedText);
    } catch {
      setLast({ value, outcome: 'failed' });
      onFailed?.();
    }
  };
  return (
    <div className="fb-CopyField">
      {(isShown || hasFailed) && (
        <TextField
          ref={field}
          label={label}
          value={value}
          isReadOnly
          description={hasFailed ? t('copyByHand') : undefined}
        />
      )}
      <Button tone="quiet" icon={CopyGlyph} subject={subject} onPress={() => void copy()}>
        {copyLabel}
      </Button>
      {outcome === 'copied' && <StatusLine tone="success">{copiedText}</StatusLine>}
    </div>
  );
}
