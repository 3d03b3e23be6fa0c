import { TextField, type TextFieldProps } from '@friendbase/ui-kit';

/** A field that an account needs: what it asks for decides its keyboard and what a password manager fills in. */
type AccountFieldProps = Omit<TextFieldProps, 'type' | 'need' | 'autoComplete'>;

export const DisplayNameField = (field: AccountFieldProps) => (
  <TextField {...field} need="needed" autoComplete="nickname" />
);

export const EmailField = (field: AccountFieldProps) => (
  <TextField {...field} need="needed" type="email" autoComplete="email" />
);

/** The password of now, or with `isNew` one that is being chosen. */
export const PasswordField = ({ isNew = false, ...field }: AccountFieldProps & { isNew?: boolean }) => (
  <TextField
    {...field}
    need="needed"
    type="password"
    autoComplete={isNew ? 'new-password' : 'current-password'}
  />
);
