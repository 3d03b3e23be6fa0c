import { Label } from 'react-aria-components/Label';
import { Icon } from '../Icon/Icon.tsx';
import { useWords } from '../../words/WordsProvider.tsx';
import { controls } from '../../words/en/controls.ts';
import './Field.css';

/** What every field of a form shows around its control. */
export interface FieldWords {
  /** What to fill in. Shown above the control. */
  label: string;
  /** Help to read before filling in. Shown between label and control. */
  description?: string | undefined;
  /** What is wrong and how to mend it, as a sentence. Its presence makes the field invalid. */
  errorMessage?: string | undefined;
  /** Puts the word “(needed)” or “(optional)” into the label, so that no star has to be explained. */
  need?: 'needed' | 'optional' | undefined;
}

interface FieldLabelProps extends Pick<FieldWords, 'label' | 'need'> {
  /** The id of the control, unless React Aria's field around it knows. */
  htmlFor?: string | undefined;
}

export function FieldLabel({ label, need, htmlFor }: FieldLabelProps) {
  const t = useWords(controls);
  return (
    <Label className="fb-Field-label" {...(htmlFor && { htmlFor })}>
      {/* Whole texts: of parts, screen readers drop the space between them. */}
      {need ? `${label} ` : label}
      {need && <span className="fb-Field-need">{`(${t(need)})`}</span>}
    </Label>
  );
}

interface DescribingWords {
  /** The control names it in `aria-describedby`. */
  id: string;
  children: string;
}

export function FieldDescription({ id, children }: DescribingWords) {
  return (
    <span id={id} className="fb-Field-description">
      {children}
    </span>
  );
}

/** Below a field that takes no more. The field says it when it happens. */
export function FieldFull() {
  const t = useWords(controls);
  return <span className="fb-Field-description">{t('full')}</span>;
}

/** Not a live region: it is read with the field, and the error summary names it when a form is refused. */
export function FieldError({ id, children }: DescribingWords) {
  return (
    <span id={id} className="fb-Field-error">
      <Icon name="warning" />
      <span>{children}</span>
    </span>
  );
}
