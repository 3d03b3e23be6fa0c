import type { ReactNode } from 'react';

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
