/** One file to load: the forms behind the tabs that are closed when the auth screen arrives. */
export { FindUsernameForm } from './FindUsernameForm.tsx';
export { SignUpForm } from './SignUpForm.tsx';
