import type { ReactNode } from 'react';
import './Form.css';

export interface FormProps {
  /** The member asked to send the form, by its button or by Enter in a field. */
  onSubmit: () => void;
  children: ReactNode;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
}

/** Fields that are sent together. The browser's own error bubbles are off: they vanish and name one field only. */
export function Form({ onSubmit, children, ...label }: FormProps) {
  return (
    <form
      {...label}
      noValidate
      className="fb-Form"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}

/**
 * The row with the form's main action, as the last of what stands in the form. It stays in view while the member
 * is in the form, however long the form is. Source: accessibility pattern 4.3.4.
 */
export function FormActions({ children }: { children: ReactNode }) {
  return <div className="fb-FormActions">{children}</div>;
}
