/** One file to load: the forms behind the tabs that are closed when the auth screen arrives, and what stands below Log In. */
export { BelowLogIn } from './BelowLogIn.tsx';
export { HelpPanel } from './HelpPanel.tsx';
export { SignUpForm } from './SignUpForm.tsx';
