export { HelpButton, type HelpButtonProps } from './HelpButton.tsx';
