/** One file to load: the forms behind the tabs that are closed when the auth screen arrives. */
export { HelpPanel } from './HelpPanel.tsx';
export { SignUpForm } from './SignUpForm.tsx';
