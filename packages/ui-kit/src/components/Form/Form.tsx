import type { ReactNode } from 'react';
import './Form.css';

export interface FormProps {
  /** The member asked to send the form, by its button or by Enter in a field. */
  onSubmit: () => void;
  /**
   * Where the browser itself posts the form while no script is there, as `application/x-www-form-urlencoded`. Without one a
   * form waits for its script.
   */
  action?: string | undefined;
  /** What is posted beside the fields, by name. */
  hidden?: Readonly<Record<string, string>> | undefined;
  /** Another form has its place for now. What is written in it stays. */
  isHidden?: boolean | undefined;
  children: ReactNode;
  'aria-label'?: string | undefined;
  'aria-labelledby'?: string | undefined;
}

/**
 * Fields that are sent together. The browser's own error bubbles are off: they vanish and name one field only. Never
 * sent by GET, which would put what was typed into the address: `dialog` sends nothing.
 */
export function Form({ onSubmit, action, hidden = {}, isHidden, children, ...label }: FormProps) {
  return (
    <form
      {...label}
      {...(action === undefined ? { method: 'dialog' } : { method: 'post', action })}
      noValidate
      hidden={isHidden}
      className="fb-Form"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
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
