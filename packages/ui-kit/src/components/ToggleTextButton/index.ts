export { ToggleTextButton, type ToggleTextButtonProps } from './ToggleTextButton.tsx';
