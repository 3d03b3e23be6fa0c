/** One file to load: the forms behind the tabs that are closed when the auth screen arrives, and the way in without a password. */
export { PasskeyLogIn } from './PasskeyLogIn.tsx';
export { HelpPanel } from './HelpPanel.tsx';
export { SignUpForm } from './SignUpForm.tsx';
