import type { ClosedAccount, LeftAccount, VisitorPlace } from '@friendbase/contract';
import type { FieldError } from '../forms/formMachine.ts';

/** An account that was closed or left, as the one who tried to log in is told of it. */
export type ClosedStart = ClosedAccount | LeftAccount;

/** What a visitor's page starts with: which form is open, and what came of one that was sent without a script. */
export interface VisitorStart extends VisitorPlace {
  /** Names this page to the server, in the sign-up form. */
  formKey?: string;
  /** What was typed into the open form. Never a password. */
  values?: Readonly<Record<string, string>> | undefined;
  /** What the open form was refused for. */
  errors?: FieldError[] | undefined;
  /** The username that was asked for. */
  foundUsername?: string;
  /** Somebody can log in with pictures on this device. */
  hasPictures?: boolean | undefined;
  /** The account that was asked for is closed, or was left. */
  closed?: ClosedStart;
}

/** What one form starts with: nothing, unless it is the open one. */
export const startOf = (
  { form, values, errors }: VisitorStart,
  name: VisitorPlace['form'],
): Pick<VisitorStart, 'values' | 'errors'> => (form === name ? { values, errors } : {});
