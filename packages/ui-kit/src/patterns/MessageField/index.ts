export { MessageField, type MessageFieldProps } from './MessageField.tsx';
