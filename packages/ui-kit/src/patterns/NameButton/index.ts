export { NameButton, type NameButtonProps } from './NameButton.tsx';
