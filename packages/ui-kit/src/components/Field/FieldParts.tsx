import type { ReactNode } from 'react';
import { FieldDescription, FieldError, FieldLabel, type FieldWords } from './Field.tsx';

interface FieldPartsProps extends FieldWords {
  /** Of the help and of the error, so that the control can name them. */
  ids: { descriptionId: string; errorId: string };
  /** The id of the control, unless React Aria's field around it knows. */
  htmlFor?: string | undefined;
  /** The control. */
  children: ReactNode;
}

/** What every field of a form shows, in its order: label, help, control, error. */
export function FieldParts({
  label,
  need,
  description,
  errorMessage,
  ids,
  htmlFor,
  children,
}: FieldPartsProps) {
  return (
    <>
      <FieldLabel label={label} need={need} htmlFor={htmlFor} />
      {description !== undefined && <FieldDescription id={ids.descriptionId}>{description}</FieldDescription>}
      {children}
      {errorMessage !== undefined && <FieldError id={ids.errorId}>{errorMessage}</FieldError>}
    </>
  );
}
